/**
 * Patiences whose columns are built down in alternating colours and whose foundations are built up in suit from the ace: the
 * Klondike family. Their lists of moves are the engine's, written out for speed; what they add is told from the columns.
 */
import { Fault, NO_SUIT, RANK_ACE, Refusal } from '../abi';
import { rankOf, suitOf } from '../core/card';
import { setFaultCard } from '../core/deck';
import { Position } from '../core/position';
import { packLay } from '../move';
import { canFinish, isDead, lowestToFoundation, redealLeads } from './autoplay';
import { EXACT_KEY_WORDS, writeExactKey } from './exact-key';
import { append, HEADS } from './move-engine';
import { Patience } from './patience';
import { Lift } from './pile';
import { rankColumnMove } from './rank-moves';
import { alternatesDown, continuesSuit, fitsOnColumn, followsUp } from './rules';
import { writeEdges } from './search-edges';

export abstract class Columns extends Patience {
  /** May `card`, the lowest of the cards in the hand, be laid on an empty column? */
  abstract fill(at: Position, card: i32): Refusal;

  /** Are the face-up cards of every column always one run? */
  columnsAreRuns(_at: Position): bool {
    return true;
  }

  lays(at: Position, from: i32, to: i32, card: i32, _count: i32): Refusal {
    const piles = this.piles;
    if (piles.isTableau(to)) return at.count(to) == 0 ? this.fill(at, card) : alternatesDown(card, at.top(to));
    if (!piles.isFoundation(to)) return Refusal.NotATarget;
    return piles.isFoundation(from) ? Refusal.NoEffect : followsUp(card, at.top(to), piles.suit(to));
  }

  laysFrom(at: Position, from: i32, out: usize): usize {
    const piles = this.piles;
    const longest = this.liftable(at, from);
    if (longest == 0) return out;
    const upwards = !piles.isFoundation(from);
    const foundationsFirst = piles.foundations < piles.tableau;
    if (upwards && foundationsFirst) out = this.laysOnFoundations(at, from, at.top(from), out);
    out = this.laysOnColumns(at, from, longest, out);
    return upwards && !foundationsFirst ? this.laysOnFoundations(at, from, at.top(from), out) : out;
  }

  private laysOnColumns(at: Position, from: i32, longest: i32, out: usize): usize {
    const piles = this.piles;
    const shortest = piles.lift(from) == Lift.Whole ? longest : 1;
    const columnsEnd = piles.tableauEnd;
    for (let to = piles.tableau; to < columnsEnd; to++) {
      if (to == from) continue;
      const target = at.top(to);
      for (let count = shortest; count <= longest; count++) {
        const head: i32 = load<u8>(HEADS + (count as usize));
        const lies = target == 0 ? this.fill(at, head) == Refusal.None : fitsOnColumn(head, target);
        if (lies) out = append(out, packLay(from, to, count));
      }
    }
    return out;
  }

  private laysOnFoundations(at: Position, from: i32, card: i32, out: usize): usize {
    const piles = this.piles;
    const end = piles.foundationsEnd;
    for (let to = piles.foundations; to < end; to++) {
      if (continuesSuit(card, at.top(to), piles.suit(to))) out = append(out, packLay(from, to, 1));
    }
    return out;
  }

  finishes(at: Position): bool {
    return canFinish(this, at);
  }

  finishMove(at: Position): u32 {
    return canFinish(this, at) ? lowestToFoundation(this, at) : 0;
  }

  dead(at: Position): bool {
    return !this.won(at) && isDead(this, at);
  }

  rank(at: Position, move: u32): i32 {
    return rankColumnMove(this, at, move);
  }

  /** Passes without end are worth a turn only if a card of the waste can then be laid. */
  redealLeads(at: Position): bool {
    return redealLeads(this, at);
  }

  /** The reasons for leaving moves out, and the short key, hold for one pack with stock and waste. */
  searchEdges(at: Position, out: usize, room: i32): i32 {
    return this.packs == 1 ? writeEdges(this, at, this.givesBack(at), out, room) : super.searchEdges(at, out, room);
  }

  keyWords(): i32 {
    return this.packs == 1 ? EXACT_KEY_WORDS : super.keyWords();
  }

  searchKey(at: Position, root: Position, out: usize): bool {
    return this.packs == 1 ? writeExactKey(this, at, root, out) : super.searchKey(at, root, out);
  }

  checkPile(at: Position, pile: i32): Fault {
    if (this.piles.isFoundation(pile)) return checkSuit(at, pile, this.piles.suit(pile));
    return this.piles.isTableau(pile) && this.columnsAreRuns(at) ? checkRun(at, pile) : Fault.None;
  }
}

function checkSuit(at: Position, pile: i32, mark: i32): Fault {
  let card = at.top(pile);
  if (mark != NO_SUIT && suitOf(card) != mark) return Fault.WrongFoundation;
  while (at.below(card) != 0) {
    const under = at.below(card);
    if (!continuesSuit(card, under, NO_SUIT)) return Fault.WrongFoundation;
    card = under;
  }
  return rankOf(card) == RANK_ACE ? Fault.None : Fault.WrongFoundation;
}

function checkRun(at: Position, pile: i32): Fault {
  let card = at.top(pile);
  for (let i = at.open(pile) - 1; i > 0; i--) {
    const under = at.below(card);
    if (!fitsOnColumn(card, under)) {
      setFaultCard(card);
      return Fault.NotARun;
    }
    card = under;
  }
  return Fault.None;
}
