/** The tables of BINOKEL §11, row by row. */
import { beforeAll, describe, expect, it } from 'vitest';
import { MoveKind } from '../../assembly/abi.ts';
import { cardStrength, moveNumber, packNumber } from '../../assembly/move.ts';
import { binokelCardsText, parseBinokelCards } from '../../host/core/binokel-card-text.ts';
import { cardSuit } from '../../host/core/card.ts';
import { parseClaim } from '../../host/core/claim-text.ts';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { parseMove } from '../../host/core/move-text.ts';
import { playedTricks } from '../../host/core/tricks-view.ts';
import { loadCore } from '../core/built-core.ts';
import { dealHands, playAll, SEAT_NAMES, suitOf, tricksOf } from './binokel-builders.ts';
import { type Policy, playOut } from './binokel-policies.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const HANDS: Readonly<Record<string, string>> = {
  M1: 'CA CZ CK CO CU CK CO HA HZ HU PZ PU',
  M2: 'HK HK HO HO CA CZ CU PA PZ SA SZ PU',
  M3: 'CK CO HA HZ PA PZ SA SZ SZ HU PU CZ',
  M4: 'PA PZ PK PO PU CA CZ HA HZ HU SZ SZ',
  M6: 'PA PZ PK PO PU SU CA CZ HA HZ SZ SZ',
  M7: 'PO PO SU SU CA CZ HA HZ HZ PZ SZ CZ',
  M8: 'PO PO SU CA CZ HA HZ HZ PZ SZ SZ CZ',
  M9: 'CK CO PK PO HK HO SK SO CA PZ HZ SZ',
  M10: 'CK CO PK PO HK HO SK SO SU PZ HZ SZ',
  M12: 'HA HZ HK HO HU HK HO CK CO PK PO SK',
  M12R: 'HA HZ HK HO HU HK HO CK CO PK PO SK SO',
  M13: 'CA CA PA PA HA HA SA SA CZ PZ HZ SZ',
  M15: 'HA HA HZ HZ HK HK HO HO HU HU CA CZ',
  M17: 'PA PA PZ PZ PK PK PO PO PU PU SU SU',
  M18: 'CU PU HU SU PO CA HA HZ PZ SZ SZ CZ',
  M20: 'CA CZ HA HZ PA PZ SZ SZ CU HU PU PU',
  M21: 'CA CZ CK CO CU PA PZ PK PO PU SU HU',
  M22: 'CK CO HK HO PA PZ SA SZ CZ HZ PU SU',
  V8: 'CK CO CA CZ CU PA PZ HA HZ HU SZ SZ',
};

const hand = (name: string): readonly number[] => parseBinokelCards(HANDS[name]);

describe('the best meld', () => {
  it.each([
    ['M1', 'C', 190, 'kreuz-F 150 + kreuz-P 40'],
    ['M2', 'C', 40, 'herz-2P 40'],
    ['M3', 'C', 40, 'kreuz-P 40'],
    ['M4', 'C', 100, 'pik-F 100'],
    ['M6', 'H', 140, 'pik-F 100 + binokel-40 40'],
    ['M7', 'H', 300, 'binokel-300 300'],
    ['M8', 'H', 40, 'binokel-40 40'],
    ['M9', 'H', 240, 'kreuz-P 20 + pik-P 20 + herz-P 40 + schellen-P 20 + koenige-80 80 + damen-60 60'],
    [
      'M10',
      'H',
      280,
      'kreuz-P 20 + pik-P 20 + herz-P 40 + schellen-P 20 + binokel-40 40 + koenige-80 80 + damen-60 60',
    ],
    ['M12', 'H', 310, 'kreuz-P 20 + pik-P 20 + herz-F 150 + herz-P 40 + koenige-80 80'],
    ['M13', 'C', 1000, 'asse-1000 1000'],
    ['M15', 'C', 200, 'herz-2F 200'],
    ['M15', 'H', 1000, 'herz-2F 1000'],
    ['M17', 'P', 1300, 'pik-2F 1000 + binokel-300 300'],
    ['M18', 'H', 80, 'binokel-40 40 + buben-40 40'],
    ['M20', 'C', 0, ''],
    ['M21', 'C', 330, 'kreuz-F 150 + pik-F 100 + binokel-40 40 + buben-40 40'],
    ['M22', 'C', 60, 'kreuz-P 40 + herz-P 20'],
    ['M22', 'H', 60, 'kreuz-P 20 + herz-P 40'],
    ['M22', 'P', 40, 'kreuz-P 20 + herz-P 20'],
  ])('%s, %s trumps: %i', (name, trump, points, calculation) => {
    const { calculator } = core;
    const claim = calculator.bestClaim(hand(name));
    expect(calculator.claimRefusal(hand(name), claim)).toBeNull();
    expect(calculator.claimValue(claim, suitOf(trump))).toBe(points);
    const parts = calculator.valuedParts(claim, suitOf(trump));
    expect(parts.map(({ text, value }) => `${text} ${value}`).join(' + ')).toBe(calculation);
    expect(Math.max(...calculator.claims(hand(name)).map((other) => calculator.claimValue(other, suitOf(trump))))).toBe(
      points,
    );
  });
});

describe('a selection on OK', () => {
  it.each([
    ['V1', 'M10', 'H', 'rundgang herz-F', 'family-not-held', 390],
    ['V2', 'M9', 'H', 'rundgang koenige-80', 'rundgang-covers-set', 320],
    ['V3', 'M9', 'H', 'rundgang', null, 240],
    ['V6', 'M7', 'H', 'binokel-40', null, 40],
    ['V7', 'M8', 'H', 'binokel-300', 'binokel-not-held', 300],
    ['V8', 'V8', 'C', 'kreuz-F kreuz-P', 'card-used-twice', 190],
    ['V9', 'M1', 'C', '', null, 0],
    ['a Rundgang and a family', 'M12R', 'H', 'rundgang herz-F', null, 390],
    ['a Rundgang, family and pair', 'M12R', 'H', 'rundgang herz-F herz-P', 'card-used-twice', 430],
    ['a Rundgang, and no SO', 'M12', 'H', 'rundgang', 'rundgang-not-held', 240],
    ['seven kings', 'M9', 'C', 'koenige-1000', 'set-not-held', 1000],
  ])('%s: %s, %s trumps, "%s": %s', (_, name, trump, pressed, refusal, sum) => {
    const claim = parseClaim(pressed);
    expect(core.calculator.claimRefusal(hand(name), claim)).toBe(refusal);
    expect(core.calculator.claimValue(claim, suitOf(trump))).toBe(sum);
  });
});

describe('legal cards, Kreuz trumps', () => {
  it.each([
    ['L1', 'HK', 'HO PA CU', 'HO', 'follow'],
    ['L2', 'HK HO', 'HA HU CZ', 'HA', 'beat'],
    ['L3', 'HO', 'HK HU HA CA', 'HK HA', 'beat'],
    ['L4', 'HO HK', 'CU CA PO', 'CU CA', 'ruff'],
    ['L5', 'HA', 'HA HZ CA', 'HA HZ', 'follow'],
    ['L6', 'HZ', 'HZ HK HA', 'HA', 'beat'],
    ['L7', 'HK CU', 'HA HU CA', 'HA HU', 'follow'],
    ['L8', 'HK CO', 'CU CK PA', 'CK', 'ruff'],
    ['L10', 'HK', 'PA SZ PU', 'PA SZ PU', 'discard'],
    ['L11', 'CK', 'CA CU CZ HA', 'CA CZ', 'beat'],
    ['L12', 'CA', 'CA CU HA', 'CA CU', 'follow'],
    ['L14', 'HU HK', 'HO HZ CA', 'HZ', 'beat'],
    ['L16', '', 'HO HA CA PU', 'HO HA CA PU', 'lead'],
    ['L17', 'HZ HA', 'PK PU CA', 'CA', 'ruff'],
    ['L18', 'HZ CK', 'PK PU CA CU', 'CA', 'ruff'],
    ['L20', 'HA CO', 'PA PU CO CU', 'CO CU', 'under-ruff'],
  ])('%s: on "%s" from %s', (_, trick, held, legal, duty) => {
    const [cards, played] = [parseBinokelCards(held), parseBinokelCards(trick)];
    const verdicts = core.calculator.verdicts(cards, played, suitOf('C'));
    expect(binokelCardsText(verdicts.filter(({ refusal }) => refusal === null).map(({ card }) => card))).toBe(legal);
    expect(core.calculator.duty(cards, played, suitOf('C'))).toBe(duty);
  });

  it.each([
    ['HK', 'HO PA CU', 'CU', 'must-follow'],
    ['HK HO', 'HA HU CZ', 'HU', 'must-beat'],
    ['HK HO', 'HA HU CZ', 'CZ', 'must-follow'],
    ['HO HK', 'CU CA PO', 'PO', 'must-ruff'],
    ['HK CO', 'CU CK PA', 'CU', 'must-overruff'],
    ['HK CO', 'CU CK PA', 'PA', 'must-ruff'],
    ['HA CO', 'PA PU CO CU', 'PA', 'must-ruff'],
  ])('on "%s" from %s: %s is refused by %s', (trick, held, card, rule) => {
    const verdicts = core.calculator.verdicts(parseBinokelCards(held), parseBinokelCards(trick), suitOf('C'));
    expect(verdicts.find((verdict) => binokelCardsText([verdict.card]) === card)?.refusal).toBe(rule);
  });
});

describe('tricks, Kreuz trumps', () => {
  it.each([
    ['T1', 'HK HO HA', 3, 18],
    ['T2', 'HO HK CU', 3, 9],
    ['T3', 'HA HA HU', 1, 24],
    ['T4', 'HK CU CU', 2, 8],
    ['T5', 'PA SA HA', 1, 33],
    ['T6', 'CK CA CA', 2, 26],
    ['T7', 'HU CO CK', 3, 9],
  ])('%s: %s', (_, trick, winner, points) => {
    const cards = parseBinokelCards(trick);
    expect(core.calculator.winner(cards, suitOf('C')) + 1).toBe(winner);
    expect(core.calculator.points(cards)).toBe(points);
  });

  it('T8: the last trick counts ten more', () => {
    expect(core.calculator.points(parseBinokelCards('HU CO CK')) + core.calculator.lastTrickPoints).toBe(19);
  });
});

/** Seats of Mittelhand, Vorhand and Hinterhand in game 1 (Q1). */
const SEATS_OF_GAME_1: Readonly<Record<string, number>> = { M: 1, V: 2, H: 0 };

/** Makes calls such as `M150 Vw`; each must come from the seat on turn. */
function call(calls: string, options: ChosenOptions = {}): void {
  core.deal('binokel', options, 7n);
  for (const word of calls.split(' ')) {
    expect(tricksOf(core).turn).toBe(SEATS_OF_GAME_1[word[0]]);
    playAll(core, word.slice(1) === 'w' ? 'pass' : `call:${word.slice(1)}`);
  }
}

describe('the auction', () => {
  it.each([
    ['B1', 'M150 V160 M170 V180 Mw H190 V200 Hw', 'V', 200],
    ['B2', 'M150 Vw Hw', 'M', 150],
    ['B3', 'M150 V160 Mw Hw', 'V', 160],
    ['B7', 'Mw Vw', 'H', 150],
  ])('%s: %s', (_, calls, soloist, bid) => {
    call(calls);
    expect(tricksOf(core)).toMatchObject({ phase: 'discard', soloist: SEATS_OF_GAME_1[soloist], bid });
  });

  it.each(['next', 'any'])('B8: refuses what is no ten, not higher or below 150, with calls=%s', (calls) => {
    call('M150', { calls });
    const refusal = (number: number): string | null => core.refusal(packNumber(MoveKind.Call, number));
    expect([165, 150, 140].map(refusal)).toEqual(['call-not-ten', 'call-not-higher', 'call-too-low']);
    expect(refusal(160)).toBeNull();
    expect(refusal(200)).toBe(calls === 'next' ? 'call-not-next' : null);
    expect(refusal(10_000)).toBe('call-too-high');
  });

  it('B9: the human hears 170 and may call it or go', () => {
    call('M150 V160 Mw');
    expect(tricksOf(core)).toMatchObject({ turn: 0, nextCall: 170 });
    playAll(core, 'pass');
    expect(tricksOf(core)).toMatchObject({ soloist: 2, bid: 160 });
    call('M150 V160 Mw H170');
    expect(tricksOf(core)).toMatchObject({ turn: 2, nextCall: 180, bid: 170, soloist: null });
  });

  it('R6: Mittelhand may go at once; Vorhand then opens against Hinterhand', () => {
    call('Mw V150 H160');
    expect(tricksOf(core)).toMatchObject({ turn: 2, nextCall: 170 });
    call('Mw V150 Hw');
    expect(tricksOf(core)).toMatchObject({ soloist: 2, bid: 150 });
  });

  it('ends at four digits', () => {
    call('M9990', { calls: 'any' });
    expect(tricksOf(core).nextCall).toBeNull();
    expect(core.moves()).toEqual([packNumber(MoveKind.Pass, 0)]);
  });
});

describe('seats', () => {
  it.each([
    ['Q1', 1, 'human', ['Jim', 'Cathy', 'human']],
    ['Q2', 2, 'Jim', ['Cathy', 'human', 'Jim']],
    ['Q3', 3, 'Cathy', ['human', 'Jim', 'Cathy']],
    ['Q4', 24, 'Cathy', ['human', 'Jim', 'Cathy']],
  ])('%s: game %i', (_, game, dealer, order) => {
    core.deal('binokel', { game: String(game) }, 3n);
    expect(SEAT_NAMES[tricksOf(core).dealer]).toBe(dealer);
    expect(SEAT_NAMES[tricksOf(core).opener]).toBe(order[0]);
    playOut(core, { until: 'play' });
    const seats = order.map((_seat, place) => {
      const { turn } = tricksOf(core);
      if (place < 3) core.play(core.moves()[0]);
      return SEAT_NAMES[turn ?? -1];
    });
    expect(seats).toEqual(order);
  });

  it('Q5: who has won a trick leads, then it goes to the right', () => {
    let seen = 0;
    for (let deal = 0n; deal < 10n; deal++) {
      core.deal('binokel', {}, deal);
      playOut(core);
      const { tricks, piles } = core.view();
      if (tricks === null) throw new Error('no tricks');
      const played = playedTricks(tricks, piles);
      expect(played).toHaveLength(12);
      played.slice(1).forEach(({ leader }, trick) => {
        expect(leader).toBe(played[trick].winner);
        if (leader === 2) seen++;
      });
    }
    expect(seen).toBeGreaterThan(10);
  });
});

describe('what a game is worth', () => {
  const account = (points: number, meld: number, tricks = 5) => ({ points, meld, tricks });

  it.each([
    ['S1', 200, account(130, 80), 210],
    ['S2', 220, account(130, 80), -220],
    ['S3', 210, account(130, 80), -210],
    ['S4', 250, account(26 + 71 + 10, 150), 257],
    ['S13', 150, account(9 + 20, 1000, 1), 1029],
    ['R20: without a trick', 150, account(44, 1000, 0), -150],
  ])('%s: bid %i, %o: %i for the soloist', (_, bid, made, result) => {
    expect(core.calculator.soloistResult(bid, made)).toBe(result);
  });

  it('R25: by house rule the bid has to be reached', () => {
    expect(core.calculator.soloistResult(210, account(130, 80), true)).toBe(210);
    expect(core.calculator.soloistResult(220, account(130, 80), true)).toBe(-220);
  });

  it.each([
    ['S4', account(60, 20), 80],
    ['S4', account(83, 0), 83],
    ['S6', account(0, 240, 0), 0],
    ['S7', account(9, 240, 1), 249],
  ])('%s: %o: %i for a defender', (_, made, result) => {
    expect(core.calculator.defenderResult(made)).toBe(result);
  });
});

/** Whoever leads plays trumps, then the highest card he has; followers the first card they may. */
const leadHigh: Policy = (game, moves) => {
  const { trump } = tricksOf(game);
  const lead = game.view().piles.some(({ role, cards }) => role === 'trick' && cards.length === 0);
  const worth = (move: number): number => {
    const card = moveNumber(move);
    return (cardSuit(card) === trump ? 10 : 0) + cardStrength(card);
  };
  return lead ? moves.reduce((best, move) => (worth(move) > worth(best) ? move : best)) : moves[0];
};

describe('C-12: a soloist without a trick', () => {
  it('has his discards, but not his melds, and loses', () => {
    dealHands(core, [
      'CU CU CO PU PU PO HU HU HO SU SU SO',
      'CA CZ CK PA PZ HA HA HZ SA SA SZ SK',
      'CK CO PK PK PO HZ HK HK HO SZ SK SO',
    ]);
    playAll(core, 'pass pass discard:TC+AC+TS+AS trump:C meld:buben-1000+damen-60+binokel-40 meld:asse-100 meld:none');
    expect(tricksOf(core)).toMatchObject({ soloist: 0, bid: 150, melds: [1100, 100, 0], points: [42, 0, 0] });
    playOut(core, { policy: leadHigh });
    const { tricks, points, results } = tricksOf(core);
    expect([tricks[0], points[0], results[0]]).toEqual([0, 42, -150]);
    expect(points[1] + points[2]).toBe(208);
    expect(results.slice(1)).toEqual([points[1] + 100, points[2]]);
  });
});

/** Three hands without a card too many: a pair of Kreuz and one of Herz, nothing at all, and the rest. */
const PAIRS = 'CK CO HK HO CZ CZ HZ HZ PU SA SA PA';
const NOTHING = 'CA HA PA CU CU HU HU PU PZ SZ SZ PZ';

/** The human plays for `bid`, with Kreuz for trumps. */
function humanPlaysFor(bid: number, jim: string, cathy: string): void {
  dealHands(core, [undefined, jim, cathy]);
  const duel = (first: number, last: number): string =>
    Array.from({ length: (last - first) / 10 + 1 }, (_, i) => `call:${first + 10 * i}`).join(' ');
  playAll(
    core,
    bid % 20 === 0 ? `call:150 pass ${duel(160, bid)} pass` : `call:150 call:160 pass ${duel(170, bid)} pass`,
  );
  expect(tricksOf(core)).toMatchObject({ soloist: 0, bid });
  core.play(core.moves()[0]);
  playAll(core, 'trump:C');
}

describe('games that are not played', () => {
  it('S8: going off', () => {
    humanPlaysFor(250, PAIRS, NOTHING);
    playAll(core, 'go-off');
    expect(tricksOf(core)).toMatchObject({ phase: 'meld', turn: 1, ending: 'went-off', results: [0, 0, 0] });
    playAll(core, 'meld:kreuz-P+herz-P meld:none');
    expect(tricksOf(core)).toMatchObject({ phase: 'over', turn: null, results: [-250, 100, 40] });
    expect(core.view()).toMatchObject({ status: 'over', score: -250 });
    expect(core.moves()).toEqual([]);
  });

  it('S9: a wrong meld of a defender counts nothing, and the game goes on', () => {
    dealHands(core, [HANDS.M8]);
    playAll(core, 'call:150 pass pass');
    core.play(core.moves()[0]);
    playAll(core, 'trump:C meld:none meld:none');
    expect(core.refusal(parseMove(core.view().game, 'meld:binokel-300'))).toBe('binokel-not-held');
    playAll(core, 'false-meld:binokel-300');
    expect(tricksOf(core)).toMatchObject({ phase: 'play', melds: [0, 0, 0], ending: null });
    playOut(core);
    const { results, points, tricks } = tricksOf(core);
    expect(tricks[0]).toBeGreaterThan(0);
    expect(results[0]).toBe(points[0]);
  });

  it('S10: a wrong meld of the soloist loses the game at once', () => {
    humanPlaysFor(
      300,
      PAIRS.replace('HK HO', 'HA HA').replace('PA', 'PZ'),
      NOTHING.replace('HA', 'PK').replace('PZ', 'PA'),
    );
    playAll(core, 'false-meld:asse-1000 meld:kreuz-P meld:none');
    expect(tricksOf(core)).toMatchObject({ phase: 'over', ending: 'false-claim', results: [-300, 80, 40] });
  });

  it('a right meld cannot be called wrong, and only the soloist can go off', () => {
    humanPlaysFor(160, PAIRS, NOTHING);
    const refusal = (text: string): string | null => core.refusal(parseMove(core.view().game, text));
    expect(refusal('false-meld:none')).toBe('rules-allow-it');
    expect(refusal('play:AC')).toBe('not-now');
    playAll(core, 'meld:none');
    expect(refusal('go-off')).toBe('not-soloist');
    expect(refusal('false-meld:kreuz-P')).toBe('rules-allow-it');
    expect(refusal('false-meld:kreuz-2P')).toBeNull();
    expect(refusal('meld:kreuz-2P')).toBe('pair-not-held');
  });
});
