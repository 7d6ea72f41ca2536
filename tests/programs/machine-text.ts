import { repoText } from '../../host/cli/repo.ts';
import { cp437Text } from '../../host/formats/cp437-charset.ts';
import { type BitmapFont, parseFont } from '../../host/formats/font.ts';
import { spectrumText } from '../../host/formats/spectrum-charset.ts';
import type { Frame } from '../../host/hardware/display.ts';

/** How a machine writes: its characters, and the codes of a text. */
interface Writing {
  readonly font: BitmapFont;
  readonly codes: (text: string) => Iterable<number>;
}

const WRITINGS = {
  pc: { font: parseFont(repoText('roms-free-fonts/cp437-8x14.txt')), codes: cp437Text },
  spectrum: { font: parseFont(repoText('roms-free-fonts/spectrum-8x8.txt')), codes: spectrumText },
} as const satisfies Readonly<Record<string, Writing>>;

/**
 * Every place of a text on the screen of a PC or a Spectrum, from the top: its ink has one colour, which the pixels around
 * it do not have, whatever colours those are.
 *
 * @param text characters that the machine has; blanks at its ends count for nothing
 * @returns upper left corners in pixels of the frame, the Spectrum's with its border
 */
export function* placesOfText(
  machine: keyof typeof WRITINGS,
  frame: Frame,
  text: string,
): Generator<{ readonly x: number; readonly y: number }, undefined> {
  const { font, codes } = WRITINGS[machine];
  const lines = inkOf([...codes(text.trim())], font);
  const width = lines[0].length;
  for (let y = 0; y + lines.length <= frame.height; y++) {
    for (let x = 0; x + width <= frame.width; x++) if (stands(lines, frame, x, y)) yield { x, y };
  }
  return undefined;
}

/** Whether a text stands on the screen of a PC or a Spectrum. */
export function showsText(machine: keyof typeof WRITINGS, frame: Frame, text: string): boolean {
  return placesOfText(machine, frame, text).next().done !== true;
}

/** The lines of a text, true for ink. */
function inkOf(codes: readonly number[], { rows, cellWidth, cellHeight }: BitmapFont): readonly (readonly boolean[])[] {
  return Array.from({ length: cellHeight }, (_, line) =>
    codes.flatMap((code) =>
      Array.from({ length: cellWidth }, (_, x) => ((rows[code * cellHeight + line] >> (7 - x)) & 1) === 1),
    ),
  );
}

function stands(lines: readonly (readonly boolean[])[], frame: Frame, left: number, top: number): boolean {
  const at = (x: number, y: number): number => frame.pixels[(top + y) * frame.width + left + x];
  const first = lines.findIndex((line) => line.includes(true));
  const ink = first < 0 ? -1 : at(lines[first].indexOf(true), first);
  return lines.every((line, y) => line.every((inked, x) => inked === (at(x, y) === ink)));
}
