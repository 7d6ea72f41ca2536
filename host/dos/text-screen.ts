import { cp437Text } from '../formats/cp437-charset.ts';
import type { IbmPc } from '../hardware/pc/machine.ts';
import { COLUMNS, ROWS } from '../hardware/pc/scanout.ts';
import { DOS_ATTRIBUTE, setCursorPlace, TEXT_SEGMENT, VIDEO_MODE } from '../hardware/pc/video-modes.ts';

const BLANK = 0x20;
const CELL_BYTES = 2;
const ROW_BYTES = COLUMNS * CELL_BYTES;

/**
 * The text screen as DOS writes it: 80x25 characters of code page 437 with a cursor, wrapping at the right edge and
 * scrolling at the foot (interrupt 10h, functions 6, 9 and 0Eh).
 */
export class TextScreen {
  readonly #pc: IbmPc;
  /** Colours of what is written next: bits 0 to 3 the letters, 4 to 6 the ground, 7 blinking. */
  attribute: number = DOS_ATTRIBUTE;
  #column = 0;
  #row = 0;

  /** Sets the text mode, with an empty screen. */
  constructor(pc: IbmPc) {
    this.#pc = pc;
    pc.setVideoMode(VIDEO_MODE.text);
  }

  get column(): number {
    return this.#column;
  }

  get row(): number {
    return this.#row;
  }

  /** Empties the screen; the cursor goes to the upper left corner. */
  clear(): void {
    this.#blank(0, ROWS);
    this.moveTo(0, 0);
  }

  /** Puts the cursor, and what is written next, into a cell; cells outside are moved to the nearest one. */
  moveTo(column: number, row: number): void {
    this.#column = Math.min(COLUMNS - 1, Math.max(0, column));
    this.#row = Math.min(ROWS - 1, Math.max(0, row));
    this.#showCursor();
  }

  /** Writes a text. A line feed begins a new line; a backspace takes back the character before it in its line. */
  write(text: string): void {
    text.split('\n').forEach((line, i) => {
      if (i > 0) this.#newLine();
      for (const part of line.split(/([\b])/)) {
        if (part === '\b') this.#takeBack();
        else for (const code of cp437Text(part)) this.#put(code);
      }
    });
    this.#showCursor();
  }

  #put(code: number): void {
    const address = TEXT_SEGMENT + this.#row * ROW_BYTES + this.#column * CELL_BYTES;
    this.#pc.ega.memory.write(address, code);
    this.#pc.ega.memory.write(address + 1, this.attribute);
    this.#column++;
    if (this.#column === COLUMNS) this.#newLine();
  }

  #takeBack(): void {
    if (this.#column === 0) return;
    this.#column--;
    this.#put(BLANK);
    this.#column--;
  }

  #newLine(): void {
    this.#column = 0;
    if (this.#row < ROWS - 1) {
      this.#row++;
      return;
    }
    this.#pc.ega.memory.copy(TEXT_SEGMENT + ROW_BYTES, TEXT_SEGMENT, (ROWS - 1) * ROW_BYTES);
    this.#blank(ROWS - 1, ROWS);
  }

  #blank(top: number, bottom: number): void {
    for (let at = top * ROW_BYTES; at < bottom * ROW_BYTES; at += CELL_BYTES) {
      this.#pc.ega.memory.write(TEXT_SEGMENT + at, BLANK);
      this.#pc.ega.memory.write(TEXT_SEGMENT + at + 1, this.attribute);
    }
  }

  #showCursor(): void {
    setCursorPlace(this.#pc.ega, this.#row * COLUMNS + this.#column);
  }
}
