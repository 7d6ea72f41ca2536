import { describe, expect, it } from 'vitest';
import type { UlaSignal } from '../../host/hardware/spectrum/ula-signal.ts';
import {
  OPTION_IDS,
  OPTIONS,
  readSettings,
  type Settings,
  withNext,
} from '../../host/programs/chinese-patience/kept/settings.ts';
import { ChineseVisit } from './chinese-visit.ts';

const LINE = 22;
const OPTION_KEYS = '1234567890P';
const FIRST_OPTION_ROW = 2;

/** Nothing can be laid: the next card is all there is. */
const NOTHING = `
  5: KS
  6: KH
  7: KC
  8: KD
  discard-1: 5C
  discard-2: 9C
  deck-1: 3S 8H 7D 5H
  rest: deck-2
`;
const LAID = `
  5: 7S
  6: TC
  7: KH
  8: 9D 8S
  discard-1: 2C
  discard-2: 9C
  deck-1: 3H 6D
  rest: deck-2
`;

describe('the page of options', () => {
  it('every option has a key, which takes its next value; a tap on the line does the same', async () => {
    const visit = await ChineseVisit.atMenu({ language: 'en' });
    await visit.type('o');
    for (const [i, id] of OPTION_IDS.entries()) {
      if (id === 'language') continue;
      const row = FIRST_OPTION_ROW + i;
      const seen = new Set([visit.row(row)]);
      for (let n = 1; n < OPTIONS[id].length; n++) {
        if (n % 2 === 1) await visit.type(OPTION_KEYS[i]);
        else await visit.tap(5, row);
        seen.add(visit.row(row));
      }
      expect(seen.size, id).toBe(OPTIONS[id].length);
    }
    expect(await visit.headless.store.read('settings')).toMatchObject({
      level: 'beginner',
      speed: '1985',
      undo: 'off',
      autoTwist: 'on',
      reminder: 'on',
      tape: 'true',
      renewal: 'shuffle',
      end: 'any',
      pile: '2',
      target: '100',
    });
  });

  it('changes the language at once, and remembers it', async () => {
    const visit = await ChineseVisit.atMenu({ language: 'es' });
    await visit.type('o');
    expect(visit.row(0)).toContain('OPCIONES');
    await visit.type('2');
    expect(visit.row(0)).toContain('OPTIONS');
    await visit.type('2');
    expect(visit.row(0)).toContain('OPTIONEN');
    expect(await visit.headless.store.read('settings')).toMatchObject({ language: 'de' });
  });

  it('begins in the language of the page', async () => {
    for (const [language, word] of [
      ['es', 'UN JUEGO'],
      ['en', 'SINGLE GAME'],
      ['de', 'EINZELSPIEL'],
    ] as const) {
      const visit = await ChineseVisit.atMenu({ language });
      expect(
        visit.rows().some((row) => row === `S ${word}`),
        language,
      ).toBe(true);
    }
  });

  it('the rules that are chosen are those of the next game', async () => {
    const visit = await ChineseVisit.atMenu();
    await visit.type('o8901s');
    expect(visit.view.options).toEqual({ renewal: 'shuffle', end: 'any', pile: '2' });
    expect(visit.rows().some((row) => row.endsWith('FUERTE'))).toBe(true);
  });

  it('so is the level: the game on the table keeps its own', async () => {
    const visit = await ChineseVisit.inPosition(LAID, { played: 'T' });
    await visit.type('o1 ');
    expect(visit.row(10)).toMatch(/1985$/);
    expect(await visit.headless.store.read('session')).toMatchObject({ level: 'classic' });
    await visit.type('oss');
    expect(visit.row(10)).toMatch(/FUERTE$/);
  });

  it('a game that is under way is given up only after a question', async () => {
    const visit = await ChineseVisit.inPosition(LAID, { played: 'T' });
    const before = visit.commands;
    await visit.type('on');
    expect(visit.row(LINE)).toBe('DEJAR ESTE JUEGO? S=SI N=NO');
    await visit.type('n ');
    expect(visit.commands).toBe(before);
    await visit.type('oss');
    expect(visit.commands).not.toBe(before);
    expect(await visit.headless.store.read('statistics')).toMatchObject({
      games: { classic: { played: 1, won: 0, points: 0, against: 0 } },
    });
  });
});

describe('settings of an earlier visit', () => {
  it('whatever is damaged in them is as usual', () => {
    const usual = readSettings(null);
    expect(readSettings({ ...usual, speed: 'turbo', level: 'god', pile: 3 })).toEqual({ ...usual, speed: 'turbo' });
    for (const damaged of [undefined, 3, 'x', [], { ...usual, version: 2 }])
      expect(readSettings(damaged)).toEqual(usual);
  });

  it('go round', () => {
    for (const id of OPTION_IDS) {
      let settings: Settings = { ...readSettings(null), language: 'es' };
      const first = settings[id];
      const rounds = id === 'language' ? OPTIONS[id].length - 1 : OPTIONS[id].length;
      for (let n = 0; n < rounds; n++) settings = withNext(settings, id, 'es');
      expect(settings[id], id).toBe(first);
    }
  });
});

describe('undo', () => {
  it('goes back to the last card that was turned, and no further', async () => {
    const visit = await ChineseVisit.inPosition(LAID, { settings: { speed: 'turbo' } });
    await visit.type('tm05mp86');
    expect(visit.commands).toBe('T M05 MP86');
    await visit.type('uu');
    expect(visit.commands).toBe('T');
    expect(visit.row(LINE)).toBe('JUGADA DESHECHA');
    await visit.type('u');
    expect(visit.commands).toBe('T');
    expect(visit.row(LINE)).toBe('NADA QUE DESHACER');
  });

  it('can be left out', async () => {
    const visit = await ChineseVisit.inPosition(LAID, { settings: { speed: 'turbo', undo: 'off' } });
    await visit.type('tm05u');
    expect(visit.commands).toBe('T M05');
    expect(visit.rows().some((row) => row.includes('U=DESHACER'))).toBe(false);
  });

  it('in training goes back over turns, with hints, and the game does not count', async () => {
    const settings = { speed: 'turbo', undo: 'training' } as const;
    const visit = await ChineseVisit.inPosition(LAID, { settings, sitting: { training: true, counts: false } });
    await visit.type('tm05z');
    await visit.until(() => visit.duel.turn === 0);
    await visit.wait(20);
    await visit.type('u');
    expect(visit.commands).toBe('T M05');
    await visit.type('uu');
    expect(visit.commands).toBe('');
    await visit.type('h');
    expect(visit.row(LINE)).not.toBe('JUGADA DESHECHA');
    expect(visit.row(1)).toContain('ENTRENO');
  });

  it('choosing training in a game ends its counting', async () => {
    const visit = await ChineseVisit.inPosition(LAID, { played: 'T' });
    await visit.type('o4 ');
    expect(visit.row(1)).toContain('ENTRENO');
    expect(await visit.headless.store.read('session')).toMatchObject({ training: true, counts: false });
  });

  it('passing training by on the way to another value does not', async () => {
    const visit = await ChineseVisit.inPosition(LAID, { played: 'T' });
    await visit.type('o44 ');
    expect(visit.row(1)).not.toContain('ENTRENO');
    expect(await visit.headless.store.read('settings')).toMatchObject({ undo: 'off' });
    expect(await visit.headless.store.read('session')).toMatchObject({ training: false, counts: true });
  });

  it('gives no hints but in training', async () => {
    const visit = await ChineseVisit.inPosition(LAID, { played: 'T' });
    const before = visit.seen();
    await visit.type('h');
    expect(visit.seen()).toEqual(before);
  });

  it('and the option for it hold on the next visit', async () => {
    const visit = await ChineseVisit.inPosition(LAID, { settings: { speed: 'turbo' } });
    await visit.type('tm05mp86');
    const next = await visit.nextVisit();
    await next.type('u');
    expect((await next.nextVisit()).commands).toBe('T M05');
    await next.type('o44 ');
    const last = await next.nextVisit();
    await last.type('u');
    expect(last.commands).toBe('T M05');
    expect(last.rows().some((row) => row.includes('U=DESHACER'))).toBe(false);
  });
});

describe('the options', () => {
  it('lead back to where they were opened', async () => {
    const visit = await ChineseVisit.inDeal(2n, { played: 'T', sitting: { resting: true } });
    await visit.type(' o ');
    expect(visit.rows()).toContain('ENTER SEGUIR EL JUEGO');
    await visit.type('~o ');
    expect(visit.row(0)).toContain('TU TURNO');
    await visit.type('oix ');
    expect(visit.row(0)).toContain('TU TURNO');
  });
});

describe('what happens by itself', () => {
  it('T, where nothing else can be done', async () => {
    const visit = await ChineseVisit.inPosition(NOTHING, { settings: { autoTwist: 'on' } });
    await visit.wait(2);
    expect(visit.commands).toBe('T');
    const other = await ChineseVisit.inPosition(NOTHING);
    await other.wait(2);
    expect(other.commands).toBe('');
  });

  it('but not where the turn might end as well', async () => {
    const settings = { autoTwist: 'on', speed: 'turbo' } as const;
    const visit = await ChineseVisit.inPosition(NOTHING.replace('7D 5H', '7D QS'), { settings });
    await visit.wait(2);
    expect(visit.commands).toBe('T');
    await visit.type('m06');
    await visit.wait(2);
    expect(visit.commands).toBe('T M06');
    const free = await ChineseVisit.inPosition(NOTHING, { settings, options: { end: 'any' } });
    await free.wait(2);
    expect(free.commands).toBe('');
  });

  it('and in training it is taken back with the decision before it', async () => {
    const settings = { autoTwist: 'on', undo: 'training', speed: 'turbo' } as const;
    const visit = await ChineseVisit.inPosition(NOTHING, { settings });
    await visit.wait(2);
    await visit.type('u');
    expect(visit.row(LINE)).toBe('NADA QUE DESHACER');
    await visit.wait(5);
    await visit.type('z');
    await visit.until(() => visit.duel.turn === 0);
    await visit.wait(20);
    expect(visit.commands).toMatch(/^T Z .* Z/);
    await visit.type('u');
    expect(visit.commands).toBe('T');
    expect(visit.row(LINE)).toBe('JUGADA DESHECHA');
  });

  it('a low beep every twenty seconds, if it is chosen', async () => {
    const low = ({ seconds }: UlaSignal): boolean => Math.abs(seconds - 0.3) < 0.01;
    const visit = await ChineseVisit.inPosition(LAID, { settings: { reminder: 'on' } });
    await visit.wait(50 * 41);
    expect(visit.sounds.filter(low)).toHaveLength(2);
    const other = await ChineseVisit.inPosition(LAID);
    await other.wait(50 * 41);
    expect(other.sounds.filter(low)).toHaveLength(0);
  });
});
