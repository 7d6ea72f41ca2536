/**
 * Whole games of Double Klondike between computer players as text, compared with tests/playthroughs. To record them anew after a rule
 * or a player has changed on purpose, run with TALON_RECORD=1 and read the difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardText, ownedCardText } from '../../host/core/card-text.ts';
import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { moveText } from '../../host/core/move-text.ts';
import type { PlayerLevel } from '../../host/core/player-level.ts';
import { loadCore } from '../core/built-core.ts';
import { duelOf } from './double-table.ts';

type Players = readonly [PlayerLevel, PlayerLevel];

const GAMES: readonly (readonly [Players, ChosenOptions, bigint])[] = [
  [['greedy', 'beginner'], {}, 1n],
  [['strong', 'greedy'], {}, 2n],
  [['beginner', 'greedy'], { draw: '3', passes: '3' }, 3n],
  [['greedy', 'greedy'], { draw: '3', end: 'foundations' }, 4n],
  [['random', 'greedy'], { passes: '1', overlook: '1' }, 5n],
];
const BUDGET = 2000;
/** After so many moves the whole table is written down. */
const TABLE_EVERY = 40;

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** A whole game: every move with whose it is and what it led to, the table every now and then. */
function playthrough(players: Players, options: ChosenOptions, deal: bigint): string {
  core.deal('double-klondike', options, deal);
  const { game, options: complete } = core.view();
  const chosen = Object.entries(complete).map((pair) => pair.join('='));
  const lines = [`double-klondike ${chosen.join(' ')} deal ${deal}: ${players.join(' against ')}`, ...table()];
  for (let made = 1; !duelOf(core).over; made++) {
    const { turn, overlooked } = duelOf(core);
    const objection = overlooked ? core.choose(1 - turn, players[1 - turn], 1, BUDGET) : null;
    const move = objection ?? core.choose(turn, players[turn], 1, BUDGET);
    if (move === null) throw new Error(`no move after ${made - 1}`);
    const seat = objection === null ? turn : 1 - turn;
    core.play(move);
    const { credits, overlooked: now } = duelOf(core);
    lines.push(`${made}. ${seat + 1} ${moveText(game, move)} ${credits.join(':')}${now ? ' overlooked' : ''}`);
    if (made % TABLE_EVERY === 0) lines.push(...table());
  }
  const { winner } = duelOf(core);
  const result = winner === null ? 'drawn' : `player ${winner + 1} wins`;
  return `${[...lines, ...table(), result, `fingerprint ${core.save().hash}`].join('\n')}\n`;
}

function table(): string[] {
  const { piles, game } = core.view();
  return piles
    .filter(({ cards }) => cards.length > 0)
    .map(({ id, index, cards }) => {
      const text = game.pileSeats[index] === null ? ownedCardText : cardText;
      return `  ${id}: ${cards.map(text).join(' ')}`;
    });
}

describe('playthroughs of Double Klondike', () => {
  it.each(GAMES)('%s %o, deal %s', (players, options, deal) => {
    const name = ['double-klondike', ...players, ...Object.entries(options).map((pair) => pair.join('-')), deal].join(
      '_',
    );
    const file = new URL(`../playthroughs/${name}.txt`, import.meta.url);
    const played = playthrough(players, options, deal);
    if (process.env.TALON_RECORD === '1') writeFileSync(file, played);
    expect(existsSync(file), `${name}.txt is missing`).toBe(true);
    expect(played).toBe(readFileSync(file, 'utf8'));
  });
});
