import { describe, expect, it } from 'vitest';
import { cardRank } from '../../host/core/card.ts';
import { parseCard } from '../../host/core/card-text.ts';
import type { Core, Move } from '../../host/core/core.ts';
import { movesStock, moveTo } from '../../host/core/move.ts';
import { laysCards } from '../../host/programs/klondike/duel/seats.ts';
import { DUEL_GAME } from '../../host/programs/klondike/duel/session.ts';
import { onePack } from '../builders.ts';
import { samePicture } from './card-visit.ts';
import { DuelVisit, playOn, TEXTS } from './duel-visit.ts';

const LEFT_BEGINS = 3n;
const RIGHT_BEGINS = 1n;
const TWO = { opponent: null, settings: { twoPlayers: true } } as const;
const OVERLOOK = { options: { overlook: '1' } } as const;

/** A move of the player on turn that leaves an ace where it is. */
function overlooking(core: Core): Move {
  const isAce = (move: Move): boolean => {
    if (!laysCards(move) || core.view().piles[moveTo(move)].role !== 'foundation') return false;
    core.play(move);
    const ace = cardRank(core.view().piles[moveTo(move)].cards.at(-1) ?? 0) === 1;
    core.undo();
    return ace;
  };
  const move = core.moves().find((candidate) => {
    if (isAce(candidate)) return false;
    core.play(candidate);
    const overlooks = core.view().duel?.overlooked === true;
    core.undo();
    return overlooks;
  });
  if (move === undefined) throw new Error('no ace can be overlooked');
  return move;
}

/** A table on which neither has anything in stock or waste. */
const NO_STOCKS = `
  p1-tableau-1: AS\np1-tableau-7: KC\np1-rest: tableau-7
  p2-tableau-1: KD\np2-tableau-7: KH\np2-rest: tableau-7`;

/** The pixels of the place of a pile. */
function pictureOf(visit: DuelVisit, pile: string): string {
  const { width, pixels } = visit.headless.frame();
  const { x, y, w, h } = visit.places(pile)[0];
  return Array.from({ length: h }, (_, row) =>
    pixels.slice((y + row) * width + x, (y + row) * width + x + w).join(),
  ).join();
}

/** Both packs, the first player's first, each in order. */
function deckOfTwo(): readonly number[] {
  const [first, second] = [onePack(), onePack().map((card) => `${card}2`)];
  return [...first, ...second].map(parseCard);
}

describe('options', () => {
  it('hold from the next game on, and are ticked', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    await visit.keys('P');
    for (const entry of ['Dreier-Zug', 'drei Durchläufe', 'Ziel: alle', 'Übersehenes As']) {
      await visit.script(`menu Variante ${entry}`);
      expect(visit.shows(TEXTS.nextDealOnly)).toBe(true);
      expect((await visit.entry('Variante', entry)).checked).toBe(true);
    }
    expect((await visit.entry('Variante', 'Einzel-Zug')).checked).toBe(false);
    expect(visit.core.save().options).toEqual({ draw: '1', passes: '0', end: 'tableau', overlook: '0' });
    await visit.keys('N', 'Return');
    expect(visit.core.save().options).toEqual({ draw: '3', passes: '3', end: 'foundations', overlook: '1' });
    const next = await visit.nextVisit();
    await next.keys('N');
    expect(next.core.save().options.draw).toBe('3');
  });

  it('offer moves back after a turn where two play at one screen only', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    expect((await visit.entry('Variante', TEXTS.freeUndo)).enabled).toBe(true);
    await visit.script('menu Spieler gegen den');
    expect((await visit.entry('Variante', TEXTS.freeUndo)).enabled).toBe(false);
  });

  it('hold at once, for the same cards, while nobody has moved', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    const fresh = visit.position();
    await visit.script('menu Variante Dreier-Zug; menu Variante Übersehenes As');
    expect(visit.core.save().options).toEqual({ draw: '3', passes: '0', end: 'tableau', overlook: '1' });
    expect(visit.position()).toEqual(fresh);
  });

  it('turn three cards onto a waste that fans, and no fourth way round where passes end', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { ...TWO, options: { draw: '3', passes: '1' } });
    await visit.click('p1-stock');
    const fan = visit.places('p1-waste');
    expect(new Set(fan.slice(-3).map(({ x }) => x)).size).toBe(3);
    for (let k = 0; k < 60 && visit.cards('p1-stock') !== ''; k++) {
      await visit.click(`p${visit.duel.turn + 1}-stock`);
      if (visit.duel.turn === 1) await visit.pressEnd();
    }
    if (visit.duel.turn === 1) await visit.pressEnd();
    const before = visit.moveCount;
    await visit.click('p1-stock');
    expect(visit.moveCount).toBe(before);
    expect(visit.shows(TEXTS.nothingToTurn)).toBe(true);
  });
});

describe('players', () => {
  it('change at once while nobody has moved, else with the next game', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS);
    expect(visit.shows('Computer (mittel)')).toBe(true);
    await visit.script('menu Spieler Computer (stark)');
    expect(visit.shows('Computer (stark)')).toBe(true);
    await visit.script('menu Spieler zu zweit');
    expect(visit.shows(TEXTS.player[1])).toBe(true);
    await visit.keys('P', 'P');
    await visit.script('menu Spieler gegen');
    expect(visit.shows(TEXTS.nextDealOnly)).toBe(true);
    expect((await visit.entry('Spieler', 'gegen den')).checked).toBe(true);
    await visit.keys('N', 'Return');
    expect(visit.shows('Computer (stark)') || visit.duel.turn === 1).toBe(true);
  });

  it('choose the pace of the computer for the turn that goes on', async () => {
    const visit = await DuelVisit.inDeal(RIGHT_BEGINS, { settings: { pace: 'slow' } });
    await visit.script('menu Spieler sofort');
    await visit.seconds(1);
    expect(visit.duel.turn).toBe(0);
  });
});

describe('backs', () => {
  it('are two, and change for each player without ever being the same', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    const seen = new Set<string>();
    for (let k = 0; k < 8; k++) {
      const before = visit.headless.frame();
      await visit.script(`menu Variante andere Rückseite ${k % 2 === 0 ? 'links' : 'rechts'}`);
      await visit.away();
      expect(samePicture(before, visit.headless.frame())).toBe(false);
      const { backs } = (await visit.headless.store.read('double-settings')) as { backs: [number, number] };
      expect(backs[0]).not.toBe(backs[1]);
      seen.add(backs.join());
    }
    expect(seen.size).toBe(8);
  });
});

describe('an ace that was overlooked (RULES §11)', () => {
  it('costs the turn when the other player objects', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { ...TWO, ...OVERLOOK });
    await visit.keys('O');
    expect(visit.shows(TEXTS.nothingOverlooked)).toBe(true);
    await visit.perform(overlooking(visit.core));
    expect(visit.duel.turn).toBe(0);
    await visit.keys('O');
    expect(visit.duel.turn).toBe(1);
    expect(visit.shows('Einspruch, ein As')).toBe(true);
  });

  it('costs it against the computer too, and one move back is before it', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, { ...OVERLOOK, settings: { pace: 'slow' } });
    await visit.perform(overlooking(visit.core));
    await visit.seconds(2.5);
    expect(visit.duel.turn).toBe(1);
    expect(visit.shows('Einspruch, ein As')).toBe(true);
    await visit.keys('Z');
    expect(visit.moveCount).toBe(0);
  });

  it('costs nothing where that was not agreed', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    expect((await visit.entry('Hilfen', 'Einspruch')).enabled).toBe(false);
    await visit.keys('O');
    expect(visit.moveCount).toBe(0);
  });

  it('may be objected to by the player when the computer overlooks it', async () => {
    const isTurn = (core: Core) =>
      playOn(core, ['greedy', 'random'], ({ turn, overlooked }) => turn === 1 && overlooked);
    for (let deal = 1n; deal < 40n; deal++) {
      const visit = await DuelVisit.inDeal(deal, { ...OVERLOOK, moves: isTurn, settings: { pace: 'slow' } });
      if (visit.duel.over) continue;
      await visit.keys('O');
      expect(visit.duel.turn).toBe(0);
      return;
    }
    throw new Error('the random player overlooks no ace');
  });
});

describe('deals', () => {
  it('have numbers, can be played again and shared', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    expect(visit.deals.at(-1)).toMatchObject({ program: 'klondike', gameId: DUEL_GAME, deal: LEFT_BEGINS });
    const fresh = visit.position();
    await visit.keys('P', 'G', 'Return');
    expect(visit.position()).toEqual(fresh);
    await visit.script('key D; type 42; key Return');
    expect(visit.core.save().deal).toBe('42');
    const asked = await DuelVisit.start({ deal: 42n });
    expect(asked.position()).toEqual(visit.position());
  });

  it('are asked for with a question while a game is under way', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    await visit.keys('P');
    const next = await visit.nextVisit({ game: DUEL_GAME, deal: 42n });
    expect(next.core.save().deal).toBe(LEFT_BEGINS.toString());
    await next.keys('Return');
    expect(next.core.save().deal).toBe('42');
  });
});

describe('a game of a file that has no deal number', () => {
  const TABLE = 'p1-tableau-1: AS\np2-tableau-1: KC';

  it('can be played again from its beginning, with the same cards', async () => {
    const visit = await DuelVisit.atTable(TABLE, { ...TWO, options: { draw: '3' } });
    const fresh = visit.position();
    await visit.keys('P', 'P');
    expect(visit.moveCount).toBe(2);
    await visit.keys('G', 'Return');
    expect(visit.position()).toEqual(fresh);
    expect(visit.core.save().options.draw).toBe('3');
    expect(visit.shows(TEXTS.ok)).toBe(false);
  });

  it('also where its cards were dealt in a given order, as the players have chosen meanwhile', async () => {
    const deck = deckOfTwo();
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, {
      ...TWO,
      moves: (core) => core.dealDeck(DUEL_GAME, {}, deck),
    });
    expect(visit.core.save().deal).toBeNull();
    const fresh = visit.position();
    await visit.keys('P', 'P', 'G', 'Return');
    expect(visit.position()).toEqual(fresh);
  });
});

describe('the stock', () => {
  it('is turned by an entry of the menu, which is grey where there is nothing to turn', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, TWO);
    expect((await visit.entry('Hilfen', 'geben')).enabled).toBe(true);
    await visit.script('menu Hilfen geben');
    expect(visit.core.save().moves.map(movesStock)).toEqual([true]);
    const empty = await DuelVisit.atTable(NO_STOCKS, TWO);
    expect((await empty.entry('Hilfen', 'geben')).enabled).toBe(false);
    const watching = await DuelVisit.inDeal(RIGHT_BEGINS, { settings: { pace: 'slow' } });
    expect((await watching.entry('Hilfen', 'geben')).enabled).toBe(false);
  });

  it.each([1, 2])('shows by its own pass whether its waste can be turned over: player %i on turn', async (turn) => {
    const pictures = async (pass: number, waitingPass: number): Promise<readonly string[]> => {
      const table = { turn, waitingPass, unturned: [0, 0], ended: [false, false], overlooked: false } as const;
      const visit = await DuelVisit.atTable(NO_STOCKS, { ...TWO, options: { passes: '3' }, pass, table });
      await visit.away();
      return [pictureOf(visit, `p${turn}-stock`), pictureOf(visit, `p${3 - turn}-stock`)];
    };
    const [own, waiting] = await pictures(1, 1);
    const [ownDone, waitingOn] = await pictures(3, 1);
    const [ownOn, waitingDone] = await pictures(1, 3);
    expect(ownDone).not.toBe(own);
    expect(waitingDone).not.toBe(waiting);
    expect(ownOn).toBe(own);
    expect(waitingOn).toBe(waiting);
  });
});

describe('files', () => {
  it('hold a game with its players, and bring it back', async () => {
    const visit = await DuelVisit.inDeal(LEFT_BEGINS, {
      opponent: 'strong',
      settings: { pace: 'at-once', strength: 'strong' },
    });
    await visit.pressEnd();
    await visit.watch();
    const saved = visit.position();
    await visit.script('key S; type PARTIE; key Return');
    expect(await visit.drive.list('KLO')).toEqual(['PARTIE.KLO']);
    await visit.script('menu Spieler zu zweit; key N; key Return');
    expect(visit.moveCount).toBe(0);
    await visit.script('key L; type PARTIE; key Return');
    expect(visit.position()).toEqual(saved);
    expect(visit.shows('Computer (stark)')).toBe(true);
  });
});

describe('the rules', () => {
  it.each(['de', 'en', 'es'] as const)('open at the chapter of the game: %s', async (language) => {
    const visit = await DuelVisit.start({ language });
    await visit.keys('H');
    const titles = { de: 'Double Solitaire', en: 'Double Solitaire', es: 'Solitario doble' };
    expect(visit.shows(`6  ${titles[language]}`)).toBe(true);
    await visit.keys('Escape');
    expect(visit.shows(`6  ${titles[language]}`)).toBe(false);
  });
});
