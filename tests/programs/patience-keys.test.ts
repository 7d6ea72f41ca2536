import { describe, expect, it } from 'vitest';
import type { Core, Move } from '../../host/core/core.ts';
import { moveCount, moveFrom, movesStock, moveTo } from '../../host/core/move.ts';
import {
  cardStops,
  type Direction,
  firstStop,
  nextStop,
  type Stop,
  targetStops,
} from '../../host/programs/card-play/cursor.ts';
import { takeHold } from '../../host/programs/card-play/holding.ts';
import { patience } from '../../host/programs/patience/entry.ts';
import { seededPicker } from '../builders.ts';
import { PatienceVisit, samePicture } from './patience-visit.ts';

const GAMES = ['eiffelturm', 'matriarchat', 'standart', 'kleine-harfe', 'galerie', 'zopf'] as const;
const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

/** The keys that lead from a stop to every other one, the shortest way each. */
function waysFrom(stops: readonly Stop[], from: Stop): ReadonlyMap<string, readonly Direction[]> {
  const name = ({ pile, card }: Stop): string => `${pile}/${card}`;
  const ways = new Map<string, readonly Direction[]>([[name(from), []]]);
  const open: Stop[] = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const direction of DIRECTIONS) {
      const next = nextStop(stops, at, direction);
      if (ways.has(name(next))) continue;
      ways.set(name(next), [...(ways.get(name(at)) ?? []), direction]);
      open.push(next);
    }
  }
  return ways;
}

function stopsOf(visit: PatienceVisit, cheating = false): readonly Stop[] {
  const { core } = visit;
  return cardStops(visit.allPlaces(), visit.game.pileRoles, (pile, grabbed) =>
    cheating ? core.forceLift(pile, grabbed) : core.lift(pile, grabbed),
  );
}

/** Makes some random legal moves. */
function wander(core: Core, seed: number, moves: number): void {
  const pick = seededPicker(seed);
  for (let k = 0; k < moves; k++) {
    const legal = core.moves();
    if (legal.length > 0) core.play(legal[pick(legal.length)]);
  }
}

/** Makes a move with the cursor alone: to the card, up, to its target, down. */
async function playByKeys(visit: PatienceVisit, move: Move): Promise<void> {
  const places = visit.allPlaces();
  await visit.keys('Esc', 'Esc', 'right');
  const stops = stopsOf(visit);
  const first = firstStop(stops, visit.game.pileRoles);
  if (first === null) throw new Error('there is no stop');
  const pile = movesStock(move) ? visit.game.pileRoles.indexOf('stock') : moveFrom(move);
  const card = movesStock(move) ? places[pile].cards.length - 1 : places[pile].cards.length - moveCount(move);
  const way = waysFrom(stops, first).get(`${pile}/${card}`);
  if (way === undefined) throw new Error(`no way to ${pile}/${card}`);
  await visit.keys(...way, 'Space');
  if (movesStock(move)) return;
  const grab = takeHold(visit.core, places, { pile, card }, false);
  const targets = targetStops(places, grab?.moves ?? []);
  const source = stops.find((stop) => stop.pile === pile && stop.card === card) ?? first;
  const near = targets.reduce((a, b) => (distance(b, source) < distance(a, source) ? b : a));
  const wayOn = [...waysFrom(targets, near)].find(([name]) => name.startsWith(`${moveTo(move)}/`))?.[1];
  if (wayOn === undefined) throw new Error(`no way to ${moveTo(move)}`);
  await visit.keys(...wayOn, 'Return');
}

const distance = (a: Stop, b: Stop): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the letters', () => {
  it.each(['k', 'K'])('%s deals', async (key) => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    await visit.keys(key);
    expect(visit.cards('tableau-1').split(' ')).toHaveLength(4);
  });

  it.each(['z', 'Z', 'Undo', '^Z'])('%s takes back', async (key) => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    await visit.keys('K', key);
    expect(visit.moveCount).toBe(0);
  });

  it.each(['r', 'R', '^Y'])('%s makes again what was taken back', async (key) => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    await visit.keys('K', 'K', 'Z', 'Z', key, key, key);
    expect(visit.moveCount).toBe(2);
  });

  it.each(['n', 'N'])('%s deals the same game anew, after a question once a move was made', async (key) => {
    const visit = await PatienceVisit.inDeal('galerie', 77n);
    const first = visit.position();
    await visit.keys(key);
    expect(visit.game.id).toBe('galerie');
    const second = visit.position();
    expect(second).not.toEqual(first);
    await visit.keys('K', key);
    expect(visit.shows('Neue Karten geben?')).toBe(true);
    await visit.pressButton('Abbruch');
    expect(visit.moveCount).toBe(1);
    await visit.keys(key, 'Return');
    expect(visit.moveCount).toBe(0);
    expect(visit.position()).not.toEqual(second);
  });

  it.each(['e', 'E'])('%s ends the program', async (key) => {
    const visit = await PatienceVisit.start();
    await visit.keys(key);
    expect(visit.headless.ended).toBe(true);
  });

  it.each(['h', 'H', 'Help'])('%s shows the rules', async (key) => {
    const visit = await PatienceVisit.start();
    await visit.keys(key);
    expect(visit.shows('PATIENCE 2.13')).toBe(true);
  });

  it.each([
    ['w', 'Wie lange soll der Pfeil'],
    ['i', 'Patience zum Weitergeben'],
    ['t', 'gesp.'],
    ['s', 'SPIEL SPEICHERN'],
    ['l', 'SPIEL LADEN'],
  ])('%s shows its box', async (key, text) => {
    const visit = await PatienceVisit.start();
    await visit.keys(key);
    expect(visit.shows(text)).toBe(true);
  });

  it('choose the games by their places in the menu', async () => {
    const visit = await PatienceVisit.start();
    const games = visit.core.games.filter(({ collection }) => collection === 'patience');
    for (const [k, game] of games.entries()) {
      await visit.keys(String(k + 1));
      expect(visit.game.id).toBe(game.id);
    }
    const before = visit.position();
    await visit.keys(String(games.length + 1), '0');
    expect(visit.position()).toEqual(before);
  });

  it('mean nothing with Control or Alternate, and others never do', async () => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    const before = visit.position();
    await visit.keys('^K', '^N', '^J', '^M', 'alt+K', 'alt+1', 'q', 'y', 'F5', 'Tab', 'Backspace');
    expect(visit.position()).toEqual(before);
    expect(visit.headless.ended).toBe(false);
  });

  it('are all in the list of the page, in every language', () => {
    for (const keys of Object.values(patience.keys)) {
      const named = keys.map((line) => line.keys).join(' ');
      for (const letter of 'KVZNDSLERAFMBCWHITX') expect(named).toMatch(new RegExp(`(^|[ ,])${letter}([ ,]|$)`));
      expect(keys.every(({ meaning }) => meaning.length > 2)).toBe(true);
      expect(keys).toHaveLength(patience.keys.de.length);
    }
  });
});

describe('the cursor', () => {
  it.each(GAMES)('reaches every card that can be taken, from every other: %s', async (game) => {
    for (const [seed, moves, mode] of [
      [1, 0, 'st-high'],
      [2, 12, 'st-low'],
      [3, 60, 'st-medium'],
      [4, 200, 'tt-high'],
      [5, 30, 'st-high'],
    ] as const) {
      const left = { mode, moves: (core: Core) => wander(core, seed, moves) };
      const visit = await PatienceVisit.inDeal(game, BigInt(seed), left);
      for (const stops of [stopsOf(visit), stopsOf(visit, true)]) {
        for (const stop of stops) expect(waysFrom(stops, stop).size, `${game} ${seed}`).toBe(stops.length);
      }
    }
  });

  it('reaches every target of what is held, from every other', async () => {
    for (const game of GAMES) {
      const visit = await PatienceVisit.inDeal(game, 9n, { moves: (core) => wander(core, 9, 30) });
      for (const { pile, card } of stopsOf(visit)) {
        const targets = targetStops(
          visit.allPlaces(),
          takeHold(visit.core, visit.allPlaces(), { pile, card }, true)?.moves ?? [],
        );
        for (const target of targets) expect(waysFrom(targets, target).size, game).toBe(targets.length);
      }
    }
  });

  it.each(GAMES)('plays %s without a mouse', async (game) => {
    const visit = await PatienceVisit.inDeal(game, 11n);
    for (let k = 1; k <= 12; k++) {
      const move = visit.core.hint() ?? visit.core.moves()[0];
      await playByKeys(visit, move);
      expect(visit.core.save().moves.at(-1), `move ${k}`).toBe(move);
      expect(visit.moveCount).toBe(k);
    }
  });

  it('shows itself in inverse and leaves nothing behind', async () => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    await visit.away();
    const before = visit.headless.frame();
    await visit.keys('right');
    expect(samePicture(visit.headless.frame(), before)).toBe(false);
    await visit.keys('right', 'Space', 'left', 'Esc', 'Esc');
    expect(samePicture(visit.headless.frame(), before)).toBe(true);
  });

  it('takes a card up and puts it back with Escape', async () => {
    const visit = await PatienceVisit.inPosition('standart', 'tableau-1: 9S\ntableau-2: TD\nrest: stock');
    await visit.keys('right', 'Space', 'Esc', 'Return', 'Return');
    expect(visit.cards('tableau-2')).toBe('TD 9S');
  });

  it('goes away with a press of the mouse', async () => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    await visit.away();
    const before = visit.headless.frame();
    await visit.keys('right', 'right');
    await visit.headless.click(320, 390);
    await visit.away();
    expect(samePicture(visit.headless.frame(), before)).toBe(true);
  });

  it('puts the card under it on its foundation with X', async () => {
    const visit = await PatienceVisit.inPosition('standart', 'tableau-1: AH\ntableau-2: TD\nrest: stock');
    await visit.keys('x');
    expect(visit.moveCount).toBe(0);
    await visit.keys('right', 'x');
    expect(visit.cards('foundation-5')).toBe('AH');
  });

  it('leaves nothing behind, whatever other keys do meanwhile', async () => {
    const visit = await PatienceVisit.inDeal('zopf', 1n);
    await visit.keys('right', 'K', 'K', 'Z', 'V', 'A', 'Z', 'right', 'M', 'C', 'right', 'C', 'Esc', 'Esc');
    const fresh = await visit.nextVisit();
    await visit.away();
    await fresh.away();
    expect(samePicture(fresh.headless.frame(), visit.headless.frame())).toBe(true);
  });
});
