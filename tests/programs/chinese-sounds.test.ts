import { describe, expect, it } from 'vitest';
import { COLOUR } from '../../host/hardware/spectrum/colours.ts';
import { PORT_FE, type UlaSignal } from '../../host/hardware/spectrum/ula-signal.ts';
import {
  keyClick,
  moveSound,
  REFUSED_BEGINS,
  refusedEnds,
  reminder,
  turnEnds,
} from '../../host/programs/chinese-patience/sounds.ts';
import { ChineseVisit } from './chinese-visit.ts';

const CPU_HZ = 3_500_000;
const MIDDLE_C_HZ = 261.63;

interface Heard {
  readonly seconds: number;
  readonly semitones: number;
}

/** The tones of a signal: waves of one length that follow each other without a rest. */
function heard({ times, values }: UlaSignal): readonly Heard[] {
  const tones: Heard[] = [];
  let end = 0;
  for (let i = 0; i + 1 < times.length; i++) {
    if ((values[i] & PORT_FE.beeper) === 0) continue;
    const half = times[i + 1] - times[i];
    const semitones = Math.round(12 * Math.log2(CPU_HZ / (2 * half) / MIDDLE_C_HZ));
    const last = tones.at(-1);
    const goesOn = last?.semitones === semitones && Math.abs(times[i] - end) < 3;
    const seconds = (2 * half) / CPU_HZ;
    if (goesOn) tones[tones.length - 1] = { semitones, seconds: last.seconds + seconds };
    else tones.push({ semitones, seconds });
    end = times[i + 1] + half;
  }
  return tones;
}

/** Whole waves of a tone last as long as it should, to half a wave. */
function expectTones(signal: UlaSignal, wanted: readonly (readonly [seconds: number, semitones: number])[]): void {
  const tones = heard(signal);
  expect(tones.map(({ semitones }) => semitones)).toEqual(wanted.map(([, semitones]) => semitones));
  wanted.forEach(([seconds, semitones], i) => {
    const halfWave = 0.5 / (MIDDLE_C_HZ * 2 ** (semitones / 12));
    expect(Math.abs(tones[i].seconds - seconds)).toBeLessThan(halfWave + 0.0001);
  });
}

/** The colour of the border below a signal. */
function bordersOf({ values }: UlaSignal): readonly number[] {
  return [...new Set(Array.from(values, (value) => value & PORT_FE.border))];
}

describe('the beeps (CHINESE §6)', () => {
  it.each([
    ['twist', [[0.015, 24]]],
    ['own', [[0.02, 12]]],
    ['computer', [[0.02, 7]]],
    ['foundation', [[0.03, 19]]],
    [
      'load',
      [
        [0.05, -5],
        [0.05, -10],
      ],
    ],
  ] as const)('%s', (sound, tones) => {
    const signal = moveSound(sound, COLOUR.green);
    expectTones(signal, tones);
    expect(bordersOf(signal)).toEqual([COLOUR.green]);
  });

  it('a pile has a beep of 0.01 s for each card, which rise', () => {
    const tones = heard(moveSound('pile', COLOUR.green, 4));
    expect(tones).toHaveLength(4);
    const pitches = tones.map(({ semitones }) => semitones);
    expect(new Set(pitches).size).toBe(4);
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    for (const { seconds } of tones) expect(seconds).toBeCloseTo(0.01, 2);
  });

  it('a discard pile that is turned over has eight clicks, which fall', () => {
    const pitches = heard(moveSound('turn-over', COLOUR.green)).map(({ semitones }) => semitones);
    expect(new Set(pitches).size).toBe(8);
    expect(pitches).toEqual(pitches.toSorted((a, b) => b - a));
  });

  it('a key clicks for 2 ms, and the end of the computer’s turn is another tone', () => {
    expect(keyClick(COLOUR.green).seconds).toBeCloseTo(0.002, 3);
    expectTones(turnEnds(COLOUR.green), [[0.2, 16]]);
    expect(heard(reminder(COLOUR.green))[0].semitones).toBeLessThan(0);
  });

  it('what is not possible is heard for a quarter of a second, and the border is red for three pictures of it', () => {
    for (const part of [REFUSED_BEGINS, refusedEnds(COLOUR.green)]) expect(heard(part)[0].semitones).toBe(-24);
    expect(REFUSED_BEGINS.seconds + refusedEnds(COLOUR.green).seconds).toBeCloseTo(0.25, 1);
    expect(bordersOf(REFUSED_BEGINS)).toEqual([COLOUR.red]);
    expect(bordersOf(refusedEnds(COLOUR.green))).toEqual([COLOUR.green]);
    expect(REFUSED_BEGINS.seconds).toBeGreaterThanOrEqual(3 / 50.08 - 0.004);
  });
});

const TABLE = `
  1: AS..5S
  5: 7S
  6: TC
  7: KH
  8: 9D 8S
  discard-1: 2C
  discard-2: 9S
  deck-1: 6S 6D
  rest: deck-2
`;

describe('each move is heard', () => {
  it.each([
    ['a card of the pack', '', 't', () => moveSound('twist', COLOUR.green)],
    ['a card of the player', 'T', 'm05', () => moveSound('own', COLOUR.green)],
    ['a pile, card by card', 'T', 'mp86', () => moveSound('pile', COLOUR.green, 2)],
    ['a card for pile 9', 'T', 'm89', () => moveSound('load', COLOUR.green)],
    ['a card for 1 to 4', 'T M05 T', 'm01', () => moveSound('foundation', COLOUR.green)],
    ['the discard pile turned over', 'T M05 T M01', 't', () => moveSound('turn-over', COLOUR.green)],
    ['the end of the computer’s turn', 'T', 'z', () => turnEnds(COLOUR.green)],
  ] as const)('%s', async (_, played, keys, wanted) => {
    const visit = await ChineseVisit.inPosition(TABLE, { played });
    await visit.type(keys);
    await visit.wait(20);
    await visit.until(() => visit.duel.turn === 0);
    expect(visit.sounds.at(-1)?.times).toEqual(wanted().times);
  });

  it('the computer’s cards in a tone of their own', async () => {
    const visit = await ChineseVisit.inPosition(TABLE.replace('rest: deck-2', 'deck-2: 6C 9H QS\n  rest: deck-1'), {
      table: { turn: 2, twisted: false },
      sitting: { level: 'classic' },
    });
    await visit.until(() => visit.duel.over || visit.duel.turn === 0);
    expect(visit.sounds.map(({ times }) => times)).toContainEqual(moveSound('computer', COLOUR.blue).times);
  });
});
