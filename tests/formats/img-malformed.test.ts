import { describe, expect, it } from 'vitest';
import { FormatError } from '../../host/formats/format-error.ts';
import { decodeImg, looksLikeImg } from '../../host/formats/img.ts';
import { idWords, imgBytes } from './img-bytes.ts';

function refusal(bytes: Uint8Array): { reason: string; offset: number } {
  try {
    decodeImg(bytes);
  } catch (error) {
    if (error instanceof FormatError && error.format === 'img') {
      return { reason: error.reason, offset: error.offset };
    }
    throw error;
  }
  return { reason: 'decoded', offset: -1 };
}

const ONE_ROW = [0x02];
const FLOPPY = new Uint8Array(1024);
FLOPPY.set([0x60, 0x38, 0x90]);
FLOPPY.set([0x00, 0x02, 0x02, 0x01, 0x00, 0x02], 11);

describe('what is no indexed GEM picture', () => {
  it.each([
    ['an empty file', new Uint8Array(0), 'too-short', 0],
    ['15 bytes', new Uint8Array(15), 'too-short', 15],
    ['version 4', imgBytes({ version: 4 }, ONE_ROW), 'unknown-version', 0],
    ['a floppy image', FLOPPY, 'disk-image', 0],
    ['header length 0', imgBytes({ headerWords: 0 }, ONE_ROW), 'header-too-short', 2],
    ['header length 7', imgBytes({ headerWords: 7 }, ONE_ROW), 'header-too-short', 2],
    ['header length 0x7FFF', imgBytes({ headerWords: 0x7fff }, ONE_ROW), 'header-beyond-file', 2],
    ['a palette cut off', imgBytes({ headerWords: 59, extension: idWords('XIMG') }, []), 'header-beyond-file', 2],
    ['0 planes', imgBytes({ planes: 0 }, ONE_ROW), 'no-planes', 4],
    ['9 planes', imgBytes({ planes: 9 }, ONE_ROW), 'too-many-planes', 4],
    ['true colour', imgBytes({ planes: 24 }, ONE_ROW), 'too-many-planes', 4],
    ['65535 planes', imgBytes({ planes: 65535 }, ONE_ROW), 'too-many-planes', 4],
    ['Ventura true colour', imgBytes({ extension: [3] }, ONE_ROW), 'too-many-planes', 16],
    ['width 0', imgBytes({ width: 0 }, ONE_ROW), 'empty-picture', 12],
    ['height 0', imgBytes({ height: 0 }, ONE_ROW), 'empty-picture', 14],
    ['65535 x 65535 x 8', imgBytes({ planes: 8, width: 65535, height: 65535 }, [0x01]), 'picture-too-large', 12],
    ['more rows than bytes can tell', imgBytes({ width: 8, height: 257 }, [0x01]), 'too-few-bytes', 14],
    ['a header alone', imgBytes({ height: 4 }, []), 'too-few-bytes', 14],
  ])('%s', (_, bytes, reason, offset) => {
    expect(refusal(bytes)).toEqual({ reason, offset });
  });
});

describe('the test for GEM pictures', () => {
  it('accepts what the header allows, whatever follows', () => {
    expect(looksLikeImg(imgBytes({}, ONE_ROW))).toBe(true);
    expect(looksLikeImg(imgBytes({ version: 0, planes: 8, width: 65535, height: 65535 }, ONE_ROW))).toBe(true);
  });

  it.each([
    ['an empty file', new Uint8Array(0)],
    ['a floppy image', FLOPPY],
    ['version 4', imgBytes({ version: 4 }, ONE_ROW)],
    ['a header below 8 words', imgBytes({ headerWords: 7 }, ONE_ROW)],
    ['a header as long as the file', imgBytes({}, [])],
    ['9 planes', imgBytes({ planes: 9 }, ONE_ROW)],
    ['no rows', imgBytes({ height: 0 }, ONE_ROW)],
  ])('rejects %s', (_, bytes) => {
    expect(looksLikeImg(bytes)).toBe(false);
  });
});

describe('what is odd, but decoded', () => {
  const partial = (bytes: Uint8Array): string[] => decodeImg(bytes).warnings.map(({ code }) => code);

  it('pattern length 0 makes no bytes and ends', () => {
    expect(partial(imgBytes({ patternLength: 0 }, [0x00, 0x09, 0x00, 0x09]))).toEqual([
      'pattern-length-unusual',
      'truncated',
    ]);
  });

  it('pattern length 65535 reads no further than the file', () => {
    const bytes = imgBytes({ patternLength: 65535 }, [0x00, 0xff, 0xaa, 0x55]);
    expect(partial(bytes)).toEqual(['pattern-length-unusual', 'truncated']);
  });

  it('pattern length 65535 with all its bytes fills a row and no more', () => {
    const pattern = Array.from({ length: 65535 }, () => 0xff);
    const { raster, warnings } = decodeImg(
      imgBytes({ patternLength: 65535, height: 2 }, [0x00, 0xff, ...pattern, 0x02]),
    );
    expect(Array.from(raster.pixels)).toEqual([...Array(16).fill(1), ...Array(16).fill(0)]);
    expect(warnings.map(({ code }) => code)).toEqual(['pattern-length-unusual', 'row-overrun']);
  });

  it('runs of 127 bytes on rows of 2', () => {
    const { raster, warnings } = decodeImg(imgBytes({ height: 3 }, [0xff, 0x7f, 0xff]));
    expect([0, 16, 32].map((at) => raster.pixels[at])).toEqual([1, 0, 1]);
    expect(warnings).toEqual([{ code: 'row-overrun', offset: 16 }]);
  });

  it.each([
    ['a literal', [0x80, 0x02, 0xff]],
    ['a literal without its count', [0x80]],
    ['a pattern', [0x00, 0x02, 0xff]],
    ['a record of a row', [0x00, 0x00]],
    ['a repetition', [0x00, 0x00, 0xff]],
    ['a repetition without its row', [0x00, 0x00, 0xff, 0x02]],
  ])('%s cut off', (_, rows) => {
    expect(partial(imgBytes({}, rows))).toEqual(['truncated']);
  });

  it('version 0', () => {
    expect(partial(imgBytes({ version: 0 }, ONE_ROW))).toEqual(['version-unusual']);
  });

  it('many faults make a short list of warnings', () => {
    const rows = Array.from({ length: 5000 }, () => 0x7f);
    const bytes = imgBytes({ height: 5000 }, rows);
    expect(partial(bytes)).toEqual(['row-overrun']);
  });
});
