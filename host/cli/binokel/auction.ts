import type { Core } from '../../core/core.ts';
import { parseMove } from '../../core/move-text.ts';
import type { TricksView } from '../../core/tricks-view.ts';
import { EXIT } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import type { Calculator } from './calculator.ts';
import { refusalText } from './rules.ts';

/** Mittelhand, Vorhand, Hinterhand: the opener of a game and the seats to his right. */
const PLACES = 'MVH';
const NAMES = ['Mittelhand', 'Vorhand', 'Hinterhand'];
const AWAY = 'w';
/** The largest number that the text of a move takes. */
const MOST_IN_MOVE = 9999;

/** A call that the rules forbid. */
interface RefusedCall {
  /** Place in the list, from 1. */
  readonly index: number;
  readonly call: string;
  readonly rule: string;
}

/** Who plays for how much after an auction, or which call is refused and why (BINOKEL §4). */
export const auction: Calculator = (core, line) => {
  const [, ...words] = line.arguments('CALLS', 2, Number.POSITIVE_INFINITY);
  const calls = words.flatMap((word) => word.split(/[\s,]+/)).filter((word) => word !== '');
  core.deal('binokel', { calls: line.choice('calls', 'any', ['any', 'next']) }, 1n);
  let refused: RefusedCall | null = null;
  for (const [k, call] of calls.entries()) {
    const rule = make(core, call);
    if (rule === null) continue;
    refused = { index: k + 1, call, rule };
    break;
  }
  const tricks = tableOf(core);
  const { soloist, bid, nextCall } = tricks;
  const turn = soloist === null ? tricks.turn : null;
  return {
    json: { calls, refused, soloist: place(tricks, soloist), bid, turn: place(tricks, turn), next: nextCall },
    text: `${refused === null ? stateText(tricks) : `call ${refused.index}, ${refused.call}: ${refusalText(refused.rule)}`}\n`,
    code: refused === null ? EXIT.done : EXIT.no,
  };
};

function tableOf(core: Core): TricksView {
  const { tricks } = core.view();
  if (tricks === null) throw new Error('Binokel is a game of tricks');
  return tricks;
}

/** Makes a call such as `M150` or `Vw`; answers the rule that forbids it. @throws UsageError when it is none */
function make(core: Core, word: string): string | null {
  const match = /^([MVH])(\d{1,5}|w)$/i.exec(word);
  if (match === null) throw new UsageError(word, 'is no call; calls are M, V or H and a number or w, such as M150 Vw');
  const tricks = tableOf(core);
  if (tricks.soloist !== null) return 'not-now';
  if (place(tricks, tricks.turn) !== match[1].toUpperCase()) return 'not-your-turn';
  const isAway = match[2].toLowerCase() === AWAY;
  if (!isAway && Number(match[2]) > MOST_IN_MOVE) return 'call-too-high';
  const move = parseMove(core.view().game, isAway ? 'pass' : `call:${Number(match[2])}`);
  const rule = core.refusal(move);
  if (rule === null) core.play(move);
  return rule;
}

function place({ opener }: TricksView, seat: number | null): string | null {
  return seat === null ? null : PLACES[(seat - opener + PLACES.length) % PLACES.length];
}

function stateText(tricks: TricksView): string {
  const { soloist, bid, nextCall, turn } = tricks;
  const name = (seat: number): string => NAMES[PLACES.indexOf(place(tricks, seat) ?? '')];
  if (soloist !== null) return `${name(soloist)} plays for ${bid} and has to make more than ${bid}`;
  return turn === null
    ? ''
    : `${name(turn)} is to speak: ${nextCall === null ? '' : `${nextCall} or more, or `}${AWAY}`;
}
