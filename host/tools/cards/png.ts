import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from '../../formats/raster.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Writes a black and white picture as an 8-bit grey PNG, each pixel enlarged to `scale` x `scale`. */
export function encodePng(picture: Raster, scale: number): Uint8Array {
  const width = picture.width * scale;
  const height = picture.height * scale;
  const scanlines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = picture.pixels[Math.floor(y / scale) * picture.width + Math.floor(x / scale)];
      scanlines[y * (width + 1) + 1 + x] = picture.palette[value] & 0xff;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
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
