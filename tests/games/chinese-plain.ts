/** The rules of CHINESE §2 written a second time, with piles as lists of text and moves as the commands of the program. */

import { cardText } from '../../host/core/card-text.ts';
import type { ChosenOptions, View } from '../../host/core/core.ts';

const RANKS = 'A23456789TJQK';

/** A table; `packs` have their top card first, all other piles their lowest one. Seats are 0 and 1. */
export interface PlainGame {
  readonly piles: readonly string[][];
  readonly packs: readonly [string[], string[]];
  readonly discards: readonly [string[], string[]];
  turn: number;
  twists: number;
  pending: boolean;
  readonly begun: [boolean, boolean];
  /** Every position with which a turn has begun. */
  readonly starts: string[];
}

/** The table of a game that begins. `piles` are numbered from 1 on, as in the program; 0 is not used. */
export function plainGame(view: View): PlainGame {
  const cards = (id: string): string[] => {
    const pile = view.piles.find((candidate) => candidate.id === id);
    return (pile?.cards ?? []).map((card) => cardText(card & 0x3f));
  };
  const numbers = [1, 2, 3, 4];
  const game: PlainGame = {
    piles: [[], ...numbers.map((n) => cards(`foundation-${n}`)), ...numbers.map((n) => cards(`tableau-${n}`))],
    packs: [cards('deck-1').reverse(), cards('deck-2').reverse()],
    discards: [cards('discard-1'), cards('discard-2')],
    turn: 0,
    twists: 0,
    pending: false,
    begun: [false, false],
    starts: [],
  };
  game.starts.push(position(game));
  return game;
}

const rank = (card: string): number => RANKS.indexOf(card[0]);
const isRed = (card: string): boolean => 'HD'.includes(card[1]);
const last = (cards: readonly string[]): string | undefined => cards[cards.length - 1];

/** All commands that are legal. */
export function plainCommands(game: PlainGame, options: ChosenOptions): string[] {
  if (isPlainOver(game)) return [];
  const commands: string[] = [];
  if (game.begun[game.turn]) {
    for (const from of [0, 5, 6, 7, 8]) {
      for (const to of [1, 2, 3, 4, 5, 6, 7, 8, 9]) if (mayMove(game, from, to)) commands.push(`M${from}${to}`);
    }
    for (const from of [5, 6, 7, 8]) {
      for (const to of [5, 6, 7, 8]) if (mayMovePile(game, from, to, options)) commands.push(`MP${from}${to}`);
    }
  }
  if (game.twists === 0 || !game.pending) commands.push('T');
  if (game.begun[game.turn] && (game.twists > 0 || options.end === 'any')) commands.push('Z');
  return commands;
}

function mayMove(game: PlainGame, from: number, to: number): boolean {
  const source = from === 0 ? game.discards[game.turn] : game.piles[from];
  const card = last(source);
  if (card === undefined) return false;
  if (to <= 4) {
    const top = last(game.piles[to]) ?? '';
    return top[1] === card[1] && rank(card) === rank(top) + 1;
  }
  if (to === 9) {
    const top = last(game.discards[1 - game.turn]);
    return top !== undefined && top[1] === card[1] && Math.abs(rank(top) - rank(card)) === 1;
  }
  return from === 0 && (game.piles[to].length === 0 || fits(card, game.piles[to]));
}

function mayMovePile(game: PlainGame, from: number, to: number, options: ChosenOptions): boolean {
  const [source, target] = [game.piles[from], game.piles[to]];
  if (from === to || source.length < Number(options.pile ?? '1') || target.length === 0) return false;
  return source.length > 0 && fits(source[0], target);
}

function fits(card: string, pile: readonly string[]): boolean {
  const top = pile[pile.length - 1];
  return isRed(card) !== isRed(top) && rank(card) === rank(top) - 1;
}

/** Makes a legal command. */
export function playPlain(game: PlainGame, command: string): void {
  const { piles, packs, discards, turn } = game;
  if (command === 'T') {
    if (packs[turn].length === 0) packs[turn].push(...discards[turn].splice(0));
    discards[turn].push(packs[turn].shift() as string);
    game.twists++;
    game.pending = true;
    game.begun[turn] = true;
  } else if (command === 'Z') {
    game.turn = 1 - turn;
    game.twists = 0;
    game.pending = false;
    game.starts.push(position(game));
  } else {
    const [from, to] = [...command.replace(/^MP?/, '')].map(Number);
    const source = from === 0 ? discards[turn] : piles[from];
    const target = to === 9 ? discards[1 - turn] : piles[to];
    target.push(...source.splice(command.startsWith('MP') ? 0 : source.length - 1));
    if (from === 0) game.pending = false;
  }
}

/** The seat that has got rid of all its cards, null if none has. */
export function plainWinner({ packs, discards, turn }: PlainGame): number | null {
  return packs[turn].length + discards[turn].length === 0 ? turn : null;
}

/** Has the turn begun with a position for the third time? */
export function isPlainVoid({ starts }: PlainGame): boolean {
  return starts.filter((start) => start === starts[starts.length - 1]).length >= 3;
}

export function isPlainOver(game: PlainGame): boolean {
  return plainWinner(game) !== null || isPlainVoid(game);
}

function position({ piles, packs, discards, turn }: PlainGame): string {
  const columns = piles.slice(5).map((cards) => cards.join(' '));
  return JSON.stringify([turn, packs, discards, piles.slice(1, 5), columns.sort()]);
}
