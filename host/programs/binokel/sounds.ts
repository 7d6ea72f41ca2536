import { type PcSound, type SpeakerSound, type Tone, tones } from '../../hardware/pc/speaker.ts';
import { hiss, march, melody } from './tunes.ts';

/** A card is laid down: a tap with some paper in it. */
const CARD: readonly Tone[] = [...hiss(2600, 900, 7, 2.2), { hz: 92, ms: 9 }];

/** The cards of a trick are drawn together. */
const TRICK: readonly Tone[] = [...hiss(700, 3400, 26, 3), { hz: 0, ms: 30 }, { hz: 110, ms: 14 }, { hz: 82, ms: 12 }];

/** Not allowed: low and short. */
const REFUSED: readonly Tone[] = [
  { hz: 196, ms: 55 },
  { hz: 0, ms: 25 },
  { hz: 147, ms: 80 },
];

/** A bid: knuckles on the table. */
const BID: readonly Tone[] = [
  { hz: 140, ms: 12 },
  { hz: 95, ms: 10 },
  { hz: 0, ms: 60 },
  { hz: 150, ms: 12 },
  { hz: 100, ms: 12 },
];

/** A fresh deal: cards slide over each other. */
const DEAL: readonly Tone[] = Array.from({ length: 9 }, (_, i) => [
  ...hiss(1800 + 120 * i, 1000, 6, 2.4),
  { hz: 0, ms: 26 },
]).flat();

const WON = melody('g4 c5 e5 g5:2 e5 g5:2 c5+e5+g5+c6:6', 92);
const LOST = melody('e5:2 d#5:2 d5:2 c#5:3 - f3 - c#3:4', 120);
const FANFARE = melody(
  `c5 c5 c5 e5+g5+c6:5 - g4 c5 e5 g5+b5+d6:5 - g5 e5 g5 a5+c6+f6:3 g5+b5+d6:2 f5+a5+c6 e5+g5+c6+e6:10`,
  118,
);
const START = melody('d4 g4 b4 d5:2 b4 c5 e5 c5 a4:2 f#4 g4+b4+d5:2 a4+c5+f#5:2 g4+b4+d5+g5:5', 105);

/** The march of the surprise: eight beats and eight again, a middle part, the first eight to the end. */
const FIRST = 'g4 a4 b4 d5 g5:2 f#5 e5 d5 e5 d5 b4 a4:3 -';
const SECOND = 'g4 a4 b4 d5 e5:2 g5 e5 d5 b4 a4 b4 g4:3 -';
const MIDDLE = 'c5 c5 e5 g5 f#5 e5 d5 b4 c5 b4 a4 c5 d5:3 -';
const TRIO = 'e5 d#5 e5 g5 b5 a5 g5 e5 d5 e5 f#5 a5 d5:2 e5 f#5';
const END = 'g5 f#5 g5 b5 d6:2 c6 a5 b5 g5 a5 f#5 g5:4';
const G = 'g2 g3+b3+d4';
const C = 'c3 c4+e4+g4';
const D = 'd3 f#3+a3+c4';
const E = 'e3 g3+b3+e4';
const A_PART = [G, G, C, G, G, G, D, D].join(' ');
const B_PART = [G, G, C, C, G, D, G, G].join(' ');
const C_PART = [C, C, G, G, C, D, D, D].join(' ');
const D_PART = [E, E, E, C, G, D, D, D].join(' ');
const E_PART = [G, G, G, D, G, D, G, G].join(' ');
/** Milliseconds of half a beat. */
export const MARCH_UNIT = 168;
const MARCH = march(
  [FIRST, SECOND, MIDDLE, TRIO, END].join(' '),
  [A_PART, B_PART, C_PART, D_PART, E_PART].join(' '),
  MARCH_UNIT,
);

/** The cards whirl up: chords that climb, faster and faster. */
const WHIRL: readonly Tone[] = [
  ...hiss(600, 2600, 40, 4),
  ...Array.from({ length: 74 }, (_, i) => {
    const step = Math.floor(i / 2);
    const semitones = step + (i % 2 === 0 ? 0 : [4, 7, 3, 8][step % 4]);
    return { hz: 131 * 2 ** (semitones / 12), ms: 40 - step * 0.6 };
  }),
];

/** What the speaker plays, by name. */
export const SOUNDS = {
  card: tones(CARD),
  trick: tones(TRICK),
  refused: tones(REFUSED),
  bid: tones(BID),
  deal: tones(DEAL),
  won: tones(WON),
  lost: tones(LOST),
  fanfare: tones(FANFARE),
  start: tones(START),
  whirl: tones(WHIRL),
  march: tones(MARCH),
} as const satisfies Readonly<Record<string, SpeakerSound>>;

export type SoundName = keyof typeof SOUNDS;

/** Plays a sound over whatever plays. @returns how long it lasts, in milliseconds */
export function playSound(speaker: PcSound, name: SoundName): number {
  const sound = SOUNDS[name];
  speaker.play(sound);
  return sound.seconds * 1000;
}
