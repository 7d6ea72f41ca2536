/** The piles of a patience: what each is for, how cards are lifted from it, where it lies. */
import {
  LAYOUT_FAN_X,
  LAYOUT_FAN_Y,
  LAYOUT_FRAME,
  LAYOUT_STRIDE,
  LAYOUT_SUIT,
  LAYOUT_X,
  LAYOUT_Y,
  MAX_PILES,
  NO_SUIT,
  Role,
} from '../abi';

/** What may be lifted from a pile to go onto a tableau pile. A foundation always takes the top card alone. */
export enum Lift {
  Nothing,
  /** The top card. */
  Top,
  /** The top card and any cards under it that form a run with it. */
  Run,
  /** All cards that lie face up, together. */
  Whole,
}

/** One pile. Coordinates are eighths of a card pitch, fans the direction in which cards are spread. */
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

  marked(suit: i32): PileSpec {
    this.suit = suit as u8;
    return this;
  }
}

/** All piles of a game in the order of their ids. Piles of one role stand together. */
export class PileTable {
  size: i32 = 0;
  stock: i32 = -1;
  waste: i32 = -1;
  /** First pile of the role and the one behind its last. */
  foundations: i32 = 0;
  foundationsEnd: i32 = 0;
  tableau: i32 = 0;
  tableauEnd: i32 = 0;
  private records: usize = heap.alloc(MAX_PILES * offsetof<PileSpec>());

  add(name: string, role: Role, lift: Lift): PileSpec {
    const pile = this.size++;
    const spec = this.spec(pile);
    memory.fill(changetype<usize>(spec), 0, offsetof<PileSpec>());
    spec.role = role as u8;
    spec.lift = lift as u8;
    spec.suit = NO_SUIT as u8;
    spec.number = 1;
    spec.frame = 1;
    spec.name = changetype<usize>(name);
    if (pile > 0 && this.spec(pile - 1).name == spec.name) spec.number = this.spec(pile - 1).number + 1;
    this.register(pile, role);
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
  }
}
