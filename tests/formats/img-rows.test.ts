import { describe, expect, it } from 'vitest';
import { decodeImg, type ImgWarningCode } from '../../host/formats/img.ts';
import { type ImgFields, idWords, imgBytes } from './img-bytes.ts';

/** The picture as text, a line per row and a digit per pixel, and the codes of the warnings. */
function decoded(fields: ImgFields, rows: readonly number[]): { picture: string[]; codes: ImgWarningCode[] } {
  const { raster, warnings } = decodeImg(imgBytes(fields, rows));
  const picture = Array.from({ length: raster.height }, (_, row) =>
    Array.from(raster.pixels.subarray(row * raster.width, (row + 1) * raster.width)).join(''),
  );
  return { picture, codes: warnings.map(({ code }) => code) };
}

const SET = '11111111';
const CLEAR = '00000000';

describe('rows of level 1', () => {
  it('unpacks solid runs, literals and patterns', () => {
    const fields = { width: 64, height: 1 };
    expect(decoded(fields, [0x02, 0x81, 0x80, 0x01, 0xa5, 0x00, 0x02, 0x0f, 0xf0])).toEqual({
      picture: [`${CLEAR}${CLEAR}${SET}10100101${'0000111111110000'.repeat(2)}`],
      codes: [],
    });
  });

  it('uses a repeated row as often as the count says, and clamps it at the last row', () => {
    const fields = { width: 8, height: 3 };
    expect(decoded(fields, [0x00, 0x00, 0xff, 0x02, 0x81, 0x01]).picture).toEqual([SET, SET, CLEAR]);
    expect(decoded(fields, [0x00, 0x00, 0xff, 0xc8, 0x81])).toEqual({
      picture: [SET, SET, SET],
      codes: ['repeat-clamped'],
    });
  });

  it('takes plane k as bit k of the pixel value', () => {
    const planes = [0xaa, 0xcc, 0xf0].flatMap((byte) => [0x80, 0x01, byte]);
    expect(decoded({ planes: 3, width: 8 }, planes).picture).toEqual(['76543210']);
  });

  it('ignores the bits that pad a row', () => {
    expect(decoded({ width: 9, height: 2 }, [0x01, 0x81, 0x82]).picture).toEqual(['000000001', '111111111']);
  });

  it('drops what a record makes beyond its plane row', () => {
    const rows = [0x9f, 0x01, 0x01];
    expect(decoded({ width: 16, height: 2 }, rows)).toEqual({
      picture: [SET + SET, CLEAR + CLEAR],
      codes: ['row-overrun'],
    });
    const twoPlanes = decoded({ width: 16, planes: 2 }, [0xff, 0x02]);
    expect(twoPlanes.picture).toEqual([SET + SET]);
  });

  it('takes a count of 0 as 256', () => {
    const literals = Array.from({ length: 256 }, () => 0xff);
    expect(decoded({ width: 2048 }, [0x80, 0x00, ...literals])).toEqual({
      picture: [SET.repeat(256)],
      codes: ['zero-count'],
    });
    expect(decoded({ width: 8, height: 300 }, [0x00, 0x00, 0xff, 0x00, 0x81, ...Array(44).fill(0x01)])).toEqual({
      picture: [...Array(256).fill(SET), ...Array(44).fill(CLEAR)],
      codes: ['zero-count'],
    });
  });

  it('accepts a repetition before a plane and ignores one inside a row', () => {
    expect(decoded({ width: 8, height: 2, planes: 2 }, [0x81, 0x00, 0x00, 0xff, 0x02, 0x81])).toEqual({
      picture: ['33333333', '33333333'],
      codes: ['repeat-before-plane'],
    });
    expect(decoded({ width: 16, height: 2 }, [0x81, 0x00, 0x00, 0xff, 0x02, 0x81, 0x02])).toEqual({
      picture: [SET + SET, CLEAR + CLEAR],
      codes: ['repeat-inside-row'],
    });
  });

  it('keeps what is there of a file that ends early', () => {
    expect(decoded({ width: 16, height: 3 }, [0x82, 0x81])).toEqual({
      picture: [SET + SET, SET + CLEAR, CLEAR + CLEAR],
      codes: ['truncated'],
    });
    expect(decoded({ width: 32 }, [0x80, 0x04, 0xff]).picture).toEqual([SET + CLEAR.repeat(3)]);
  });

  it('ignores bytes after the picture and says where they begin', () => {
    const { warnings } = decodeImg(imgBytes({ width: 8 }, [0x81, 1, 2, 3]));
    expect(warnings).toEqual([{ code: 'trailing-bytes', offset: 17 }]);
  });
});

describe('rows of levels 2 and 3', () => {
  const keep = [0x82, 0x00, 0x00, 0x00, 0x01];

  it('keeps bytes of the row above', () => {
    const fields = { width: 16, height: 2 };
    const picture = [SET + SET, SET + CLEAR];
    expect(decoded({ ...fields, version: 2 }, keep)).toEqual({ picture, codes: [] });
    expect(decoded({ ...fields, version: 3 }, keep)).toEqual({ picture, codes: [] });
    expect(decoded(fields, keep)).toEqual({ picture, codes: ['keep-in-level-1'] });
  });

  it('lets records cross plane rows and rows in level 3 only', () => {
    const fields = { width: 16, height: 2, planes: 2 };
    const rows = [0x83, 0x01, 0x84];
    expect(decoded({ ...fields, version: 3 }, rows)).toEqual({
      picture: [`${'3'.repeat(8)}${'1'.repeat(8)}`, '3'.repeat(16)],
      codes: [],
    });
    expect(decoded({ ...fields, version: 2 }, rows).codes).toContain('row-overrun');
  });

  it('carries on a pattern at its phase across a row end in level 3', () => {
    const rows = [0x00, 0x02, 0x01, 0x02, 0x03];
    const { raster } = decodeImg(imgBytes({ version: 3, patternLength: 3, width: 16, height: 3 }, rows));
    const bytes = Array.from({ length: 6 }, (_, index) =>
      Number.parseInt(raster.pixels.subarray(index * 8, index * 8 + 8).join(''), 2),
    );
    expect(bytes).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('reads ordinary rows in files that call themselves version 2', () => {
    expect(decoded({ version: 2, width: 16 }, [0x9f])).toEqual({ picture: [SET + SET], codes: ['row-overrun'] });
  });
});

describe('STTT pictures', () => {
  const palette = Array.from({ length: 16 }, (_, index) => (index & 7) * 0x111);
  const fields = { planes: 2, width: 8, height: 2, extension: [...idWords('STTT'), 16, ...palette] };

  it('are read row by row', () => {
    expect(decoded(fields, [0x81, 0x01, 0x01, 0x81])).toEqual({ picture: ['11111111', '22222222'], codes: [] });
  });

  it('are read plane by plane when only that ends with the file', () => {
    const repeated = [0x00, 0x00, 0xff, 0x02, 0x81, 0x01, 0x81];
    expect(decoded(fields, repeated)).toEqual({
      picture: ['11111111', '33333333'],
      codes: ['planes-sequential'],
    });
  });

  it('stay row by row when neither order ends with the file', () => {
    expect(decoded(fields, [0x81]).picture).toEqual(['11111111', '00000000']);
  });
});
