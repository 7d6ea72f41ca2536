import type { KeyStroke } from '../key-stroke.ts';
import { type MouseReport, ScreenInput } from '../screen-input.ts';
import { stKey } from './keyboard.ts';

/** Bits of the shift state, as Kbshift of the Atari ST reports them. */
export const KBSHIFT = { rightShift: 1, leftShift: 2, control: 4, alternate: 8 } as const;

/** A key that was typed: scan code, character of the Atari set, shift keys. */
export interface IkbdKey {
  readonly kind: 'key';
  readonly scan: number;
  readonly ascii: number;
  readonly shift: number;
}

/** What the keyboard processor reports. */
export type IkbdEvent = MouseReport | IkbdKey;

/** The intelligent keyboard of the Atari ST: mouse and keys. */
export class Ikbd extends ScreenInput<IkbdKey> {
  /** Types a key. Returns false where the Atari ST has no such key and no such character. */
  pressKey(stroke: KeyStroke): boolean {
    const key = stKey(stroke);
    if (key === null) return false;
    const shift =
      (stroke.shift ? KBSHIFT.leftShift : 0) |
      (stroke.ctrl ? KBSHIFT.control : 0) |
      (stroke.alt ? KBSHIFT.alternate : 0);
    this.tell({ kind: 'key', scan: key.scan, ascii: key.ascii, shift });
    return true;
  }
}
