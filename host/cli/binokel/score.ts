import type { TrickCalculator } from '../../core/trick-calculator.ts';
import { EXIT } from '../io.ts';
import type { Calculator } from './calculator.ts';
import { type GameRecord, type PlayerRecord, readGameRecord } from './score-file.ts';

/** A game's results from tricks, melds and bid (BINOKEL §8). */
export const score: Calculator = (core, line) => {
  const [, file] = line.arguments('FILE', 2, 2);
  const game = readGameRecord(file, core);
  const players = game.players.map((player) => ({ ...player, result: resultOf(core.calculator, game, player) }));
  const width = Math.max(...players.map(({ name }) => name.length));
  const rows = players.map(({ name, points, tricks, meld, result }) => {
    const made = game.end === 'played' ? `${points} points in ${tricks} tricks, melded ${meld}` : `melded ${meld}`;
    const role = name === game.soloist ? `, played for ${game.bid}` : '';
    return `${name.padEnd(width)}  ${result > 0 ? '+' : ''}${result}  (${made}${role})\n`;
  });
  const { bid, soloist, end, reach } = game;
  return {
    json: { bid, soloist, end, goal: reach ? 'reach' : 'exceed', players },
    text: rows.join(''),
    code: EXIT.done,
  };
};

function resultOf(calculator: TrickCalculator, { bid, soloist, end, reach }: GameRecord, player: PlayerRecord): number {
  const isSoloist = player.name === soloist;
  if (end !== 'played') return isSoloist ? -bid : calculator.unplayedResult(player.meld);
  return isSoloist ? calculator.soloistResult(bid, player, reach) : calculator.defenderResult(player);
}
