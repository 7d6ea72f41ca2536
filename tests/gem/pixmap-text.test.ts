import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { PixmapTextError, parsePixmaps, type TextPixmap } from '../../host/gem/vdi/pixmap-text.ts';
import { describeWithShared } from '../shared-files.ts';

function read(path: string): ReadonlyMap<string, TextPixmap> {
  return parsePixmaps(readFileSync(new URL(`../../host/gem/${path}`, import.meta.url), 'utf8'));
}

function faultOf(text: string): PixmapTextError {
  try {
    parsePixmaps(text);
  } catch (error) {
    if (error instanceof PixmapTextError) return error;
    throw error;
  }
  throw new Error('the text was accepted');
}

describe('parsePixmaps', () => {
  it('makes words with bit 15 at the left, rows padded to whole words', () => {
    const [picture] = parsePixmaps(
      '; two words a row\n\nflag 18 2 17 1\n#o..............o#\n................#.\n',
    ).values();
    expect(picture).toMatchObject({ width: 18, height: 2, hotX: 17, hotY: 1 });
    expect(Array.from(picture.form)).toEqual([0x8000, 0x4000, 0x0000, 0x8000]);
    expect(Array.from(picture.mask)).toEqual([0xc000, 0xc000, 0x0000, 0x8000]);
  });

  it('reads several pictures and lines that end with CR LF', () => {
    const pictures = parsePixmaps('one 1 1 0 0\r\n#\r\n\r\n; next\r\ntwo 2 1 0 0\r\no.\r\n');
    expect([...pictures.keys()]).toEqual(['one', 'two']);
    expect(pictures.get('two')?.mask[0]).toBe(0x8000);
    expect(pictures.get('two')?.form[0]).toBe(0);
  });

  it('names the line of a fault', () => {
    const heading = 'expected "<name> <width> <height> <hot x> <hot y>"';
    expect(faultOf('\n; x\n##')).toMatchObject({ line: 3, reason: heading });
    expect(faultOf('a 2 2 0 0\n##\n#')).toMatchObject({ line: 3, reason: 'row of 1 pixels, not 2' });
    expect(faultOf('a 2 2 0 0\n##')).toMatchObject({ line: 3, reason: 'the text ends inside a picture' });
    expect(faultOf('a 2 1 0 0\n#x')).toMatchObject({ line: 2, reason: "unknown pixel 'x', expected '#', 'o' or '.'" });
    expect(faultOf('a 0 1 0 0')).toMatchObject({ line: 1, reason: 'size 0x1 is not 1..64' });
    expect(faultOf('a 1 65 0 0')).toMatchObject({ line: 1, reason: 'size 1x65 is not 1..64' });
    expect(faultOf('a 1 1 1 0\n#')).toMatchObject({ line: 1, reason: 'hot spot 1,0 is outside' });
    expect(faultOf('a 1 1 0 0\n#\na 1 1 0 0\n#')).toMatchObject({ line: 3, reason: 'picture "a" is given twice' });
  });
});

describe('the mouse forms', () => {
  const forms = read('vdi/mouse-forms.txt');

  it('are the eight of graf_mouse, in its order, with the hot spots of FIDELITY 1.6', () => {
    expect([...forms].map(([name, { hotX, hotY }]) => [name, hotX, hotY])).toEqual([
      ['arrow', 0, 0],
      ['text-cursor', 7, 7],
      ['busy-bee', 8, 8],
      ['pointing-hand', 0, 0],
      ['flat-hand', 8, 8],
      ['thin-cross', 7, 7],
      ['thick-cross', 7, 7],
      ['outlined-cross', 7, 7],
    ]);
  });

  it('are 16 x 16 with data inside the mask, each another picture', () => {
    const shapes = new Set<string>();
    for (const { width, height, mask, form } of forms.values()) {
      expect([width, height]).toEqual([16, 16]);
      expect(form.some((word) => word !== 0)).toBe(true);
      expect(form.every((word, row) => (word & ~mask[row]) === 0)).toBe(true);
      shapes.add(form.join(' '));
    }
    expect(shapes.size).toBe(forms.size);
  });

  it('keep the bee inside 15 x 15 pixels', () => {
    const bee = forms.get('busy-bee');
    expect(bee?.form[15]).toBe(0);
    expect(bee?.form.every((word) => (word & 1) === 0)).toBe(true);
  });
});

describe('the alert signs', () => {
  it('are note, question and stop, 32 x 32, opaque in the middle and clear at the corners', () => {
    const signs = read('aes/icons.txt');
    expect([...signs.keys()]).toEqual(['note', 'question', 'stop']);
    for (const [name, { width, height, mask, form }] of signs) {
      expect([width, height, mask.length], name).toEqual([32, 32, 64]);
      expect(
        form.every((word, index) => (word & ~mask[index]) === 0),
        name,
      ).toBe(true);
      expect([mask[0] & 0x8000, mask[1] & 1, mask[62] & 0x8000, mask[63] & 1], name).toEqual([0, 0, 0, 0]);
      expect([mask[32] & 0x7fff, mask[33] & 0xfffe], name).toEqual([0x7fff, 0xfffe]);
    }
  });
});

describeWithShared('the arrow', 'gem-reference', (captures) => {
  /** The 16 x 16 pixels at (`x`, `y`) of a monochrome capture as words; a set bit is white. */
  async function whiteWords(file: string, x: number, y: number): Promise<number[]> {
    const context = createCanvas(16, 16).getContext('2d');
    context.drawImage(await loadImage(join(captures, file)), -x, -y);
    const { data: rgba } = context.getImageData(0, 0, 16, 16);
    return Array.from({ length: 16 }, (_, row) =>
      Array.from({ length: 16 }, (_, column) => (rgba[(row * 16 + column) * 4] > 127 ? 0x8000 >> column : 0)).reduce(
        (word, bit) => word | bit,
      ),
    );
  }

  it('is the standard form, over white and over black', async () => {
    const arrow = read('vdi/mouse-forms.txt').get('arrow');
    const overWhite = await whiteWords('hptr0a.png', 160, 100);
    const overBlack = await whiteWords('hptr0b.png', 480, 100);
    expect(overWhite.map((word) => ~word & 0xffff)).toEqual(Array.from(arrow?.form ?? []));
    expect(overBlack).toEqual(Array.from(arrow?.mask ?? [], (word, row) => word & ~(arrow?.form[row] ?? 0)));
  });
});
