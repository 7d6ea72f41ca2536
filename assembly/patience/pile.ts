/** The piles of a patience: what each is for, how cards are lifted from it, where it lies. */
import {
  LAYOUT_FAN_X,
  LAYOUT_FAN_Y,
  LAYOUT_FRAME,
  LAYOUT_SPAN,
  LAYOUT_STEP,
  LAYOUT_STRIDE,
  LAYOUT_SUIT,
  LAYOUT_WEAVE,
  LAYOUT_X,
  LAYOUT_Y,
  MAX_PILES,
  NO_SUIT,
  Role,
} from '../abi';

export const NO_PILE = -1;

/** What may be lifted from a pile to go onto a tableau pile. A foundation always takes the top card alone. */
export enum Lift {
  Nothing,
  /** The top card. */
  Top,
  /** The top card and any cards under it that may travel with it. */
  Run,
  /** All cards that lie face up, together. */
  Whole,
}

/** One pile. Coordinates are eighths of a card pitch, fans the direction in which cards are spread, steps percents of a card. */
@unmanaged
export class PileSpec {
  role: u8 = 0;
  lift: u8 = 0;
  suit: u8 = 0;
  /** 1, 2, … among the piles of the same name. */
  number: u8 = 0;
  x: i16 = 0;
  y: i16 = 0;
  fanX: i8 = 0;
  fanY: i8 = 0;
  frame: u8 = 0;
  step: u8 = 0;
  weave: u8 = 0;
  span: u8 = 0;
  /** Cards at the bottom that never leave the pile. */
  anchored: u8 = 0;
  /** Number of the pile that refills this one as soon as it is empty, −1 if none does. */
  refill: i8 = 0;
  name: usize = 0;

  at(x: i32, y: i32): PileSpec {
    this.x = x as i16;
    this.y = y as i16;
    return this;
  }

  fanned(x: i32, y: i32): PileSpec {
    this.fanX = x as i8;
    this.fanY = y as i8;
    return this;
  }

  /** How far an open card of the fan lies from the next, and how far the cards swing to both sides. */
  spaced(step: i32, weave: i32 = 0): PileSpec {
    this.step = step as u8;
    this.weave = weave as u8;
    return this;
  }

  /** How far the fan may reach beyond the first card, in eighths of a card pitch. */
  reaching(span: i32): PileSpec {
    this.span = span as u8;
    return this;
  }

  marked(suit: i32): PileSpec {
    this.suit = suit as u8;
    return this;
  }

  anchoredBy(cards: i32): PileSpec {
    this.anchored = cards as u8;
    return this;
  }

  refilledFrom(pile: i32): PileSpec {
    this.refill = pile as i8;
    return this;
  }
}

/**
 * All piles of a game in the order of their ids. Piles of one role stand together. Piles of somebody else lie on the same table,
 * but nothing is lifted from them and nothing laid on them.
 */
export class PileTable {
  size: i32 = 0;
  stock: i32 = NO_PILE;
  waste: i32 = NO_PILE;
  /** First pile of the role and the one behind its last. */
  foundations: i32 = 0;
  foundationsEnd: i32 = 0;
  tableau: i32 = 0;
  tableauEnd: i32 = 0;
  reserves: i32 = 0;
  reservesEnd: i32 = 0;
  private records: usize = heap.alloc(MAX_PILES * offsetof<PileSpec>());

  add(name: string, role: Role, lift: Lift): PileSpec {
    this.register(this.size, role);
    return this.describe(name, role, lift);
  }

  /** Somebody else's pile. */
  addForeign(name: string, role: Role): PileSpec {
    return this.describe(name, role, Lift.Nothing);
  }

  private describe(name: string, role: Role, lift: Lift): PileSpec {
    const pile = this.size++;
    const spec = this.spec(pile);
    memory.fill(changetype<usize>(spec), 0, offsetof<PileSpec>());
    spec.role = role as u8;
    spec.lift = lift as u8;
    spec.suit = NO_SUIT as u8;
    spec.number = 1;
    spec.frame = 1;
    spec.refill = NO_PILE as i8;
    spec.name = changetype<usize>(name);
    if (pile > 0 && this.spec(pile - 1).name == spec.name) spec.number = this.spec(pile - 1).number + 1;
    return spec;
  }

  spec(pile: i32): PileSpec {
    return changetype<PileSpec>(this.records + (pile as usize) * offsetof<PileSpec>());
  }

  role(pile: i32): i32 {
    return this.spec(pile).role;
  }

  lift(pile: i32): i32 {
    return this.spec(pile).lift;
  }

  suit(pile: i32): i32 {
    return this.spec(pile).suit;
  }

  anchored(pile: i32): i32 {
    return this.spec(pile).anchored;
  }

  refill(pile: i32): i32 {
    return this.spec(pile).refill;
  }

  isFoundation(pile: i32): bool {
    return pile >= this.foundations && pile < this.foundationsEnd;
  }

  isTableau(pile: i32): bool {
    return pile >= this.tableau && pile < this.tableauEnd;
  }

  name(pile: i32): string {
    return changetype<string>(this.spec(pile).name);
  }

  /** The pile's number among those of its name, 0 if it is the only one. */
  number(pile: i32): i32 {
    const spec = this.spec(pile);
    const alone = spec.number == 1 && (pile + 1 == this.size || this.spec(pile + 1).name != spec.name);
    return alone ? 0 : (spec.number as i32);
  }

  writeLayout(out: usize): void {
    for (let pile = 0; pile < this.size; pile++) {
      const spec = this.spec(pile);
      const record = out + ((pile * LAYOUT_STRIDE) as usize);
      store<i16>(record, spec.x, LAYOUT_X);
      store<i16>(record, spec.y, LAYOUT_Y);
      store<i8>(record, spec.fanX, LAYOUT_FAN_X);
      store<i8>(record, spec.fanY, LAYOUT_FAN_Y);
      store<u8>(record, spec.frame, LAYOUT_FRAME);
      store<u8>(record, spec.suit, LAYOUT_SUIT);
      store<u8>(record, spec.step, LAYOUT_STEP);
      store<u8>(record, spec.weave, LAYOUT_WEAVE);
      store<u8>(record, spec.span, LAYOUT_SPAN);
    }
  }

  private register(pile: i32, role: Role): void {
    if (role == Role.Stock) this.stock = pile;
    if (role == Role.Waste) this.waste = pile;
    if (role == Role.Foundation) {
      if (this.foundationsEnd == 0) this.foundations = pile;
      this.foundationsEnd = pile + 1;
    }
    if (role == Role.Tableau) {
      if (this.tableauEnd == 0) this.tableau = pile;
      this.tableauEnd = pile + 1;
    }
    if (role == Role.Reserve) {
      if (this.reservesEnd == 0) this.reserves = pile;
      this.reservesEnd = pile + 1;
    }
  }
}
