import { playerName } from './names.ts';
import { LEFT, RIGHT } from './seats.ts';
import type { DuelSession } from './session.ts';
import { endsWithColumns, seatOut } from './standing.ts';
import type { DuelTexts } from './texts.ts';

/** How a game has ended, in lines: who has won, why, and how many cards each has laid off. */
export function resultLines(texts: DuelTexts, session: DuelSession): readonly string[] {
  const { credits } = session.duel;
  const [first, second] = [LEFT, RIGHT].map((seat) => playerName(texts, session.opponent, seat));
  const result = texts.result(first, credits[LEFT], second, credits[RIGHT]);
  return [verdict(texts, session), reason(texts, session), result].flatMap((text) => text.split('|'));
}

function verdict(texts: DuelTexts, { duel, opponent }: DuelSession): string {
  const { winner } = duel;
  if (winner === null) return texts.drawn;
  if (opponent === null) return texts.wonBy(playerName(texts, opponent, winner));
  return winner === LEFT ? texts.wonAlone : texts.lostAlone;
}

/** Whoever has reached the goal has won by that; without one the game is blocked. */
function reason(texts: DuelTexts, session: DuelSession): string {
  const { opponent } = session;
  const view = session.view();
  const out = seatOut(view);
  if (out === null) return texts.reasons.blocked;
  const who = playerName(texts, opponent, out);
  return endsWithColumns(view) ? texts.reasons.cleared(who) : texts.reasons.allOut(who);
}
