/** Binokel (BINOKEL, manual of Binokel 1.0): three seats, twelve cards each, four in the widow, which is called Dap. */
import { LAYOUT_FAN_X, LAYOUT_STRIDE, LAYOUT_SUIT, LAYOUT_X, LAYOUT_Y, NO_SUIT } from '../abi';
import { SEATS, WIDOW_CARDS } from '../abi-tricks';
import { Position } from '../core/position';
import { sortIn } from '../tricks/hands';
import { HAND_CARDS, HANDS, OPTION_GAME, PILES, TRICK, WIDOW } from '../tricks/table';
import { TrickGame } from '../tricks/trick-game';

const PACKS = 2;
const GAMES = '1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24';

/** Where the piles lie, x and y: the first seat at the bottom, the second on the right, the third on the left (manual 3.2). */
const PLACES: usize = memory.data<i16>([0, 30, 72, 0, 0, 0, 36, 12, 36, 16, 96, 30, 96, 0, 24, 0]);

export class Binokel extends TrickGame {
  /**
   * `game`: its number in a round of 24, which decides who deals. `goal`: the soloist's total has to exceed the bid (manual 2.6), or
   * by house rule to reach it. `calls`: the next multiple of ten alone, as in the program (3.3), or any higher one (2.2).
   */
  constructor() {
    super('binokel', 'Binokel', PACKS, `game=${GAMES} goal=exceed|reach calls=next|any`);
  }

  collection(): string {
    return 'binokel';
  }

  pileName(pile: i32): string {
    if (pile < WIDOW) return 'hand';
    if (pile == WIDOW) return 'dap';
    return pile == TRICK ? 'trick' : 'won';
  }

  /** A round's deals are the shuffles of one deal number, one after the other. */
  shuffles(options: usize): i32 {
    return (load<u8>(options + OPTION_GAME) as i32) + 1;
  }

  deal(at: Position, deck: usize): void {
    let next = deck;
    for (let seat = 0; seat < SEATS; seat++) {
      for (let i = 0; i < HAND_CARDS; i++) sortIn(at, HANDS + seat, load<u8>(next++));
    }
    for (let i = 0; i < WIDOW_CARDS; i++) at.put(WIDOW, load<u8>(next++), true);
  }

  writeLayout(out: usize): void {
    for (let pile = 0; pile < PILES; pile++) {
      const record = out + ((pile * LAYOUT_STRIDE) as usize);
      memory.fill(record, 0, LAYOUT_STRIDE);
      store<i16>(record, load<i16>(PLACES + ((4 * pile) as usize)), LAYOUT_X);
      store<i16>(record, load<i16>(PLACES + ((4 * pile) as usize), 2), LAYOUT_Y);
      store<i8>(record, pile <= TRICK ? 1 : 0, LAYOUT_FAN_X);
      store<u8>(record, NO_SUIT, LAYOUT_SUIT);
    }
  }
}
