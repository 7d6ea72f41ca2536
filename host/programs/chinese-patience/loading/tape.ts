import { COLOUR } from '../../../hardware/spectrum/colours.ts';
import { PIXELS, SCREEN_END } from '../../../hardware/spectrum/screen-memory.ts';
import { CPU_HZ } from '../../../hardware/spectrum/timing.ts';
import { SignalWriter, type UlaSignal } from '../../../hardware/spectrum/ula-signal.ts';
import { FILE_TYPE, playBytes, playHeader, type TapeHeader } from '../../../speccy/tape.ts';
import type { Console } from '../console.ts';

const NAME = 'CHINESE';
const SCREEN_BYTES = SCREEN_END - PIXELS;

/** The two files of the tape: a short program that loads the rest, and the picture. */
const PROGRAM: TapeHeader = { type: FILE_TYPE.program, name: NAME, length: 48, start: 10 };
const PICTURE: TapeHeader = { type: FILE_TYPE.bytes, name: NAME, length: SCREEN_BYTES, start: PIXELS };

/** Of the true tape the digest has a part of each pilot tone, and every so many bytes of the picture. */
const DIGEST = { pilot: 0.12, everyByte: 14 } as const;
const TRUE_SPEED = { pilot: 1, everyByte: 1 } as const;
export type TapeSpeed = keyof typeof SPEEDS;
const SPEEDS = { short: DIGEST, true: TRUE_SPEED } as const;

/** Silence between blocks, in seconds. */
const GAP_S = 0.35;
const PICTURE_MS = 20;
const MS = 1000;

/** When what is seen of a tape happens, in T-states from its beginning. */
export interface TapePlan {
  readonly signal: UlaSignal;
  /** The names of the files have been read. */
  readonly named: readonly { readonly at: number; readonly text: string }[];
  /** So many bytes of the picture have been read. */
  readonly read: readonly { readonly at: number; readonly bytes: number }[];
}

/** A tape with the picture on it. */
export function planTape(picture: Uint8Array, speed: TapeSpeed): TapePlan {
  const { pilot, everyByte } = SPEEDS[speed];
  const writer = new SignalWriter();
  const gap = (): void => void writer.out(COLOUR.white).wait(GAP_S * CPU_HZ);
  const named: { at: number; text: string }[] = [];
  const header = (file: TapeHeader, kind: string): void => {
    playHeader(writer, file, { pilot });
    named.push({ at: writer.now, text: `${kind}: ${file.name}` });
    gap();
  };
  header(PROGRAM, 'Program');
  playBytes(writer, programBytes(), { pilot });
  gap();
  header(PICTURE, 'Bytes');
  const heard = picture.filter((_, i) => i % everyByte === 0);
  const readAt = playBytes(writer, heard, { pilot });
  const read = Array.from(readAt, (at, i) => ({ at, bytes: Math.min(picture.length, (i + 1) * everyByte) }));
  gap();
  return { signal: writer.finish(), named, read };
}

/** Something that sounds like a short program: numbers of lines, then tokens. */
function programBytes(): Uint8Array {
  return Uint8Array.from({ length: PROGRAM.length }, (_, i) => (i % 16 === 1 ? 10 + i : (i * 37) & 0xff));
}

/**
 * Loads the picture from tape: it screeches, the border is striped, and the picture comes in three thirds, its colours
 * last. Any key ends it with the whole picture on the screen. With a screen that is to stay still the picture is there at
 * once. @throws LeftError
 */
export async function loadPicture(console: Console, picture: Uint8Array, speed: TapeSpeed): Promise<void> {
  console.screen.clear({ ink: COLOUR.black, paper: COLOUR.white });
  if (!console.still) await playTape(console, picture, planTape(picture, speed));
  console.hush();
  pokePicture(console, picture, 0, picture.length);
  console.border = COLOUR.black;
}

async function playTape(console: Console, picture: Uint8Array, { signal, named, read }: TapePlan): Promise<void> {
  const begun = console.now();
  console.play(signal);
  let names = 0;
  let blocks = 0;
  let bytes = 0;
  for (;;) {
    const now = ((console.now() - begun) * CPU_HZ) / MS;
    for (; names < named.length && named[names].at <= now; names++) console.print(0, 1 + names, named[names].text);
    while (blocks < read.length && read[blocks].at <= now) blocks++;
    const until = blocks === 0 ? 0 : read[blocks - 1].bytes;
    pokePicture(console, picture, bytes, until);
    bytes = until;
    if (now >= signal.end || (await console.next(PICTURE_MS)) !== null) return;
  }
}

function pokePicture(console: Console, picture: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) console.poke(PIXELS + i, picture[i]);
}
