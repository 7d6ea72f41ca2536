import type { Core, View } from '../../../core/core.ts';
import type { Save } from '../../../core/save.ts';
import { SEAT } from '../kept/seats.ts';
import { KeptGameError, type Stop, stopAfter, tricksIn } from './game-play.ts';

/** A picture of a game that is looked at again. */
export interface FilmStep {
  /** As you saw it then, and with all cards seen. */
  readonly view: View;
  readonly openView: View;
  readonly stop: Stop | null;
}

/**
 * Every step of a game that was played, from the dealt table to its end. The core's present game becomes the one that is looked
 * at.
 *
 * @throws KeptGameError where the game was dealt by hand, SaveError where it is none
 */
export function filmOf(core: Core, played: Save): readonly FilmStep[] {
  core.restore(played);
  if (played.deal === null) throw new KeptGameError('deal');
  core.deal(played.game, played.options, BigInt(played.deal));
  const steps: FilmStep[] = [stepOf(core, 'dealt')];
  for (const move of played.moves.slice(0, played.cursor)) {
    const before = tricksIn(core.view(SEAT.you));
    core.play(move);
    const after = tricksIn(core.view(SEAT.you));
    const stop = stopAfter(before, after);
    if (before.phase === 'meld' && stop === null) continue;
    steps.push(stepOf(core, stop === 'status' ? 'melds' : stop));
    if (stop === 'widow' || stop === 'trick') steps.push(stepOf(core, null));
  }
  return steps;
}

function stepOf(core: Core, stop: Stop | null): FilmStep {
  return { view: core.view(SEAT.you), openView: core.fullView(), stop };
}
