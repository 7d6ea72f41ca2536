import { expect, it } from 'vitest';
import { FormatError } from '../../host/formats/format-error.ts';
import { decodeImg } from '../../host/formats/img.ts';
import { rgb24 } from '../../host/formats/raster.ts';
import { describeWithShared } from '../shared-files.ts';
import { readBytes, readManifest, sha256 } from './manifest.ts';

describeWithShared('the pictures made for the project', 'files/img', (dir) => {
  const rows = readManifest(dir);
  const isMalformed = (row: Record<string, string>): boolean => row.expect === 'error-or-partial';

  it.each(rows.filter((row) => !isMalformed(row)))('$file: $note', (row) => {
    const options = row.expect === 'ok-with-vdi-order' ? ({ paletteOrder: 'vdi' } as const) : {};
    const image = decodeImg(readBytes(dir, row.file), options);
    expect([image.raster.width, image.raster.height]).toEqual([Number(row.width), Number(row.height)]);
    expect(sha256(rgb24(image.raster))).toBe(row.rgb24_sha256);
    expect(image.vdiOrderSuspected).toBe(row.expect === 'ok-with-vdi-order');
  });

  it.each(rows.filter(isMalformed))('$file: $note', (row) => {
    const bytes = readBytes(dir, row.file);
    try {
      expect(decodeImg(bytes).warnings).not.toEqual([]);
    } catch (error) {
      expect(error).toBeInstanceOf(FormatError);
      expect((error as FormatError).offset).toBeGreaterThanOrEqual(0);
      expect((error as FormatError).offset).toBeLessThanOrEqual(bytes.length);
    }
  });
});

describeWithShared('pictures from public Atari repositories', 'files/real', (dir) => {
  const variants: Readonly<Record<string, string>> = {
    plain: 'plain',
    'XIMG/model0': 'ximg',
    'hdr9/flag0': 'ventura',
    'hdr9/flag1': 'ventura',
  };

  it.each(readManifest(dir))('$file', (row) => {
    const image = decodeImg(readBytes(dir, row.file));
    const { raster } = image;
    expect({
      version: image.version,
      headerWords: image.headerWords,
      planes: raster.planes,
      patternLength: image.patternLength,
      pixel: [image.pixelWidthMicrons, image.pixelHeightMicrons],
      size: [raster.width, raster.height],
      variant: image.variant,
      sha256: sha256(rgb24(raster)),
      vdiOrderSuspected: image.vdiOrderSuspected,
    }).toEqual({
      version: Number(row.version),
      headerWords: Number(row.hdr_words),
      planes: Number(row.planes),
      patternLength: Number(row.patlen),
      pixel: [Number(row.pix_w_um), Number(row.pix_h_um)],
      size: [Number(row.width), Number(row.height)],
      variant: variants[row.variant],
      sha256: row.rgb24_sha256,
      vdiOrderSuspected: false,
    });
  });
});
