import type { KeyStroke } from '../hardware/display.ts';

/**
 * The keyboard and mouse of a machine, as the page feeds them; the Atari ST's keyboard processor is one.
 * Coordinates are pixels of the machine's screen.
 */
export interface InputDevice {
  readonly mouse: { readonly buttons: number };
  /** Shift keys that are down: 2 Shift, 4 Control, 8 Alternate (Kbshift bits of the Atari ST documentation). */
  shift: number;
  moveMouse(x: number, y: number): void;
  pressButton(button: 0 | 1): void;
  releaseButton(button: 0 | 1): void;
  /** The pointer was taken away: what was held is let go and nothing happens with it. */
  releaseAllButtons(): void;
  /** Returns false where the machine has no such key. */
  pressKey(stroke: KeyStroke): boolean;
}

const SHIFT = 2;
const CONTROL = 4;
const ALTERNATE = 8;

/** The shift keys that are down during an event. AltGr makes characters and is no shift key of the machine. */
export function shiftBits(event: KeyboardEvent | PointerEvent): number {
  const characters = event.getModifierState('AltGraph');
  return (
    (event.shiftKey ? SHIFT : 0) |
    (event.ctrlKey && !characters ? CONTROL : 0) |
    (event.altKey && !characters ? ALTERNATE : 0)
  );
}
