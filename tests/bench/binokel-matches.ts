/**
 * What the players of Binokel are measured by (BINOKEL-AI §6): matches on duplicate deals, the trick points of soloists and defenders after
 * equal auctions, and what their last nine cards lose against best play with all cards seen.
 */
import { playBinokelDeal, playBinokelGame, type Seating } from '../../host/cli/match/binokel-games.ts';
import { marginOf } from '../../host/cli/match/binokel-report.ts';
import type { Core, PlayerLevel } from '../../host/core/core.ts';

/** Least and greatest mean that will do. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** One measurement: a value for each deal, null where a deal has none. */
export interface Measurement {
  readonly name: string;
  readonly unit: string;
  /** Deals of the recorded measurement. */
  readonly deals: number;
  /** Between which bounds a value has to be, by name. */
  readonly wanted: Readonly<Record<string, Bounds>>;
  /** The values of a deal by name. */
  measure(core: Core, deal: number): Readonly<Record<string, number | null>>;
}

const FIRST_DEAL = 1n;
const ROUND_GAMES = 24;
/** Cards in hand up to which best play is compared. */
const REVIEWED_CARDS = 9;
const clock = (): number => 0;

/** How far a player is ahead of two others, in a round, and how often it makes the games that it plays alone. */
function match(first: PlayerLevel, others: PlayerLevel, least: number, deals: number): Measurement {
  return {
    name: `${first} against two ${others}`,
    unit: 'points ahead of the mean of the others in 24 games',
    deals,
    wanted: { margin: { least } },
    measure: (core, deal) => {
      const plan = { options: {}, players: [first, others, others], firstDeal: FIRST_DEAL };
      const games = playBinokelDeal(core, plan, deal, clock);
      const margin = games.reduce((sum, { players }) => sum + marginOf(players, 0), 0) / games.length;
      const alone = games.filter(({ players }) => players[0].isSoloist);
      const made = alone.filter((game) => game.made).length;
      return { margin: ROUND_GAMES * margin, alone: alone.length, made };
    },
  };
}

/** Who calls as `classic` does, and afterwards plays as a soloist or a defender of these levels. */
function afterAuction(soloist: PlayerLevel, defenders: PlayerLevel, from: 'discard' | 'cards'): Seating {
  return (seat, tricks) => {
    const early = from === 'discard' ? tricks.phase === 'auction' : tricks.phase !== 'play';
    return early ? 'classic' : seat === tricks.soloist ? soloist : defenders;
  };
}

/** The soloist's points when one of the two sides is of a higher level, less those when it is not. */
function pair(
  [better, plain]: readonly [PlayerLevel, PlayerLevel],
  side: Side,
  from: 'discard' | 'cards',
  least: number,
  deals: number,
): Measurement {
  const asSoloist = side === 'soloist';
  const gain = asSoloist ? 1 : -1;
  return {
    name: `${better} instead of ${plain} as ${asSoloist ? 'soloist' : 'defenders'} of ${plain}, from the ${from} on`,
    unit: 'trick points a game',
    deals,
    wanted: { gain: { least } },
    measure: (core, number) => {
      const points = [plain, better].map((level) => {
        const seating = asSoloist ? afterAuction(level, plain, from) : afterAuction(plain, level, from);
        const game = playBinokelGame(core, {
          options: {},
          firstDeal: FIRST_DEAL,
          number,
          seating,
          seed: number,
          now: clock,
        });
        return game.soloistPoints;
      });
      const [before, after] = points;
      return { gain: before === null || after === null ? null : gain * (after - before) };
    },
  };
}

type Side = 'soloist' | 'defenders';

/** What the last nine cards of the soloist and of both defenders lose in a game, against best play with all cards seen. */
function regret(level: PlayerLevel, [soloist, defenders]: readonly [number, number], deals: number): Measurement {
  return {
    name: `regret of ${level}`,
    unit: 'trick points a game',
    deals,
    wanted: { soloist: { most: soloist }, defenders: { most: defenders } },
    measure: (core, number) => {
      const seating = afterAuction(level, level, 'discard');
      playBinokelGame(core, { options: {}, firstDeal: FIRST_DEAL, number, seating, seed: number, now: clock });
      const lost = { soloist: 0, defenders: 0 };
      for (const card of core.coach.review(REVIEWED_CARDS)) {
        if (card !== null) lost[card.isSoloist ? 'soloist' : 'defenders'] += card.lost;
      }
      return lost;
    },
  };
}

export const MEASUREMENTS: readonly Measurement[] = [
  match('classic', 'random', 1000, 3400),
  match('strong', 'classic', 800, 600),
  match('master', 'classic', 800, 200),
  match('master', 'strong', 1, 800),
  pair(['strong', 'classic'], 'soloist', 'discard', 8, 240),
  pair(['strong', 'classic'], 'soloist', 'cards', 8, 240),
  pair(['strong', 'classic'], 'defenders', 'discard', 8, 240),
  pair(['master', 'strong'], 'soloist', 'discard', -2, 240),
  pair(['master', 'strong'], 'defenders', 'discard', 0, 240),
  regret('classic', [20, 25], 200),
  regret('strong', [4, 7], 200),
  regret('master', [3.7, 5], 100),
];
