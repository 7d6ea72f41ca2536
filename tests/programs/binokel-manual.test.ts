/** The examples of Binokel's manual, played at the table. */
import { beforeAll, describe, expect, it } from 'vitest';
import { parseBinokelCards } from '../../host/core/binokel-card-text.ts';
import type { Core } from '../../host/core/core.ts';
import { cardKind } from '../../host/core/trick-moves.ts';
import { SEAT } from '../../host/programs/binokel/kept/seats.ts';
import type { RunningGame } from '../../host/programs/binokel/play-contract.ts';
import { loadCore } from '../core/built-core.ts';
import { inMoves, keptAfter, keptGame, layAway } from './binokel-hands.ts';
import { handOf, keyboardPlayer, type Player, tricksOf } from './binokel-player.ts';
import { BinokelVisit } from './binokel-table-visit.ts';
import { showsText } from './machine-text.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

async function visitOf(number: number, game: RunningGame): Promise<{ visit: BinokelVisit; player: Player }> {
  const visit = await BinokelVisit.begin({ number, running: game, reducedMotion: true });
  return { visit, player: keyboardPlayer(visit) };
}

describe('the auction of 2.2', () => {
  it('is won by Vorhand at 200 against Hinterhand, who bids 190', async () => {
    const visit = await BinokelVisit.begin({ deal: 41n, number: 1, reducedMotion: true });
    await visit.key('Enter');
    expect(tricksOf(visit)).toMatchObject({ turn: SEAT.you, bid: 180, nextCall: 190 });
    expect(tricksOf(visit)).toMatchObject({ called: [0, 170, 180], declined: [0, 190, 0] });
    await visit.key('x');
    expect(tricksOf(visit)).toMatchObject({ called: [190, 170, 200], nextCall: 210 });
    await visit.key('w');
    expect(tricksOf(visit)).toMatchObject({ soloist: SEAT.cathy, bid: 200 });
  });
});

/** Hands of 2.4 and 3.5 with trumps, what is pressed, and what the green box shows. */
const MELDS: readonly (readonly [
  name: string,
  hand: string,
  trump: string,
  pressed: readonly string[],
  total: number,
])[] = [
  ['190 Kreuz', 'CA CZ CK CO CU CK CO HA HZ HU PZ PU', 'C', ['kreuz-F', 'kreuz-P'], 190],
  ['40 Herz', 'HK HK HO HO CA CZ CU PA PZ SA SZ PU', 'C', ['herz-2P'], 40],
  ['40 Kreuz', 'CK CO HA HZ PA PZ SA SZ SZ HU PU CZ', 'C', ['kreuz-P'], 40],
  ['100 Pik', 'PA PZ PK PO PU CA CZ HA HZ HU SZ SZ', 'C', ['pik-F'], 100],
  ['Binokel beside a family', 'PA PZ PK PO PU SU CA CZ HA HZ SZ SZ', 'H', ['pik-F', 'binokel-40'], 140],
  ['Rundgang', 'CK CO PK PO HK HO SK SO CA PZ HZ SZ', 'H', ['rundgang'], 240],
  ['Groß-Binokel', 'PO PO SU SU CA CZ HA HZ HZ PZ SZ CZ', 'H', ['binokel-40', 'binokel-300'], 300],
  ['under-melded', 'PO PO SU SU CA CZ HA HZ HZ PZ SZ CZ', 'H', ['binokel-40'], 40],
  ['nothing', 'CA CZ CK CO CU CK CO HA HZ HU PZ PU', 'C', [], 0],
];

/** Game 1 with Jim as soloist at 150, who has named trumps and melded nothing; Cathy too. You are to meld. */
function atMeld(hand: string, trump: string): RunningGame {
  keptGame(core, [hand], 1, 'call:150 pass pass');
  return keptAfter(core, `${layAway(core, SEAT.jim)} trump:${trump} meld:none meld:none`);
}

describe('the melds of 2.4 and 3.5', () => {
  it.each(MELDS)('%s', async (_, hand, trump, pressed, total) => {
    const { visit, player } = await visitOf(1, atMeld(hand, trump));
    for (const id of pressed) await player.press(id);
    expect(showsText('pc', visit.frame(), String(total))).toBe(true);
    await player.press('ok');
    expect(tricksOf(visit).claims[SEAT.you]?.isFalse).toBe(false);
    expect(tricksOf(visit).melds[SEAT.you]).toBe(total);
    expect(visit.last.beside.stop).toBe('status');
  });

  it('a wrong meld counts nothing, and the game goes on', async () => {
    const { visit, player } = await visitOf(1, atMeld('PO PO SU CA CZ HA HZ HZ PZ SZ SZ CZ', 'H'));
    await player.press('binokel-300');
    await player.press('ok');
    expect(tricksOf(visit).claims[SEAT.you]?.isFalse).toBe(true);
    expect(tricksOf(visit).melds[SEAT.you]).toBe(0);
    await player.goOn();
    await player.goOn();
    expect(tricksOf(visit).phase).toBe('play');
  });
});

/** Your hand of game 1 when you have won the auction at 150, before the Dap is laid away. */
const SOLO = 'call:150 pass call:160 pass';

describe('what the soloist can lose by', () => {
  async function atOwnMeld(): Promise<{ visit: BinokelVisit; player: Player }> {
    const { visit, player } = await visitOf(1, keptGame(core, ['CA CZ CK CO CU CK CO HA HZ HU PZ PU'], 1, SOLO));
    await player.cards([12, 13, 14, 15]);
    await player.trump(0);
    expect(tricksOf(visit)).toMatchObject({ phase: 'meld', soloist: SEAT.you, bid: 160, trump: 0 });
    return { visit, player };
  }

  it('AB: the others have their melds and 40 points (3.5.3)', async () => {
    const { visit, player } = await atOwnMeld();
    await player.press('off');
    const { melds } = tricksOf(visit);
    await player.goOn();
    await player.goOn();
    expect(visit.result).toEqual({
      soloist: SEAT.you,
      bid: 160,
      ending: 'went-off',
      points: [-160, melds[SEAT.jim] + 40, melds[SEAT.cathy] + 40],
    });
  });

  it('a wrong meld: the game is lost at once (3.5.2)', async () => {
    const { visit, player } = await atOwnMeld();
    await player.press('asse-1000');
    await player.press('ok');
    await player.goOn();
    await player.goOn();
    expect(visit.result).toMatchObject({ soloist: SEAT.you, ending: 'false-claim' });
    expect(visit.result?.points[SEAT.you]).toBe(-160);
  });
});

/** Cards that lie in the trick, your hand, and the cards of it that the table takes (2.5; BINOKEL L1 to L20). */
const LEGAL: readonly (readonly [trick: string, hand: string, legal: string])[] = [
  ['HK', 'HO PA PZ PK PO PU SA SZ SK SO SU CU', 'HO'],
  ['HO', 'HK HU HA CA PA PZ PK PO SA SZ SK SO', 'HK HA'],
  ['HK', 'PA PZ PK PO PU SA SZ SK SO SU SU PU', 'PA PZ PK PO PU SA SZ SK SO SU'],
  ['CK', 'CA CU CZ HA HZ PA PZ PK SA SZ SK SO', 'CA CZ'],
  ['HA', 'HA HZ CA CU PA PZ PK PO SA SZ SK SO', 'HA HZ'],
  ['HO', 'CU CA PA PZ PK PO PU SA SZ SK SO SU', 'CU CA'],
];

describe('the cards of 2.5, Kreuz being trumps', () => {
  it.each(LEGAL)('%s, then of %s only %s', async (trick, hand, legal) => {
    const { visit, player } = await visitOf(2, atSecondCard(trick, hand));
    expect(tricksOf(visit)).toMatchObject({ phase: 'play', turn: SEAT.you, trump: 0 });
    const allowed = new Set(parseBinokelCards(legal).map(cardKind));
    const places = handOf(visit).map((card, place) => ({ place, isLegal: allowed.has(cardKind(card)) }));
    for (const { place } of places.filter(({ isLegal }) => !isLegal)) {
      const { visit: again, player: hopeful } = await visitOf(2, visit.last);
      await hopeful.cards([place]);
      expect(tricksOf(again).turn).toBe(SEAT.you);
      expect(again.last.beside).toMatchObject({ marked: [], bar: place });
      expect(again.sounds).toHaveLength(1);
    }
    const [first] = places.filter(({ isLegal }) => isLegal);
    await player.cards([first.place]);
    expect(handOf(visit)).toHaveLength(11);
  });
});

/** Game 2: Cathy is Mittelhand and soloist at 150, has led a card; it is your turn. */
function atSecondCard(trick: string, hand: string): RunningGame {
  keptGame(core, [hand, undefined, trick], 2, 'call:150 pass pass');
  keptAfter(core, `${layAway(core, SEAT.cathy, trick)} trump:C`);
  return keptAfter(core, `meld:none meld:none meld:none play:${inMoves(trick)}`);
}
