import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { positionJson } from '../../host/core/position-json.ts';
import { loadCore } from '../core/built-core.ts';
import { playOut } from '../games/binokel-policies.ts';
import { inFolder, jsonLines, run } from './capture.ts';

const M1 = 'CA CZ CK CO CU CK CO HA HZ HU PZ PU';
const SOLVED_PLAY_KEYS = ['game', 'soloist', 'turn', 'points', 'total', 'cards', 'line', 'nodes', 'milliseconds'];
const M8 = 'PO PO SU CA CZ HA HZ HZ PZ SZ SZ CZ';

async function answer(...argv: string[]): Promise<Record<string, unknown>> {
  const [object, ...others] = jsonLines(await run(['binokel', ...argv, '--json']));
  expect(others).toEqual([]);
  return object;
}

/** Runs `binokel score` on a record. */
function score(record: unknown, ...argv: string[]): Promise<{ code: number; out: string; err: string; file: string }> {
  return inFolder(async (folder) => {
    const file = join(folder, 'game.json');
    writeFileSync(file, typeof record === 'string' ? record : JSON.stringify(record));
    return { ...(await run(['binokel', 'score', file, ...argv])), file };
  });
}

describe('binokel meld', () => {
  it('calculates the best meld', async () => {
    expect(await run(['binokel', 'meld', '--hand', M1, '--trump', 'C'])).toEqual({
      code: 0,
      out: 'best meld 190: kreuz-F 150 + kreuz-P 40\n',
      err: '',
    });
    expect(await answer('meld', '--hand', M1.toLowerCase(), '--trump', 'Herz')).toEqual({
      hand: M1.split(' '),
      trump: 'H',
      best: {
        claim: 'kreuz-F+kreuz-P',
        points: 120,
        parts: [
          { text: 'kreuz-F', value: 100 },
          { text: 'kreuz-P', value: 20 },
        ],
      },
    });
  });

  it('says when there is nothing to meld', async () => {
    const { out } = await run(['binokel', 'meld', '--hand', 'CA HZ', '--trump', 'S']);
    expect(out).toBe('best meld 0: nothing\n');
  });

  it('judges a claim', async () => {
    const right = await run(['binokel', 'meld', '--hand', M8, '--trump', 'C', '--claim', 'binokel-40']);
    expect(right).toMatchObject({ code: 0, out: expect.stringMatching(/^valid, counts 40: binokel-40 40\n/) });
    const wrong = await run(['binokel', 'meld', '--hand', M8, '--trump', 'C', '--claim', 'binokel-300']);
    expect(wrong).toMatchObject({ code: 1, out: expect.stringMatching(/^not valid, binokel-not-held: .*manual 2\.4/) });
    expect(await answer('meld', '--hand', M8, '--trump', 'C', '--claim', 'binokel-300')).toMatchObject({
      claim: { claim: 'binokel-300', valid: false, refusal: 'binokel-not-held', points: 0 },
    });
  });
});

describe('binokel legal', () => {
  it('lists the legal cards, and the rule that forbids each other one', async () => {
    const argv = ['binokel', 'legal', '--trump', 'C', '--trick', 'HK HO', '--hand', 'HA HU CZ'];
    expect((await run(argv)).out.split('\n')).toEqual([
      'legal HA: the suit led, higher than the best card (manual 2.5, rule 4)',
      'not HU: must-beat: who can take the trick with the suit led does so (manual 2.5, rule 4)',
      'not CZ: must-follow: who has the suit led plays it (manual 2.5, rule 3)',
      '',
    ]);
    expect(await answer(...argv.slice(1))).toEqual({
      trump: 'C',
      trick: ['HK', 'HO'],
      hand: ['HA', 'HU', 'CZ'],
      duty: 'beat',
      legal: ['HA'],
      refused: [
        { card: 'HU', rule: 'must-beat' },
        { card: 'CZ', rule: 'must-follow' },
      ],
    });
  });

  it('allows any lead', async () => {
    expect(await answer('legal', '--trump', 'C', '--hand', 'HO HA CA PU')).toMatchObject({
      duty: 'lead',
      legal: ['HO', 'HA', 'CA', 'PU'],
      refused: [],
    });
  });
});

describe('binokel trick', () => {
  it('says who wins, and what it counts', async () => {
    const argv = ['binokel', 'trick', '--trump', 'C', 'HU CO CK'];
    expect((await run(argv)).out).toBe('card 3, CK, wins 9 points\n');
    expect((await run([...argv, '--last'])).out).toBe('card 3, CK, wins 19 points\n');
    expect(await answer('trick', '--trump', 'Kreuz', 'HK', 'CU', 'CU')).toEqual({
      trump: 'C',
      trick: ['HK', 'CU', 'CU'],
      winner: 2,
      card: 'CU',
      points: 8,
    });
  });
});

describe('binokel auction', () => {
  it.each([
    ['M150 V160 M170 V180 Mw H190 V200 Hw', 'Vorhand plays for 200 and has to make more than 200\n'],
    ['M150 Vw Hw', 'Mittelhand plays for 150 and has to make more than 150\n'],
    ['Mw Vw', 'Hinterhand plays for 150 and has to make more than 150\n'],
    ['M150 V200 Mw', 'Hinterhand is to speak: 210 or more, or w\n'],
    ['M9990', 'Vorhand is to speak: w\n'],
  ])('%s', async (calls, out) => {
    expect(await run(['binokel', 'auction', calls])).toEqual({ code: 0, out, err: '' });
  });

  it.each([
    ['M150 V165', 2, 'V165', 'call-not-ten'],
    ['M150 V150', 2, 'V150', 'call-not-higher'],
    ['M140', 1, 'M140', 'call-too-low'],
    ['M150 H160', 2, 'H160', 'not-your-turn'],
    ['M150 Vw Hw M160', 4, 'M160', 'not-now'],
    ['M150 V10000', 2, 'V10000', 'call-too-high'],
  ])('%s: refuses call %i, %s by %s', async (calls, index, call, rule) => {
    const { code, out } = await run(['binokel', 'auction', calls]);
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`^call ${index}, ${call}: ${rule}: .+\n$`));
    expect(await answer('auction', calls)).toMatchObject({ refused: { index, call, rule } });
  });

  it('takes the next number alone when asked to', async () => {
    expect((await run(['binokel', 'auction', 'M150 V180'])).code).toBe(0);
    expect((await run(['binokel', 'auction', '--calls', 'next', 'M150 V180'])).out).toMatch(
      /^call 2, V180: call-not-next: /,
    );
    expect(await answer('auction', 'm150', 'v160', 'mw')).toMatchObject({
      soloist: null,
      turn: 'H',
      bid: 160,
      next: 170,
    });
  });
});

describe('binokel score', () => {
  const S4 = {
    bid: 250,
    soloist: 'Vera',
    players: [
      { name: 'Vera', meld: 150, tricks: 6, points: 107 },
      { name: 'Otto', meld: 20, tricks: 2, points: 60 },
      { name: 'Ida', meld: 0, tricks: 4, points: 83 },
    ],
  };

  it('S4: reckons a game that was played', async () => {
    expect((await score(S4)).out.split('\n')).toEqual([
      'Vera  +257  (107 points in 6 tricks, melded 150, played for 250)',
      'Otto  +80  (60 points in 2 tricks, melded 20)',
      'Ida   +83  (83 points in 4 tricks, melded 0)',
      '',
    ]);
    const { out } = await score(S4, '--json');
    expect(JSON.parse(out)).toMatchObject({ bid: 250, soloist: 'Vera', end: 'played', goal: 'exceed' });
    expect(JSON.parse(out).players.map(({ result }: { result: number }) => result)).toEqual([257, 80, 83]);
  });

  it('S1 to S3: by more than the bid, or by house rule by as much', async () => {
    const result = async (bid: number, goal: string): Promise<number> => {
      const solo = { name: 'A', meld: 80, tricks: 7, points: 130 };
      const { out } = await score({ bid, goal, soloist: 'A', players: [solo] }, '--json');
      return JSON.parse(out).players[0].result;
    };
    expect([await result(200, 'exceed'), await result(220, 'exceed'), await result(210, 'exceed')]).toEqual([
      210, -220, -210,
    ]);
    expect(await result(210, 'reach')).toBe(210);
  });

  it('S8, S10: reckons a game that was not played', async () => {
    const players = [{ name: 'Solo' }, { name: 'Jim', meld: 60 }, { name: 'Cathy' }];
    for (const end of ['went-off', 'false-claim']) {
      const { out } = await score({ bid: 250, soloist: 'Solo', end, players }, '--json');
      expect(JSON.parse(out).players.map(({ result }: { result: number }) => result)).toEqual([-250, 100, 40]);
    }
  });

  it('counts tricks card by card, and claims', async () => {
    const player = {
      name: 'A',
      meld: 'kreuz-F kreuz-P',
      tricks: ['HK HO HA', 'HO HK CU'],
      discards: 'CZ PZ HK SU',
      last: true,
    };
    const { out } = await score({ bid: 200, trump: 'C', soloist: 'A', players: [player] }, '--json');
    expect(JSON.parse(out).players[0]).toMatchObject({ meld: 190, tricks: 2, points: 18 + 9 + 26 + 10, result: 253 });
  });

  it.each([
    ['{', 'is no JSON'],
    [[], 'the record must be an object'],
    [{ ...S4, bid: 145 }, 'bid 145 is none: call-too-low'],
    [{ ...S4, bid: 155 }, 'bid 155 is none: call-not-ten'],
    [{ ...S4, bid: 20_000 }, 'bid 20000 is none: call-too-high'],
    [{ ...S4, bid: 'x' }, 'bid must be a whole number'],
    [{ ...S4, soloist: 'Nobody' }, 'soloist must be the name of a player'],
    [{ ...S4, end: 'lost' }, 'end must be one of played, went-off, false-claim'],
    [{ ...S4, goal: 'x' }, 'goal must be one of exceed, reach'],
    [{ ...S4, players: 3 }, 'players must be a list of at most 3'],
    [{ ...S4, players: [S4.players[0], S4.players[0]] }, 'players must have different names'],
    [
      { ...S4, players: [{ name: 'Vera', meld: 1, tricks: 1 }] },
      'players[0].points must be a whole number from 0 to 99999',
    ],
    [{ ...S4, players: [{ name: 'Vera', meld: -1 }] }, 'players[0].meld must be points or a claim'],
    [{ ...S4, players: [{ name: 'Vera', meld: 'kreuz-F' }] }, 'players[0].meld is a claim and needs trump'],
    [{ ...S4, players: [{ name: 'Vera', tricks: ['HK HO'] }] }, 'players[0].tricks[0] must have 3 cards'],
    [{ ...S4, players: [{ name: 'Vera', tricks: ['HK HO HX'] }] }, 'players[0].tricks[0]: "HX" is no card'],
    [{ ...S4, players: [{ name: 'Vera', tricks: [], discards: 'CA' }] }, 'players[0].discards must have 4 cards'],
    [
      { ...S4, players: S4.players.map((player) => ({ ...player, points: 83 })) },
      'players have 249 card points together; a played game has 250',
    ],
    [
      { ...S4, players: S4.players.map((player) => ({ ...player, tricks: 3 })) },
      'players have 9 tricks together; a played game has 12',
    ],
  ])('refuses %j', async (record, reason) => {
    const { code, out, err, file } = await score(record);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(`talon: ${file}: ${reason}`)).toBe(true);
    expect(err.endsWith('\n') && err.split('\n').length === 2).toBe(true);
  });
});

describe('talon binokel, used wrongly', () => {
  it.each([
    [[], 'meld, legal, trick, auction or score: is missing; see --help'],
    [['melt'], 'melt: must be one of meld, legal, trick, auction, score'],
    [['meld', '--trump', 'C'], '--hand CARDS: is missing; see --help'],
    [['meld', '--hand', M1], '--trump SUIT: is missing; see --help'],
    [['meld', '--hand', M1, '--trump', 'X'], '--trump X: must be C, P, H or S (Kreuz, Pik, Herz, Schellen)'],
    [
      ['meld', '--hand', 'KH', '--trump', 'C'],
      '--hand: "KH" is no card; cards are suit C P H S and rank A Z K O U, such as HK',
    ],
    [
      ['meld', '--hand', 'CA CA CA', '--trump', 'C'],
      '--hand: has a card more often than the pack, which has every card twice',
    ],
    [['meld', '--claim', 'kreuz-F', '--trump', 'C'], '--claim: has no effect without --hand'],
    [
      ['meld', '--hand', 'CA', '--trump', 'C', '--claim', 'rundgang rundgang'],
      '--claim: "rundgang" is there already, once or doubled',
    ],
    [['meld', '--hand', 'CA', '--trump', 'C', '--last'], '--last: has no effect on binokel meld'],
    [['meld', 'x', '--hand', 'CA', '--trump', 'C'], 'x: is one argument too many'],
    [['legal', '--hand', '', '--trump', 'C'], '--hand: has no card'],
    [['legal', '--hand', 'CA', '--trump', 'C', '--trick', 'HA HK HO'], '--trick: is complete; nobody is to play'],
    [
      ['legal', '--hand', 'CA CA', '--trump', 'C', '--trick', 'CA'],
      '--hand and --trick: has a card more often than the pack, which has every card twice',
    ],
    [['trick', '--trump', 'C'], 'CARDS: is missing; see --help'],
    [['auction'], 'CALLS: is missing; see --help'],
    [['trick', '--trump', 'C', 'HA HK'], 'trick: has 2 cards and must have 3'],
    [['auction', 'M150', 'X160'], 'X160: is no call; calls are M, V or H and a number or w, such as M150 Vw'],
    [['auction', '--calls', 'all', 'M150'], '--calls all: must be one of any, next'],
    [['score'], 'FILE: is missing; see --help'],
    [['score', 'no.json'], 'no.json: there is no such file'],
  ])('%j', async (argv, message) => {
    const { code, err } = await run(['binokel', ...argv]);
    expect({ code, err }).toEqual({ code: 2, err: `talon: ${message}\n` });
  });

  it('names every combination when one is unknown', async () => {
    const { err } = await run(['binokel', 'meld', '--hand', 'CA', '--trump', 'C', '--claim', 'kreuz-X']);
    expect(err).toMatch(/^talon: --claim: "kreuz-X" is no combination; there are kreuz-P, .*, rundgang\n$/);
  });
});

describe('a game of Binokel on the command line', () => {
  it('is dealt, played and taken up again from what --json prints', () =>
    inFolder(async (folder) => {
      const moves = 'call:150 pass pass';
      const [played] = jsonLines(await run(['play', 'binokel', 'game=5', '--deal', '9', '--moves', moves, '--json']));
      expect(played).toMatchObject({ table: { phase: 'discard', turn: 3, soloist: 3, bid: 150 }, refused: null });
      const file = join(folder, 'position.json');
      writeFileSync(file, JSON.stringify(played));
      const [again] = jsonLines(await run(['play', 'binokel', '--position', file, '--json']));
      expect(again).toEqual({ ...played, played: [] });
    }));

  it('takes a deck of 40 cards: three hands, then the Dap', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'deck.txt');
      const cards = Array.from('CSHD', (suit) => Array.from('ATKQJ', (rank) => rank + suit)).flat();
      writeFileSync(file, [...cards, ...cards].join(' '));
      const [dealt] = jsonLines(await run(['deal', 'binokel', '--deck', file, '--json'])) as {
        piles: { id: string; cards: string[] }[];
      }[];
      expect(dealt.piles[0].cards.slice(0, 3)).toEqual(['(AC)', '(TC)', '(KC)']);
      expect(dealt.piles[3]).toMatchObject({ id: 'dap', cards: ['(TD)', '(KD)', '(QD)', '(JD)'] });
      writeFileSync(file, cards.join(' '));
      expect((await run(['deal', 'binokel', '--deck', file])).err).toMatch(/wrong-card-count: 20\n$/);
    }));

  it('names the rule that forbids a move, and what moves look like', async () => {
    const play = (moves: string) => run(['play', 'binokel', '--moves', moves]);
    expect((await play('call:150 call:155')).err).toBe('talon: move 2 "call:155": call-not-ten\n');
    expect((await play('trump:C')).err).toBe('talon: move 1 "trump:C": not-now\n');
    expect((await play('hand-1>trick')).err).toMatch(
      /^talon: move 1 "hand-1>trick": no-move; moves are call:N, pass, /,
    );
  });

  it('is solved while its tricks are played, and not before', async () => {
    const early = 'talon: binokel: is solved while its tricks are played: not-in-play\n';
    expect(await run(['solve', 'binokel'])).toEqual({ code: 2, out: '', err: early });
    const many = 'talon: binokel: is no patience; only patiences and the play of Binokel are solved\n';
    expect(await run(['solve', 'binokel', '--deals', '1..2'])).toEqual({ code: 2, out: '', err: many });
  });

  it('says what each card brings the soloist, and a line that brings it', () =>
    inFolder(async (folder) => {
      const core = await loadCore();
      core.deal('binokel', {}, 1992n);
      playOut(core, { until: 'play' });
      const file = join(folder, 'position.json');
      writeFileSync(file, JSON.stringify(positionJson(core.fullView())));
      const [found] = jsonLines(await run(['solve', 'binokel', '--position', file, '--json']));
      expect(Object.keys(found)).toEqual(SOLVED_PLAY_KEYS);
      const values = (found.cards as { card: string; points: number }[]).map(({ points }) => points);
      const best = found.turn === found.soloist ? Math.max(...values) : Math.min(...values);
      expect(found.points).toBe(best);
      expect(values).toHaveLength(core.moves().length);
      const moves = String(found.line);
      const [end] = jsonLines(await run(['play', 'binokel', '--position', file, '--moves', moves, '--json']));
      const { phase, points } = end.table as { phase: string; points: number[] };
      expect(phase).toBe('over');
      expect(points[Number(found.soloist) - 1]).toBe(found.total);
      const text = (await run(['solve', 'binokel', '--position', file])).out;
      expect(text).toContain(`seat ${found.soloist} makes ${found.points} points more, ${found.total} in all`);
      const cut = await run(['solve', 'binokel', '--position', file, '--nodes', '10']);
      expect(cut).toMatchObject({ code: 1, out: expect.stringMatching(/^gave-up: 10 nodes/) });
    }));
});
