import type { Tone } from '../../hardware/pc/speaker.ts';

const SEMITONES: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const CONCERT_PITCH = { hz: 440, semitone: 57 };
const NOTE = /^([a-g])(#?)(\d)$/;

/** A note is a letter, a sharp, the octave: `f#4`. */
export class NoteError extends Error {
  override readonly name = 'NoteError';
  readonly note: string;

  constructor(note: string) {
    super(`"${note}" is no note`);
    this.note = note;
  }
}

/** Frequency of a note in equal temperament, a4 is 440 Hz; 0 for a rest, `-`. @throws NoteError */
export function noteHz(note: string): number {
  if (note === '-') return 0;
  const found = NOTE.exec(note);
  if (found === null) throw new NoteError(note);
  const [, letter, sharp, octave] = found;
  const semitone = SEMITONES[letter] + sharp.length + 12 * Number(octave);
  return CONCERT_PITCH.hz * 2 ** ((semitone - CONCERT_PITCH.semitone) / 12);
}

/** A note or, joined by `+`, a chord, and how many units it lasts. */
interface Sung {
  readonly notes: readonly number[];
  readonly units: number;
}

/** Reads notes with their lengths: `g4 b4:2 c4+e4+g4:3 -`. */
function sungOf(melody: string): Sung[] {
  return melody
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [notes, units = '1'] = word.split(':');
      return { notes: notes.split('+').map(noteHz), units: Number(units) };
    });
}

/** How long each note of a chord is held before the next one: one voice plays them all. */
const CHORD_MS = 22;
/** The end of a note that stays silent, so that equal notes are heard apart. */
const GAP = 0.12;

/** Notes of a chord in turn, for some time. */
function chord(notes: readonly number[], ms: number): Tone[] {
  if (notes.length === 1) return [{ hz: notes[0], ms }];
  return Array.from({ length: Math.max(1, Math.round(ms / CHORD_MS)) }, (_, i) => ({
    hz: notes[i % notes.length],
    ms: CHORD_MS,
  }));
}

/** A melody for one voice; chords are broken fast. @param unit milliseconds of a unit @throws NoteError */
export function melody(text: string, unit: number): Tone[] {
  return sungOf(text).flatMap(({ notes, units }) => {
    const ms = units * unit;
    const gap = Math.min(ms * GAP, 24);
    return [...chord(notes, ms - gap), { hz: 0, ms: gap }];
  });
}

const BASS_MS = 46;

/**
 * A march for one voice: the melody lets the bass in on every beat and the chord after it. A beat has two units.
 *
 * @param harmony a bass note and a chord for each beat: `g2 g3+b3+d4`, in turn
 * @throws NoteError
 */
export function march(text: string, harmony: string, unit: number): Tone[] {
  const backing = sungOf(harmony);
  let at = 0;
  return sungOf(text).flatMap(({ notes, units }) =>
    Array.from({ length: units }, (_, i) => {
      const behind = backing[at++ % backing.length];
      const last = i === units - 1;
      const rest = unit - BASS_MS;
      const gap = last ? 18 : 0;
      return [...chord(behind.notes, BASS_MS), ...chord(notes, rest - gap), ...(last ? [{ hz: 0, ms: gap }] : [])];
    }).flat(),
  );
}

/** A hiss between two frequencies: tones that are too short to be heard as tones. */
export function hiss(from: number, to: number, steps: number, ms: number): Tone[] {
  let state = 0x1992;
  return Array.from({ length: steps }, (_, i) => {
    state = (state * 75 + 74) % 65537;
    const middle = from + ((to - from) * i) / steps;
    return { hz: middle * (0.5 + state / 65537), ms };
  });
}
