import type { Core } from '../../core/core.ts';
import type { SoundBox } from '../program.ts';
import type { YukonDialogs } from './dialogs.ts';
import type { YukonDisplay } from './display.ts';
import type { YukonSession } from './session.ts';

/** Milliseconds between two cards of the automatic finish. */
const FINISH_STEP = 120;

/** Everything that the end of a round needs to play it out and to speak to the player. */
export interface RoundParts {
  readonly core: Core;
  readonly session: YukonSession;
  readonly display: YukonDisplay;
  readonly dialogs: YukonDialogs;
  readonly sounds: SoundBox;
  /** Lets the player look on for milliseconds; returns whether the program goes on. */
  readonly lookOn: (ms: number) => Promise<boolean>;
}

/** Begins the next round; null: the player stays at the table. */
export type NextRound = (() => void) | null;

/** What follows a move: won, automatic finish, Rien ne va plus (RULES §9, "Order of checks"). */
export async function endOfRound(parts: RoundParts): Promise<NextRound> {
  const { session } = parts;
  if (session.view().status === 'finishing') await finish(parts);
  const { status } = session.view();
  if (status === 'won') return celebrate(parts);
  return status === 'stuck' ? giveUp(parts) : null;
}

/** The automatic finish, card by card. It stands still when the page is left and goes on with the next visit. */
async function finish({ core, session, display, lookOn }: RoundParts): Promise<void> {
  session.stopwatch.stop();
  for (let move = core.finishMove(); move !== null; move = core.finishMove()) {
    if (!(await lookOn(FINISH_STEP))) return;
    session.play(move);
    display.update();
  }
}

/** A round that has come out: the lists, the question whether to play on (manual, "Highscores und Bestzeiten"). */
async function celebrate({ session, display, dialogs, sounds }: RoundParts): Promise<NextRound> {
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
async function giveUp({ session, dialogs, sounds }: RoundParts): Promise<NextRound> {
  session.stopwatch.stop();
  sounds.play('SCHADE');
  return (await dialogs.stuck()) ? () => session.nextRound() : null;
}
