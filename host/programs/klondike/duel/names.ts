import { LEFT, type Opponent } from './seats.ts';
import type { DuelTexts } from './texts.ts';

/** What a player is called. @param seat 0 or 1 */
export function playerName(texts: DuelTexts, opponent: Opponent, seat: number): string {
  if (opponent === null) return texts.player[seat];
  return seat === LEFT ? texts.you : texts.computer(texts.strengths[opponent]);
}

/** Who is on turn, in words. @param seat 0 or 1 */
export function onTurn(texts: DuelTexts, opponent: Opponent, seat: number): string {
  return texts.onTurn(playerName(texts, opponent, seat), opponent !== null && seat === LEFT);
}
