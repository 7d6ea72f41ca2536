/** Klondike with its usual choices (RULES §10). */
import { PACK_CARDS, Refusal, Role } from '../abi';
import { Position } from '../core/position';
import { Columns } from '../patience/columns';
import { dealSteps, dealStock } from '../patience/deals';
import { Lift } from '../patience/pile';
import { kingOnly } from '../patience/rules';
import { moveWorth, Scoring, stake, timedScore } from './klondike-scoring';

/** Places of the options in their list; what their values mean is said where they are read. */
const DRAW = 0;
const PASSES = 1;
const THOUGHTFUL = 2;
const STRICT = 3;
const KINGS = 4;
const SCORING = 5;

const COLUMNS = 7;
const FOUNDATIONS = 4;

const OPTIONS =
  'draw=1|3 passes=0|1|3 thoughtful=0|1 strict=0|1 kings=1|0 scoring=none|page|windows|vegas|vegas-cumulative';

export class Klondike extends Columns {
  constructor() {
    super('klondike', 'Klondike', 1, OPTIONS);
    this.piles.add('stock', Role.Stock, Lift.Nothing).at(0, 0);
    this.piles.add('waste', Role.Waste, Lift.Top).at(8, 0);
    for (let i = 0; i < FOUNDATIONS; i++) this.piles.add('foundation', Role.Foundation, Lift.Top).at(24 + 8 * i, 0);
    for (let i = 0; i < COLUMNS; i++)
      this.piles
        .add('tableau', Role.Tableau, Lift.Run)
        .at(8 * i, 10)
        .fanned(0, 1);
  }

  collection(): string {
    return 'klondike';
  }

  deal(at: Position, deck: usize): void {
    const dealt = dealSteps(at, deck, this.piles.tableau, COLUMNS, at.option(THOUGHTFUL) == 1);
    dealStock(at, deck, this.piles.stock, dealt, PACK_CARDS);
  }

  fill(at: Position, card: i32): Refusal {
    return at.option(KINGS) == 0 ? kingOnly(card) : Refusal.None;
  }

  allowsForce(): bool {
    return false;
  }

  givesBack(at: Position): bool {
    return at.option(STRICT) == 0;
  }

  /** With all cards of the columns open from the start they are no runs. */
  columnsAreRuns(at: Position): bool {
    return at.option(THOUGHTFUL) == 0;
  }

  stockCards(at: Position): i32 {
    return at.option(DRAW) == 0 ? 1 : 3;
  }

  passes(at: Position): i32 {
    const choice = at.option(PASSES);
    return choice == 2 ? 3 : choice;
  }

  openingScore(at: Position): i32 {
    return stake(scoringOf(at));
  }

  carriesBalance(at: Position): bool {
    return scoringOf(at) == Scoring.VegasCumulative;
  }

  worth(at: Position, move: u32, turnedUp: bool): i32 {
    return moveWorth(scoringOf(at), this, at, move, turnedUp);
  }

  timedScore(at: Position, score: i32, seconds: u32): i32 {
    return timedScore(scoringOf(at), score, seconds, this.won(at));
  }
}

function scoringOf(at: Position): Scoring {
  return at.option(SCORING) as Scoring;
}
