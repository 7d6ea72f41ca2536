import type { ChosenOptions, Core } from '../../host/core/core.ts';
import { buildPosition } from '../builders.ts';
import { gameOf } from './walks.ts';

/** Fields that are not named have their queen, or nothing. Columns 1 to 8 are ♣♣♠♠♥♥♦♦. */
export function matriarchatTable(text: string): string {
  const queens = [...'CCSSHHDD'].map((mark, i) => [`lower-${i + 1}`, `Q${mark}`]);
  const missing = queens.filter(([id]) => !text.includes(`${id}:`));
  return `${text}\n${missing.map(([id, queen]) => `${id}: ${queen}`).join('\n')}`;
}

/** Begins a game of Matriarchat in a position of some pass, short text as `matriarchatTable` completes it. */
export function setUpPass(core: Core, pass: number, text: string, options: ChosenOptions = {}): void {
  const position = buildPosition(gameOf(core, 'matriarchat'), matriarchatTable(text), options);
  core.dealPosition('matriarchat', { ...position, pass });
}

/** A column of clubs with a complete family: D…9 below, K…8 above. */
export const COMPLETE_CLUBS = 'lower-1: QC..9C\nupper-1: KC AC..8C';

/** Both columns of every suit from the queen down to a rank, and the kings: `ranks` for columns 1 to 8. */
export function fullColumns(ranks: readonly string[]): string {
  return ranks
    .map((last, i) => `lower-${i + 1}: Q${'CCSSHHDD'[i]}..${last}${'CCSSHHDD'[i]}\nupper-${i + 1}: K${'CCSSHHDD'[i]}`)
    .join('\n');
}
