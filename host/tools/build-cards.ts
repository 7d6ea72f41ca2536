import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { encodeImg } from '../formats/img-encode.ts';
import type { Raster } from '../formats/raster.ts';
import { encodePng } from './cards/png.ts';
import { composeSheet } from './cards/sheet.ts';

const CARDS_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../assets/cards');

/** The pattern lengths that real files use (FORMATS §1.1). */
const PATTERN_LENGTHS = [1, 2, 3, 4];

/** The shortest plain GEM picture of the sheet; a picture of one plane needs no palette (FORMATS §1.5). */
function packSheet(sheet: Raster): Uint8Array {
  const packed = PATTERN_LENGTHS.map((patternLength) => encodeImg(sheet, { variant: 'plain', patternLength }));
  return packed.reduce((best, next) => (next.length < best.length ? next : best));
}

const { values } = parseArgs({ options: { png: { type: 'string' }, scale: { type: 'string', default: '1' } } });
const scale = Number(values.scale);
if (!Number.isInteger(scale) || scale < 1) throw new RangeError(`scale ${values.scale} is not a positive whole number`);

const sheet = composeSheet(join(CARDS_FOLDER, 'source'));
const image = packSheet(sheet);
writeFileSync(join(CARDS_FOLDER, 'CARDS.IMG'), image);
console.log(`assets/cards/CARDS.IMG: ${sheet.width} x ${sheet.height} pixels, ${image.length} bytes`);

if (values.png !== undefined) {
  writeFileSync(values.png, encodePng(sheet, scale));
  console.log(`${values.png}: scale ${scale}`);
}
