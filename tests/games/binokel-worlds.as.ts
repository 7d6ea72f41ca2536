/** The core with the worlds of its players laid open, for tests that look at what players think. */
import { Level } from '../../assembly/abi';
import { seedRandom } from '../../assembly/core/random';
import { VIEW } from '../../assembly/core/view';
import { writeView } from '../../assembly/index';
import { think } from '../../assembly/tricks/players/knowledge';
import { evenAside, likelyAside } from '../../assembly/tricks/players/likely';
import { takeMeasures } from '../../assembly/tricks/players/measures';
import { dealOut, prepare, weightOfAll, worldOf } from '../../assembly/tricks/players/sampler';
import { look } from '../../assembly/tricks/players/seen';
import { drawWorld } from '../../assembly/tricks/players/worlds';

export * from '../../assembly/index';
export { bearsClaim, excluded, needed } from '../../assembly/tricks/players/knowledge';
export { worldOf };

/** Lets a seat look and think; `even` whether nothing is taken to be likelier than anything else. Answers how much its worlds weigh. */
export function lookAround(seat: i32, level: i32, seed: u32, even: bool): f64 {
  writeView(seat);
  seedRandom(seed);
  look(VIEW, seat);
  think();
  takeMeasures(level as Level, 0);
  prepare(even ? evenAside : likelyAside);
  return weightOfAll();
}

/** Draws a world that agrees with everything. */
export function drawAgreeing(): void {
  drawWorld();
}

/** Draws a world without asking for melds and calls. */
export function drawAny(): void {
  dealOut();
}
