import { type DecodedImage, decodeImg, type ImgOptions } from '../../formats/img.ts';
import type { PaletteOrder } from '../../formats/img-palette.ts';
import { rgb24 } from '../../formats/raster.ts';
import type { Command } from '../command.ts';
import { readBytes, sha256, writeBytes } from '../files.ts';
import { planOutputs } from '../outputs.ts';
import { examineFiles, type FileReport } from '../per-file.ts';
import { encodeIndexedPng } from '../png.ts';
import { scaleFrame } from '../scale-frame.ts';

const MOST_FILES = 100_000;
const LARGEST_SCALE = 16;

/** A 0xRRGGBB colour as `#rrggbb`. */
function colourText(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}

/** `1 plane`, `4 planes`. */
export function planesText(planes: number): string {
  return planes === 1 ? '1 plane' : `${planes} planes`;
}

function report(file: string, image: DecodedImage): FileReport {
  const { raster, warnings } = image;
  const json = {
    file,
    sha256: sha256(rgb24(raster)),
    variant: image.variant,
    version: image.version,
    headerWords: image.headerWords,
    patternLength: image.patternLength,
    width: raster.width,
    height: raster.height,
    planes: raster.planes,
    pixelWidthMicrons: image.pixelWidthMicrons,
    pixelHeightMicrons: image.pixelHeightMicrons,
    palette: Array.from(raster.palette, colourText),
    paletteSource: image.paletteSource,
    vdiOrderSuspected: image.vdiOrderSuspected,
    warnings,
  };
  const colours = `${raster.palette.length} colours from the ${image.paletteSource === 'file' ? 'file' : 'default palette'}`;
  const lines = [
    `${file}: ${image.variant}, ${raster.width}x${raster.height}, ${planesText(raster.planes)}, ${colours}`,
    ...warnings.map(({ code, offset }) => `  warning: ${code} at offset ${offset}`),
    ...(image.vdiOrderSuspected ? ['  the palette may be in VDI order; try --palette-order vdi'] : []),
    `  sha256 ${json.sha256}`,
  ];
  return { json, text: `${lines.join('\n')}\n` };
}

/** `img`: what is in GEM pictures, and the pictures themselves as PNG. */
export const img: Command = {
  name: 'img',
  synopsis: ['img FILE ... [--png OUT] [--scale N]'],
  summary: 'decodes GEM pictures (IMG, XIMG): variant, size, planes, palette, warnings',
  notes: [
    'With several files OUT is a folder that receives NAME.png for each. sha256 is that of the pixels as bytes red, green, blue, row by row. A file that cannot be decoded is reported with the reason and the offset, and the others go on; the exit code is then 1.',
  ],
  options: {
    png: { value: 'OUT', summary: 'write the picture as a PNG file with its palette' },
    scale: { value: 'N', summary: `enlarge each pixel to N x N, 1 to ${LARGEST_SCALE}`, needs: 'png' },
    'palette-order': {
      value: 'ORDER',
      summary: 'pixel (nearly all files) or vdi: how the palette in the file is ordered',
    },
  },
  async run(line, io) {
    const files = line.arguments('FILE', 1, MOST_FILES);
    const scale = line.whole('scale', 1, 1, LARGEST_SCALE);
    const options: ImgOptions = { paletteOrder: line.choice<PaletteOrder>('palette-order', 'pixel', ['pixel', 'vdi']) };
    const placeOf = planOutputs(files, line.text('png'), 'png');
    return examineFiles(files, line.has('json'), io, (file) => {
      const image = decodeImg(readBytes(file), options);
      const place = placeOf(file);
      if (place !== null) writeBytes(place, encodeIndexedPng(scaleFrame(image.raster, scale)));
      return report(file, image);
    });
  },
};
