import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packPicture, rasterOf } from './binokel/pack.ts';
import { PICTURES } from './binokel/pictures.ts';
import { encodePng } from './cards/png.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../assets/binokel');

/** Binokel's pictures as the files that the program reads; with `--png` also enlarged to look at, pixels as 3 to 4. */
const { values } = parseArgs({ options: { only: { type: 'string' }, png: { type: 'string' } } });

mkdirSync(FOLDER, { recursive: true });
for (const [name, { draw, colours }] of Object.entries(PICTURES)) {
  if (values.only !== undefined && values.only !== name) continue;
  const raster = rasterOf(draw(), colours);
  const image = packPicture(raster);
  writeFileSync(join(FOLDER, name), image);
  console.log(`assets/binokel/${name}: ${raster.width} x ${raster.height} pixels, ${image.length} bytes`);
  if (values.png !== undefined) {
    writeFileSync(join(values.png, `${name}-1.png`), encodePng(raster, 1, 1));
    writeFileSync(join(values.png, `${name}-3.png`), encodePng(raster, 3, 4));
  }
}
