/** A key of the player's keyboard or of a script, before a machine makes its own key of it. */
export interface KeyStroke {
  /** As KeyboardEvent.key names it: 'a', 'Z', 'ä', 'Enter', 'F1', 'ArrowUp', 'Help', 'Undo', ' '. */
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** The key lies on the numeric keypad (KeyboardEvent.location 3) and writes a character or is its Enter. */
  readonly keypad?: boolean;
}
