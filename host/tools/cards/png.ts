import { crc32, deflateSync } from 'node:zlib';
import { type Raster, rgb24 } from '../../formats/raster.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const TRUE_COLOUR = 2;

/** Writes a picture as a PNG of 24 bits per pixel, each pixel enlarged to `across` x `down`. */
export function encodePng(picture: Raster, across: number, down: number): Uint8Array {
  const width = picture.width * across;
  const height = picture.height * down;
  const rgb = rgb24(picture);
  const stride = 1 + 3 * width;
  const scanlines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / down) * picture.width;
    for (let x = 0; x < width; x++) {
      const pixel = 3 * (row + Math.floor(x / across));
      scanlines.set(rgb.subarray(pixel, pixel + 3), y * stride + 1 + 3 * x);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = TRUE_COLOUR;
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(scanlines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
