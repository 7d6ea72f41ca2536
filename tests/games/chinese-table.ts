import { CARD_FACE_DOWN } from '../../assembly/abi.ts';
import { cardText, parseCard } from '../../host/core/card-text.ts';
import { manualRule, parseCommand, splitCommands } from '../../host/core/chinese-commands.ts';
import type { ChineseTableJson } from '../../host/core/chinese-json.ts';
import type { ChosenOptions, Core, DuelView, Move } from '../../host/core/core.ts';
import type { PositionJson } from '../../host/core/position-json.ts';
import { buildPosition } from '../builders.ts';
import { gameOf } from './walks.ts';

const SUITS = ['S', 'H', 'C', 'D'];

/** A turn of player 1 in which he has turned a card and laid it. */
export const ON: ChineseTableJson = { turn: 1, twisted: true };

/**
 * A table of Chinese Patience from short text, as `buildPosition` takes it, with the numbers of the program for foundations (1 to 4)
 * and columns (5 to 8):
 *
 *     1: AS..5S
 *     5: TH 9S
 *     discard-1: 3C
 *     rest: deck-2
 *
 * A foundation that is not named holds its ace. Packs lie face down, the lowest card first; unless something else is said, both have been
 * discard piles before, and a turn of player 1 begins.
 */
export function chinesePosition(
  core: Core,
  text: string,
  table: ChineseTableJson = { turn: 1 },
  options: ChosenOptions = {},
  pass = 2,
): PositionJson {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/^([1-8]):/, (_, digit) => `${pileId(Number(digit))}:`));
  SUITS.forEach((suit, index) => {
    const id = pileId(index + 1);
    if (!lines.some((line) => line.startsWith(`${id}:`))) lines.push(`${id}: A${suit}`);
  });
  const built = buildPosition(gameOf(core, 'chinese-patience'), lines.join('\n'), options);
  const piles = built.piles.map(({ id, cards }) => ({
    id,
    cards: id.startsWith('deck') ? cards.map(faceDown) : cards,
  }));
  return { ...built, piles, pass, table: { waitingPass: 2, ...table } };
}

/** Begins a game at a table that is written as for `chinesePosition`. */
export function setUpChinese(
  core: Core,
  text: string,
  table: ChineseTableJson = { turn: 1 },
  options: ChosenOptions = {},
  pass = 2,
): void {
  core.dealPosition('chinese-patience', chinesePosition(core, text, table, options, pass));
}

function pileId(number: number): string {
  return number <= 4 ? `foundation-${number}` : `tableau-${number - 4}`;
}

function faceDown(card: string): string {
  return cardText(parseCard(card) | CARD_FACE_DOWN);
}

/** The move of a command in the game being played. @throws Error */
export function command(core: Core, text: string): Move {
  const move = parseCommand(core.view(), text);
  if (move === null) throw new Error(`${text} is no command`);
  return move;
}

/** Plays commands, which may have blanks in them. */
export function playCommands(core: Core, text: string): void {
  for (const word of splitCommands(text)) core.play(command(core, word));
}

/** How the game stands beside its cards. @throws Error */
export function duelOf(core: Core, seat = 0): DuelView {
  const { duel } = core.view(seat);
  if (duel === null) throw new Error('no game for two');
  return duel;
}

/** Why a command is refused, with the letter of the manual's rule; null if it is legal. */
export function refusedCommand(core: Core, text: string): string | null {
  const move = command(core, text);
  const code = core.refusal(move);
  if (code === null) return null;
  const letter = manualRule(move, code);
  return letter === null ? code : `${letter} ${code}`;
}
