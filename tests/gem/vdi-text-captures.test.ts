import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareFrames } from '../../host/cli/compare-frames.ts';
import type { IndexedPicture } from '../../host/cli/png.ts';
import type { BitmapFont } from '../../host/formats/font.ts';
import { atariText } from '../../host/gem/vdi/atari-text.ts';
import { contains } from '../../host/gem/vdi/rect.ts';
import { Workstation } from '../../host/gem/vdi/workstation.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import { describeWithShared } from '../shared-files.ts';
import { readCapture } from './vdi-capture.ts';

const BLACK = 0x000000;
const LONG = 'Kartenspiel 123 äöüÄÖÜß gjpqy';
const SHORT = 'Karte 10 äöü';

/** What the captured GEM left of a letter that it garbled; nothing is written there afterwards. */
const STRAY_PIXELS = { x: 252, y: 285, w: 12, h: 13 };

/** The effects of the scene in its order: two columns, seven rows. */
const EFFECTS = [0, 1, 2, 4, 8, 16, 3, 5, 6, 9, 10, 12, 17, 24];
const SKEWED = 4;
const OUTLINED = 16;
const SKEWED_AND_OUTLINED = SKEWED | OUTLINED;

/** The face that a plain line of text in a capture shows; codes it does not show are blank. */
function faceOf(picture: IndexedPicture, x: number, y: number, text: string, cellHeight: number): BitmapFont {
  const rows = new Uint8Array(256 * cellHeight);
  atariText(text).forEach((code, i) => {
    for (let row = 0; row < cellHeight; row++) {
      let bits = 0;
      for (let column = 0; column < 8; column++) {
        const value = picture.pixels[(y + row) * picture.width + x + i * 8 + column];
        if (picture.palette[value] === BLACK) bits |= 0x80 >> column;
      }
      rows[code * cellHeight + row] = bits;
    }
  });
  return { cellWidth: 8, cellHeight, ascentRow: cellHeight === 16 ? 13 : 6, rows };
}

describeWithShared('text effects of the reference captures', 'gem-reference', (folder) => {
  it.each(EFFECTS.filter((bits) => (bits & SKEWED_AND_OUTLINED) !== SKEWED_AND_OUTLINED))(
    'effect bits %i, in both sizes',
    async (bits) => {
      const expected = await readCapture(join(folder, 'htext.png'));
      const machine = new AtariSt('st-high');
      const large = new Workstation(machine, { system: faceOf(expected, 4, 4, LONG, 16) });
      const small = new Workstation(machine, { system: faceOf(expected, 4, 24, SHORT, 8) });
      const place = EFFECTS.indexOf(bits);
      const x = 4 + (place % 2) * 320;
      const y = 4 + Math.trunc(place / 2) * 44;
      large.vst_effects(bits);
      large.v_gtext(x, y, LONG);
      small.vst_effects(bits);
      small.v_gtext(x, y + 20, SHORT);
      // The GEM of the captures leaves out a skewed character that the edge of the screen would cut.
      const left = (bits & SKEWED) !== 0 && x < 8 ? x + 8 : x - 8;
      const elsewhere = (px: number, py: number): boolean =>
        py < y || py >= y + 28 || px < left || px >= x + 300 || contains(STRAY_PIXELS, px, py);
      const { count, first } = compareFrames(machine.display.scanOut(), expected, elsewhere);
      expect({ count, first }).toEqual({ count: 0, first: null });
    },
  );
});
