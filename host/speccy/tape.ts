import { COLOUR } from '../hardware/spectrum/colours.ts';
import { PORT_FE, type SignalWriter } from '../hardware/spectrum/ula-signal.ts';

/** Lengths of the pulses on tape in T-states (ROM scheme of the ZX Spectrum). */
const PILOT_T = 2168;
const SYNC_T = [667, 735] as const;
const ZERO_T = 855;
const ONE_T = 1710;

/** Pulses of the pilot tone before a header and before other blocks. */
const HEADER_PULSES = 8063;
const BLOCK_PULSES = 3223;

/** The first byte of a block says what it is; the last one is the exclusive or of all others. */
const HEADER_FLAG = 0x00;
const BLOCK_FLAG = 0xff;

/** A header names a file in ten characters, padded with blanks, and ends with three numbers of two bytes. */
const NAME_LENGTH = 10;

/** What a block on tape holds. */
export const FILE_TYPE = { program: 0, bytes: 3 } as const;

/** Border while the pilot tone is heard, and while bytes are read. */
const PILOT_COLOURS = [COLOUR.red, COLOUR.cyan] as const;
const BYTE_COLOURS = [COLOUR.blue, COLOUR.yellow] as const;

/** A file's header: type, name, length, then two numbers whose meaning depends on the type. */
export interface TapeHeader {
  readonly type: (typeof FILE_TYPE)[keyof typeof FILE_TYPE];
  readonly name: string;
  readonly length: number;
  /** Line to begin with, or address to load to. */
  readonly start: number;
}

/** The seventeen bytes of a header. */
export function headerBytes({ type, name, length, start }: TapeHeader): Uint8Array {
  const bytes = new Uint8Array(NAME_LENGTH + 7);
  bytes[0] = type;
  const padded = name.slice(0, NAME_LENGTH).padEnd(NAME_LENGTH);
  for (let i = 0; i < NAME_LENGTH; i++) bytes[1 + i] = padded.charCodeAt(i);
  const numbers = new DataView(bytes.buffer);
  numbers.setUint16(NAME_LENGTH + 1, length, true);
  numbers.setUint16(NAME_LENGTH + 3, start, true);
  numbers.setUint16(NAME_LENGTH + 5, type === FILE_TYPE.program ? length : 0x8000, true);
  return bytes;
}

/** What of a tape is heard: all of it, or a part of the pilot tone's length. */
export interface TapeLength {
  /** Part of the pilot tone that is played, 0 to 1; 1 when not given. */
  readonly pilot?: number;
}

/** A header as it is heard from the tape: long pilot tone, then its bytes. */
export function playHeader(writer: SignalWriter, header: TapeHeader, { pilot = 1 }: TapeLength = {}): void {
  playBlock(writer, HEADER_FLAG, headerBytes(header), Math.round(HEADER_PULSES * pilot));
}

/**
 * Any other block: shorter pilot tone, then its bytes.
 *
 * @returns for each byte the time on the writer's clock at which it has been read
 */
export function playBytes(writer: SignalWriter, bytes: Uint8Array, { pilot = 1 }: TapeLength = {}): Uint32Array {
  return playBlock(writer, BLOCK_FLAG, bytes, Math.round(BLOCK_PULSES * pilot));
}

function playBlock(writer: SignalWriter, flag: number, bytes: Uint8Array, pulses: number): Uint32Array {
  let level = false;
  const pulse = (tStates: number, colours: readonly [number, number]): void => {
    level = !level;
    writer.out(level ? colours[0] | PORT_FE.beeper : colours[1]).wait(tStates);
  };
  for (let i = 0; i < pulses; i++) pulse(PILOT_T, PILOT_COLOURS);
  for (const tStates of SYNC_T) pulse(tStates, BYTE_COLOURS);
  const playByte = (byte: number): void => {
    for (let bit = 7; bit >= 0; bit--) {
      const tStates = ((byte >> bit) & 1) !== 0 ? ONE_T : ZERO_T;
      pulse(tStates, BYTE_COLOURS);
      pulse(tStates, BYTE_COLOURS);
    }
  };
  playByte(flag);
  const readAt = Uint32Array.from(bytes, (byte) => {
    playByte(byte);
    return writer.now;
  });
  playByte(bytes.reduce((check, byte) => check ^ byte, flag));
  return readAt;
}
