/** How much a player that looks into worlds does for one decision, and how boldly it bids. Counted in worlds and nodes, never in time. */
import { Level } from '../../abi';

/** Worlds for a card, and how many tricks are searched in each before the rest is guessed. */
export let cardWorlds: i32 = 0;
export let tricksAhead: i32 = 0;
/** With so many cards in hand, or fewer, worlds are searched to their end. */
export let exactCards: i32 = 0;
/** Cards that are tried for one decision at most; worlds that are left then are not looked at. */
export let mostNodes: i32 = 0;
/** Worlds for a call and for a discard, and plans that are compared. */
export let bidWorlds: i32 = 0;
export let planWorlds: i32 = 0;
export let plans: i32 = 0;
/** Does the player ask which cards a soloist would have laid away? */
export let readsDiscards: bool = false;
/** With so few cards in hand, four times as many worlds are looked at: they cost next to nothing. */
export let fewCards: i32 = 0;
/** Points that a call must promise more than passing. */
export let leastMargin: f64 = 0;
/** Takes the measures of a level; `budget` worlds for a card if it is not 0. */
export function takeMeasures(level: Level, budget: i32): void {
  const master = level == Level.Master;
  cardWorlds = budget != 0 ? budget : master ? 30 : 20;
  tricksAhead = master ? 3 : 2;
  exactCards = master ? 9 : 8;
  mostNodes = master ? 2000000 : 500000;
  bidWorlds = master ? 200 : 120;
  planWorlds = master ? 200 : 100;
  plans = master ? 40 : 24;
  readsDiscards = master;
  fewCards = master ? 7 : 6;
  leastMargin = master ? 0 : 20;
}
