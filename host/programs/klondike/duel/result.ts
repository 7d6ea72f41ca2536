import { playerName } from './names.ts';
import { LEFT, SEATS } from './seats.ts';
import type { DuelSession } from './session.ts';
import type { DuelTexts } from './texts.ts';

/** How a game has ended, in lines: who has won, why, and how many cards each has laid off. */
export function resultLines(texts: DuelTexts, session: DuelSession): readonly string[] {
  return [verdict(texts, session), ...reason(texts, session).split('|'), ...creditLines(texts, session)];
}

/** The same in one line, without the reason: it can be seen on the table. */
export function resultLine(texts: DuelTexts, session: DuelSession): string {
  return `${verdict(texts, session)} ${creditLines(texts, session).join(', ')}`;
}

function creditLines(texts: DuelTexts, { duel, opponent }: DuelSession): readonly string[] {
  return SEATS.map((seat) => `${playerName(texts, opponent, seat)}: ${duel.credits[seat]}`);
}

function verdict(texts: DuelTexts, { duel, opponent }: DuelSession): string {
  const { winner } = duel;
  if (winner === null) return texts.drawn;
  if (opponent === null) return texts.wonBy(playerName(texts, opponent, winner));
  return winner === LEFT ? texts.wonAlone : texts.lostAlone;
}

/** Whoever has reached the goal has won by that; in a blocked game neither has. */
function reason(texts: DuelTexts, { duel, opponent }: DuelSession): string {
  const { winner, end } = duel;
  const { reasons } = texts;
  if (winner === null || end === null || end === 'blocked') return reasons.blocked;
  const tell = end === 'cleared' ? reasons.cleared : reasons.allOut;
  return tell(playerName(texts, opponent, winner), opponent !== null && winner === LEFT);
}
