import type { SoundBox } from '../program.ts';
import type { YukonDialogs } from './dialogs.ts';
import type { YukonDisplay } from './display.ts';
import type { YukonSession } from './session.ts';

/** Everything that the end of a round needs to speak to the player. */
export interface RoundParts {
  readonly session: YukonSession;
  readonly display: YukonDisplay;
  readonly dialogs: YukonDialogs;
  readonly sounds: SoundBox;
}

/** Begins the next round; null: the player stays at the table. */
export type NextRound = (() => void) | null;

/** A round that has come out: the lists, the question whether to play on (manual, "Highscores und Bestzeiten"). */
export async function celebrate({ session, display, dialogs, sounds }: RoundParts): Promise<NextRound> {
  session.stopwatch.stop();
  if (session.entered) return () => session.nextRoundFromNothing();
  const ranks = session.ranks();
  sounds.play(ranks ? 'JUBEL2' : 'JUBEL1');
  const result = display.resultText();
  if (!ranks) {
    await dialogs.won(result);
    return () => session.nextRound();
  }
  if (!session.timed && !(await dialogs.askEnter(result))) return () => session.nextRound();
  session.enterResult(await dialogs.askName(result));
  await dialogs.list(session.listKind, session.variant, session.list());
  return () => session.nextRoundFromNothing();
}

/** A round in which nothing goes any more: Rien ne va plus. */
export async function giveUp({ session, dialogs, sounds }: RoundParts): Promise<NextRound> {
  session.stopwatch.stop();
  sounds.play('SCHADE');
  return (await dialogs.stuck()) ? () => session.nextRound() : null;
}
