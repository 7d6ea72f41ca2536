import { describe, expect, it } from 'vitest';
import type { ChipSound } from '../../host/hardware/chip-sound.ts';
import { PIT_HZ, PIT_PORT } from '../../host/hardware/pc/pit.ts';
import { PcSound, SPEAKER_PORT, type SpeakerSound } from '../../host/hardware/pc/speaker.ts';
import { MARCH_UNIT, playSound, SOUNDS, type SoundName } from '../../host/programs/binokel/sounds.ts';
import { hiss, march, melody, NoteError, noteHz } from '../../host/programs/binokel/tunes.ts';

/** How long each sound may last, in seconds. */
const LENGTHS: Readonly<Record<SoundName, readonly [least: number, most: number]>> = {
  card: [0.01, 0.05],
  trick: [0.08, 0.2],
  refused: [0.1, 0.25],
  bid: [0.06, 0.2],
  deal: [0.2, 0.6],
  won: [1, 2],
  lost: [1.5, 2.5],
  fanfare: [3.5, 5.5],
  start: [1.5, 3],
  whirl: [2, 2.8],
  march: [12.5, 14],
};

/** The frequencies that a sound sets, from the pairs of bytes that it writes to the timer. */
function frequenciesOf({ writes }: SpeakerSound): number[] {
  const bytes = writes.filter(({ port }) => port === PIT_PORT.channel2).map(({ value }) => value);
  return bytes.flatMap((low, i) => (i % 2 === 0 ? [PIT_HZ / (low | (bytes[i + 1] << 8))] : []));
}

const everySound = Object.entries(SOUNDS) as [SoundName, SpeakerSound][];

describe('the sounds', () => {
  it.each(everySound)('%s lasts as long as it should', (name, sound) => {
    const [least, most] = LENGTHS[name];
    expect(sound.seconds).toBeGreaterThan(least);
    expect(sound.seconds).toBeLessThan(most);
  });

  it.each(everySound)('%s stays where a speaker can be heard, and ends silent', (_name, sound) => {
    const frequencies = frequenciesOf(sound);
    expect(frequencies.length).toBeGreaterThan(0);
    expect(Math.min(...frequencies)).toBeGreaterThan(65);
    expect(Math.max(...frequencies)).toBeLessThan(6000);
    expect(sound.writes.at(-1)).toEqual({ clock: sound.clocks, port: SPEAKER_PORT, value: 0 });
  });

  it.each(everySound)('%s can be heard', (_name, sound) => {
    const samples = sound.render(8000);
    expect(samples.some((sample) => Math.abs(sample) > 0.1)).toBe(true);
  });

  it('are played by name, and tell how long they last', () => {
    const heard: (ChipSound | null)[] = [];
    const speaker = new PcSound();
    speaker.onSound((sound) => heard.push(sound));
    expect(playSound(speaker, 'won')).toBeCloseTo(SOUNDS.won.seconds * 1000);
    expect(heard).toEqual([SOUNDS.won]);
  });

  it('a won game ends higher than it begins, a lost one lower', () => {
    const ends = (sound: SpeakerSound) => frequenciesOf(sound).filter((_, i, all) => i === 0 || i === all.length - 1);
    const [wonFirst, wonLast] = ends(SOUNDS.won);
    const [lostFirst, lostLast] = ends(SOUNDS.lost);
    expect(wonLast).toBeGreaterThan(wonFirst);
    expect(lostLast).toBeLessThan(lostFirst);
  });
});

describe('tunes', () => {
  it('have notes of equal temperament', () => {
    expect(noteHz('a4')).toBe(440);
    expect(noteHz('a5')).toBeCloseTo(880);
    expect(noteHz('c4')).toBeCloseTo(261.63, 2);
    expect(noteHz('f#3')).toBeCloseTo(185, 2);
    expect(noteHz('-')).toBe(0);
  });

  it.each(['h4', 'A4', 'c', '', 'c#'])('"%s" is no note', (note) => {
    expect(() => noteHz(note)).toThrow(NoteError);
  });

  it('hold a note for its units, with a gap before the next one', () => {
    expect(melody('a4 a4:3 -', 100).map(({ ms }) => ms)).toEqual([88, 12, 276, 24, 88, 12]);
    expect(melody('a4', 100).map(({ hz }) => hz)).toEqual([440, 0]);
  });

  it('break chords into their notes, one voice for all', () => {
    const [c, e, g, again] = melody('c4+e4+g4', 100);
    expect([c.hz, e.hz, g.hz, again.hz]).toEqual(['c4', 'e4', 'g4', 'c4'].map(noteHz));
  });

  it('march: every unit begins with the bass or the chord after it', () => {
    const tones = march('a4:2', 'g2 g3+b3', MARCH_UNIT);
    expect(tones[0].hz).toBeCloseTo(noteHz('g2'));
    expect(tones[1].hz).toBe(440);
    expect(tones[2].hz).toBeCloseTo(noteHz('g3'));
    expect(tones.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(2 * MARCH_UNIT, -1);
  });

  it('hiss is the same each time', () => {
    expect(hiss(1000, 2000, 5, 3)).toEqual(hiss(1000, 2000, 5, 3));
    expect(new Set(hiss(1000, 2000, 9, 3).map(({ hz }) => hz)).size).toBe(9);
  });
});
