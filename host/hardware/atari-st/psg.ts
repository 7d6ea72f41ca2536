import { type ChipSound, SoundReports } from '../chip-sound.ts';
import { renderDosound } from './dosound.ts';
import { YM_REGISTER } from './ym2149.ts';

const { toneAFine, toneACoarse, mixer, volumeA, envelopeFine, envelopeCoarse, envelopeShape } = YM_REGISTER;

const TONE_A_ALONE = 0xfe;
const BY_ENVELOPE = 0x10;
const END = [0xff, 0] as const;

/** The bell of TOS: 2404 Hz, dying away in 0.52 s (FIDELITY §2.2). */
export const BELL: readonly number[] = [
  ...[toneAFine, 0x34, toneACoarse, 0],
  ...[mixer, TONE_A_ALONE, volumeA, BY_ENVELOPE],
  ...[envelopeFine, 0x00, envelopeCoarse, 0x10, envelopeShape, 9],
  ...END,
];

/** The click of a key: 2119 Hz, dying away in 49 ms (FIDELITY §2.2). */
export const KEY_CLICK: readonly number[] = [
  ...[toneAFine, 0x3b, toneACoarse, 0],
  ...[mixer, TONE_A_ALONE, volumeA, BY_ENVELOPE],
  ...[envelopeFine, 0x80, envelopeCoarse, 0x01, envelopeShape, 3],
  ...END,
];

/** Bits of the system variable `conterm` that are about sound (Atari ST documentation, $484). */
export const CONTERM = { keyClick: 1, bell: 4 } as const;

/** Commands for `Dosound` as a sound; equal arrays of commands are the same sound. */
export class PsgSound implements ChipSound {
  readonly commands: readonly number[];

  constructor(commands: readonly number[]) {
    this.commands = commands;
  }

  /** @throws DosoundError */
  render(contextRate: number): Float32Array {
    return renderDosound(this.commands, contextRate);
  }
}

/** The operating system's side of the sound chip: it says what is to be heard, and whoever can play it listens. */
export class Psg extends SoundReports {
  /** Which sounds the system makes by itself, as {@link CONTERM} bits; both after a reset. */
  conterm: number = CONTERM.keyClick | CONTERM.bell;
  readonly #sounds = new WeakMap<readonly number[], PsgSound>();

  /** Rings the bell, unless it is switched off. */
  bell(): void {
    if ((this.conterm & CONTERM.bell) !== 0) this.dosound(BELL);
  }

  /** Makes the click of a key, unless it is switched off. */
  keyClick(): void {
    if ((this.conterm & CONTERM.keyClick) !== 0) this.dosound(KEY_CLICK);
  }

  /** Begins a sound of a program (XBIOS `Dosound`). */
  dosound(commands: readonly number[]): void {
    const sound = this.#sounds.get(commands) ?? new PsgSound(commands);
    this.#sounds.set(commands, sound);
    this.play(sound);
  }
}
