import { COLOUR } from '../../hardware/spectrum/colours.ts';
import type { UlaSignal } from '../../hardware/spectrum/ula-signal.ts';
import { beep, type Note } from '../../speccy/beep.ts';

/** What is heard of a move. */
export type MoveSound = 'twist' | 'own' | 'computer' | 'foundation' | 'load' | 'turn-over' | 'pile';

const OTHERS: Readonly<Record<Exclude<MoveSound, 'turn-over' | 'pile'>, readonly Note[]>> = {
  twist: [{ seconds: 0.015, semitones: 24 }],
  own: [{ seconds: 0.02, semitones: 12 }],
  computer: [{ seconds: 0.02, semitones: 7 }],
  foundation: [{ seconds: 0.03, semitones: 19 }],
  load: [
    { seconds: 0.05, semitones: -5 },
    { seconds: 0.05, semitones: -10 },
  ],
};

const TURN_OVER_CLICKS = 8;
const TURN_OVER_FROM = 20;
const PILE_FROM = 5;

/**
 * The beeps of a move (CHINESE §6).
 *
 * @param cards how many cards a pile has, each of which is heard
 */
export function moveSound(sound: MoveSound, border: number, cards = 1): UlaSignal {
  if (sound === 'turn-over') {
    const click = (i: number): Note[] => [{ seconds: 0.006, semitones: TURN_OVER_FROM - 3 * i }, { seconds: 0.025 }];
    return beep(Array.from({ length: TURN_OVER_CLICKS }, (_, i) => click(i)).flat(), border);
  }
  if (sound === 'pile') {
    const step = (i: number): Note[] => [{ seconds: 0.01, semitones: PILE_FROM + 2 * i }, { seconds: 0.02 }];
    return beep(Array.from({ length: cards }, (_, i) => step(i)).flat(), border);
  }
  return beep(OTHERS[sound], border);
}

/** Each key clicks. */
export function keyClick(border: number): UlaSignal {
  return beep([{ seconds: 0.002, semitones: 30 }], border);
}

/** What is not possible: the border is red while it begins to sound. */
export const REFUSED_BEGINS: UlaSignal = beep([{ seconds: 0.06, semitones: -24 }], COLOUR.red);
export function refusedEnds(border: number): UlaSignal {
  return beep([{ seconds: 0.19, semitones: -24 }], border);
}

/** The different tone at the end of the computer's turn. */
export function turnEnds(border: number): UlaSignal {
  return beep([{ seconds: 0.2, semitones: 16 }], border);
}

/** Reminds a player who thinks for long. */
export function reminder(border: number): UlaSignal {
  return beep([{ seconds: 0.3, semitones: -12 }], border);
}

/** A tune, with the colour of the border under each note. */
export type Tune = readonly { readonly note: Note; readonly border: number }[];

function tune(semitones: readonly (number | null)[], seconds: readonly number[], borders: readonly number[]): Tune {
  return semitones.map((pitch, i) => ({
    note: pitch === null ? { seconds: seconds[i] } : { seconds: seconds[i], semitones: pitch },
    border: borders[i % borders.length],
  }));
}

/** A call on five tones, and the answer to it: the player has won. */
export const WON_TUNE: Tune = tune(
  [7, 9, 12, 7, 9, 12, 14, 16, 14, 12, 9, 12, 16, 19, 24],
  [0.1, 0.1, 0.2, 0.1, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1, 0.2, 0.1, 0.1, 0.1, 0.5],
  [COLOUR.yellow, COLOUR.red, COLOUR.magenta, COLOUR.cyan],
);

/** Down the same five tones with a laugh in between: the computer has won. */
export const LOST_TUNE: Tune = tune(
  [16, 14, 12, 9, 7, null, 9, 7, 9, 7, null, 4, 2, 0, -5],
  [0.15, 0.15, 0.15, 0.15, 0.25, 0.05, 0.06, 0.06, 0.06, 0.06, 0.1, 0.15, 0.15, 0.15, 0.5],
  [COLOUR.yellow, COLOUR.blue, COLOUR.cyan],
);

/** Neither has won. */
export const VOID_TUNE: Tune = tune([4, 4, 3, 3], [0.15, 0.15, 0.15, 0.4], [COLOUR.yellow, COLOUR.white]);

/** A note of a tune. */
export function tuneNote({ note, border }: Tune[number]): UlaSignal {
  return beep([note], border);
}
