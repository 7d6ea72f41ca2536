/** The explicit stack of the solver: one frame for each card that is played, so that a search can stop anywhere and go on later. */
import { SEATS } from '../../abi-tricks';
import { HAND_CARDS } from '../places';

@unmanaged
export class Frame {
  /** Cards that are held. */
  cards: u64 = 0;
  /** Card points that are held or lie in the trick, and the last trick's. */
  rest: i32 = 0;
  /** The seat on turn, cards in the trick, the one led, the best one, whose it is, what lies there. */
  seat: i32 = 0;
  placed: i32 = 0;
  lead: i32 = 0;
  best: i32 = 0;
  winner: i32 = 0;
  pot: i32 = 0;
  /** Values that still matter lie between. */
  alpha: i32 = 0;
  beta: i32 = 0;
  /** What was known before of the value, and the window with which the choices were begun. */
  lower: i32 = 0;
  upper: i32 = 0;
  low: i32 = 0;
  high: i32 = 0;
  /** The best value yet, and its card. */
  value: i32 = 0;
  choice: i32 = 0;
  /** What the soloist gets for the trick that the last card has completed. */
  gain: i32 = 0;
  /** The next card to be tried, and how many there are. */
  next: i32 = 0;
  count: i32 = 0;
  /** The cards to be tried, a byte each: twelve at most. */
  choices: u64 = 0;
  moreChoices: u64 = 0;
}

const FRAME_BYTES: usize = 128;
const FRAMES: usize = memory.data(128 * (SEATS * HAND_CARDS + 1), 16);

/** The frame of the card that is played as number `ply` from the root on. */
export function frameAt(ply: i32): Frame {
  return changetype<Frame>(FRAMES + (ply as usize) * FRAME_BYTES);
}

/** Adds a card to those that are to be tried. */
export function addChoice(frame: Frame, card: i32): void {
  putChoice(frame, frame.count++, card);
}

/** A card that is to be tried. */
export function choiceAt(frame: Frame, index: i32): i32 {
  return load<u8>(changetype<usize>(frame) + (index as usize), offsetof<Frame>('choices'));
}

/** Puts a card into its place among those that are to be tried. */
export function putChoice(frame: Frame, index: i32, card: i32): void {
  store<u8>(changetype<usize>(frame) + (index as usize), card, offsetof<Frame>('choices'));
}
