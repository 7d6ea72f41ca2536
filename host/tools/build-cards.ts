import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { encodeImg } from '../formats/img-encode.ts';
import type { Raster } from '../formats/raster.ts';
import { DESIGNS, type SheetDesign } from './cards/designs.ts';
import { encodePng } from './cards/png.ts';
import { composeSheet } from './cards/sheet.ts';

const CARDS_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../assets/cards');

/** The pattern lengths that real files use (FORMATS §1.1). */
const PATTERN_LENGTHS = [1, 2, 3, 4];

/** The shortest GEM picture of the sheet. */
function packSheet(sheet: Raster, design: SheetDesign): Uint8Array {
  const packed = PATTERN_LENGTHS.map((patternLength) => encodeImg(sheet, { ...design, patternLength }));
  return packed.reduce((best, next) => (next.length < best.length ? next : best));
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    png: { type: 'string' },
    scale: { type: 'string', default: '1' },
  },
});
const scale = Number(values.scale);
if (!Number.isInteger(scale) || scale < 1) throw new RangeError(`scale ${values.scale} is not a positive whole number`);
const designs = DESIGNS.filter(({ folder }) => values.only === undefined || folder === values.only);
if (designs.length === 0) throw new RangeError(`no sheet is named ${values.only}`);

for (const design of designs) {
  const sheet = composeSheet(design, join(CARDS_FOLDER, 'source'));
  const image = packSheet(sheet, design);
  writeFileSync(join(CARDS_FOLDER, design.file), image);
  console.log(`assets/cards/${design.file}: ${sheet.width} x ${sheet.height} pixels, ${image.length} bytes`);
  if (values.png !== undefined) {
    const file = join(values.png, `${design.folder}.png`);
    writeFileSync(file, encodePng(sheet, design.aspect[0] * scale, design.aspect[1] * scale));
    console.log(`${file}: scale ${scale}`);
  }
}
