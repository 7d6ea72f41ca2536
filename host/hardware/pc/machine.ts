import type { Clock } from '../clock.ts';
import type { Display } from '../display.ts';
import { Ega } from './ega.ts';
import { PcInput } from './input.ts';
import { CHARACTER_LINES } from './scanout.ts';
import { PcSound } from './speaker.ts';
import { setVideoMode, VIDEO_MODE, type VideoMode } from './video-modes.ts';

const CHARACTERS = 256;

/** The card's characters are 256 of 14 bytes each, and no others. */
export class CharacterGeneratorError extends Error {
  override readonly name = 'CharacterGeneratorError';
  /** Bytes that were given. */
  readonly length: number;

  constructor(length: number) {
    super(`a character generator of ${length} bytes instead of ${CHARACTERS * CHARACTER_LINES}`);
    this.length = length;
  }
}

/**
 * A PC with an EGA card, its monitor, keyboard, mouse and speaker, as far as its programs can see it. After switching on
 * it shows an empty text screen.
 */
export class IbmPc {
  readonly ega: Ega;
  readonly display: Display;
  readonly input: PcInput;
  readonly sound = new PcSound();
  /** The characters of the card, 14 bytes each, by their codes. */
  readonly characters: Uint8Array;
  #mode: VideoMode = VIDEO_MODE.text;

  /**
   * @param characters 256 times 14 bytes, bit 7 of each the left pixel
   * @throws CharacterGeneratorError
   */
  constructor(clock: Clock, characters: Uint8Array) {
    if (characters.length !== CHARACTERS * CHARACTER_LINES) throw new CharacterGeneratorError(characters.length);
    this.characters = characters;
    this.ega = new Ega(clock);
    this.display = this.ega;
    this.input = new PcInput(this.ega.width, this.ega.height);
    this.setVideoMode(VIDEO_MODE.text);
  }

  get videoMode(): VideoMode {
    return this.#mode;
  }

  /** Sets a mode, with an empty screen in its usual colours (interrupt 10h, function 0). */
  setVideoMode(mode: VideoMode): void {
    this.#mode = mode;
    setVideoMode(this.ega, mode, this.characters);
  }
}
