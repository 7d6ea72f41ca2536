import type { KeyStroke } from '../key-stroke.ts';
import { type MouseReport, ScreenInput } from '../screen-input.ts';
import { pcKey } from './keyboard.ts';

/** Bits of the shift state, as the BIOS keeps them (interrupt 16h, function 2). */
export const SHIFT_STATE = { rightShift: 1, leftShift: 2, control: 4, alt: 8 } as const;

/** A key that was typed: what interrupt 16h gives, and the shift keys. */
export interface PcKeyReport {
  readonly kind: 'key';
  readonly scan: number;
  readonly ascii: number;
  readonly shift: number;
}

export type PcInputReport = MouseReport | PcKeyReport;

/** Keyboard and mouse of a PC. */
export class PcInput extends ScreenInput<PcKeyReport> {
  /** Types a key. Returns false where the PC has no such key and no such character. */
  pressKey(stroke: KeyStroke): boolean {
    const key = pcKey(stroke);
    if (key === null) return false;
    const shift =
      (stroke.shift ? SHIFT_STATE.leftShift : 0) |
      (stroke.ctrl ? SHIFT_STATE.control : 0) |
      (stroke.alt ? SHIFT_STATE.alt : 0);
    this.tell({ kind: 'key', scan: key.scan, ascii: key.ascii, shift });
    return true;
  }
}
