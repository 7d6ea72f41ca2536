import { playSound } from '../sounds.ts';
import { fieldAt } from '../toolkit/choose.ts';
import type { Input } from '../toolkit/desk.ts';
import { handCardAt } from './hand-cards.ts';
import { OK_AREA } from './places.ts';
import type { HandChoice, Scene } from './scene.ts';
import type { Table } from './table.ts';
import { typedAhead } from './waits.ts';

/** What choosing cards is about. */
export interface HandPrompt {
  /** As many cards are chosen, no more and no fewer (manual 3.4, 3.6). */
  readonly count: number;
  /** The picture without bar, button and inverse cards. */
  readonly scene: Scene;
  /** Why what is chosen cannot be done, in words for the player; null if it can. */
  readonly refusal: (places: readonly number[]) => string | null;
}

/**
 * Lets the player choose cards of the hand: the bar moves with left and right and wraps, the blank chooses, Enter says OK;
 * or clicks on cards and on the button. A refused choice is undone. What is chosen is kept with every step.
 *
 * @returns places in the hand, in ascending order
 * @throws LeftError
 */
export async function chooseCards(table: Table, prompt: HandPrompt): Promise<readonly number[]> {
  const cards = prompt.scene.hand.length;
  let choice = keptChoice(table, cards, prompt.count);
  let scene = prompt.scene;
  const ahead = await typedAhead(table.desk);
  for (;;) {
    table.show({ ...scene, choice });
    const key = ahead.shift();
    const input = key === undefined ? await table.desk.input() : ({ kind: 'key', key } as const);
    if (input === null) continue;
    if (isOk(input)) {
      if (choice.marked.length !== prompt.count) continue;
      const refusal = prompt.refusal(choice.marked);
      if (refusal === null) return choice.marked;
      playSound(table.desk.pc.sound, 'refused');
      scene = { ...prompt.scene, message: table.game.options.coach ? refusal : prompt.scene.message };
      choice = { ...choice, marked: [] };
    } else {
      const next = afterInput(choice, input, cards, prompt.count);
      if (next === choice) continue;
      if (next.marked !== choice.marked) scene = prompt.scene;
      choice = next;
    }
    table.keep(choice);
  }
}

function isOk(input: Input): boolean {
  if (input.kind === 'key') return input.key === 'Enter';
  return input.kind === 'click' && fieldAt([{ id: 'ok', area: OK_AREA }], input.x, input.y) !== null;
}

/** What an input makes of the choice; the same choice where it means nothing. */
function afterInput(choice: HandChoice, input: Input, cards: number, count: number): HandChoice {
  if (input.kind === 'move') return choice;
  if (input.kind === 'click') {
    const place = handCardAt(cards, input.x, input.y);
    return place === null ? choice : { marked: toggled(choice.marked, place, count), bar: place };
  }
  if (input.key === 'ArrowLeft') return { ...choice, bar: (choice.bar + cards - 1) % cards };
  if (input.key === 'ArrowRight') return { ...choice, bar: (choice.bar + 1) % cards };
  return input.key === ' ' ? { ...choice, marked: toggled(choice.marked, choice.bar, count) } : choice;
}

/** One card more or less; a single choice moves to another card (BINOKEL R23), a fifth card is not chosen (R11). */
function toggled(marked: readonly number[], place: number, count: number): readonly number[] {
  if (marked.includes(place)) return marked.filter((other) => other !== place);
  if (count === 1) return [place];
  return marked.length < count ? [...marked, place].sort((a, b) => a - b) : marked;
}

/** What was chosen when the game was left, as far as the hand has it. */
function keptChoice({ unsaid }: Table, cards: number, count: number): HandChoice {
  const isPlace = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < cards;
  const marked = (unsaid.marked ?? []).filter(isPlace).slice(0, count);
  return { marked, bar: isPlace(unsaid.bar) ? unsaid.bar : 0 };
}
