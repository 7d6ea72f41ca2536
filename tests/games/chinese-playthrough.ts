import { cardText } from '../../host/core/card-text.ts';
import { commandText } from '../../host/core/chinese-commands.ts';
import type { ChosenOptions, Core, PlayerLevel, View } from '../../host/core/core.ts';
import { duelOf } from './chinese-table.ts';

/** How many positions a player who thinks may look at. */
const BUDGET = 300;

/**
 * A whole game of Chinese Patience as text: the commands of every turn, and what both players then have in their hands, pack and discard
 * pile; the table where a turn has changed it.
 */
export function chinesePlaythrough(
  core: Core,
  options: ChosenOptions,
  deal: bigint,
  players: readonly [PlayerLevel, PlayerLevel],
): string {
  core.deal('chinese-patience', options, deal);
  const chosen = Object.entries(core.view().options).map((pair) => pair.join('='));
  const lines = [`chinese-patience ${chosen.join(' ')} deal ${deal}: ${players.join(' against ')}`, table(core.view())];
  for (let turns = 1; !duelOf(core).over; turns++) {
    const before = table(core.view());
    const { turn } = duelOf(core);
    const commands = playTurn(core, players[turn], Number(deal));
    lines.push(`${turns}. ${turn + 1}: ${commands.join(' ')}  [${hands(core.view())}]`);
    if (table(core.view()) !== before) lines.push(table(core.view()));
  }
  const { winner, credits } = duelOf(core);
  const result = winner === null ? 'void' : `player ${winner + 1} wins ${credits[winner]} points`;
  return `${[...lines, result, `fingerprint ${core.save().hash}`].join('\n')}\n`;
}

/** Plays until the turn passes or the game is over; answers the commands. */
function playTurn(core: Core, level: PlayerLevel, seed: number): string[] {
  const { turn } = duelOf(core);
  const commands: string[] = [];
  while (!duelOf(core).over && duelOf(core).turn === turn) {
    for (const move of core.plan(turn, level, seed, BUDGET)) {
      commands.push(commandText(move, turn));
      core.play(move);
    }
  }
  return commands;
}

function hands({ piles }: View): string {
  const cards = [0, 1, 2, 3].map((pile) => piles[pile].cards.length);
  return `${cards[0]}+${cards[1]} ${cards[2]}+${cards[3]}`;
}

function table({ piles }: View): string {
  const tops = piles.slice(4, 8).map(({ cards }) => cardText(cards[cards.length - 1]));
  const columns = piles.slice(8).map(({ cards }) => cards.map(cardText).join(' ') || '-');
  return `   ${tops.join(' ')} | ${columns.join(' | ')}`;
}
