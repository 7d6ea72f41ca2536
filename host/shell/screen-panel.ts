import {
  inWholeWords,
  isScreenSize,
  LARGEST_SIZE,
  LEAST_SIZE,
  type ScreenSize,
  WORD_PIXELS,
} from '../hardware/atari-st/modes.ts';
import { button, element } from './dom.ts';
import type { Texts } from './i18n.ts';
import { icon } from './icons.ts';
import { type ModeName, type ModeOffer, type ScreenChoice, sameSize, USUAL_SIZES } from './screen-mode.ts';

/** What the panel of screens is about. */
export interface ScreenPanelState {
  /** Modes that the running program can be shown in. */
  readonly offers: readonly ModeOffer[];
  /** The screen it runs on. */
  readonly choice: ScreenChoice;
  /** What was chosen last for the modes with a choice, whether one of them is shown or not. */
  readonly size: ScreenSize | null;
  readonly ste: boolean;
}

/** What the player does in the panel of screens. */
export interface ScreenPanelActions {
  /** Another screen; a size is one that the screen can have. */
  readonly choose: (change: { readonly mode: ModeName; readonly size?: ScreenSize }) => void;
  readonly ste: (on: boolean) => void;
}

/** Name of a screen: mode, size, and the STE where it counts. */
export function screenName({ mode, size, ste }: ScreenChoice, texts: Texts): string {
  const name = texts.say(`mode.${mode}`, { width: size.width, height: size.height });
  return ste ? `${name}, STE` : name;
}

/** The sizes that a screen can have, in words. */
export function sizeLimits(texts: Texts): string {
  const { width: leastWidth, height: leastHeight } = LEAST_SIZE;
  const { width: largestWidth, height: largestHeight } = LARGEST_SIZE;
  return texts.say('screen.limits', { leastWidth, leastHeight, largestWidth, largestHeight });
}

function choiceButton(
  parts: { readonly label: string; readonly chosen: boolean; readonly ownClass: string },
  press: () => void,
  ...more: readonly Node[]
): HTMLButtonElement {
  const { label, chosen, ownClass } = parts;
  return button(
    { class: `choice ${ownClass}`, 'aria-pressed': String(chosen), autofocus: chosen },
    press,
    element('span', {}, label),
    ...more,
  );
}

function modeButton(label: string, chosen: boolean, press: () => void): HTMLButtonElement {
  return choiceButton({ label, chosen, ownClass: 'choice-mode' }, press, ...(chosen ? [icon('chosen')] : []));
}

function sizeButton({ width, height }: ScreenSize, chosen: boolean, press: () => void): HTMLButtonElement {
  return choiceButton({ label: `${width} × ${height}`, chosen, ownClass: 'choice-size' }, press);
}

function steSwitch(on: boolean, texts: Texts, change: ScreenPanelActions['ste']): HTMLElement {
  const box = element('input', { type: 'checkbox', checked: on });
  box.addEventListener('change', () => change(box.checked));
  return element('label', { class: 'switch' }, box, element('span', {}, texts.say('screen.ste')));
}

function numberField(label: string, value: number, least: number, largest: number, step: number): HTMLInputElement {
  return element('input', {
    type: 'number',
    inputmode: 'numeric',
    'aria-label': label,
    value,
    min: least,
    max: largest,
    step,
  });
}

/** A form for any size; what cannot be is answered below it. */
function freeSize(present: ScreenSize, texts: Texts, choose: (size: ScreenSize) => void): HTMLElement {
  const width = numberField(
    texts.say('screen.width'),
    present.width,
    LEAST_SIZE.width,
    LARGEST_SIZE.width,
    WORD_PIXELS,
  );
  const height = numberField(texts.say('screen.height'), present.height, LEAST_SIZE.height, LARGEST_SIZE.height, 1);
  const answer = element('p', { class: 'answer', role: 'alert' });
  const form = element(
    'form',
    { class: 'free-size', novalidate: true },
    width,
    element('span', { 'aria-hidden': 'true' }, '×'),
    height,
    element('button', { class: 'quiet-button', type: 'submit' }, texts.say('screen.apply')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const size = inWholeWords({ width: width.valueAsNumber, height: height.valueAsNumber });
    if (isScreenSize(size)) choose(size);
    else answer.textContent = sizeLimits(texts);
  });
  return element(
    'div',
    {},
    form,
    element('p', { class: 'faint' }, texts.say('screen.words', { pixels: WORD_PIXELS })),
    answer,
  );
}

/** The screen whose size can be chosen: sizes by name, and any other. */
function sizeChoice(
  offer: ModeOffer,
  { choice, size }: ScreenPanelState,
  texts: Texts,
  choose: ScreenPanelActions['choose'],
): HTMLElement {
  const present = choice.mode === offer.name ? choice.size : null;
  const named = USUAL_SIZES.map((usual) =>
    sizeButton(usual, present !== null && sameSize(usual, present), () => choose({ mode: offer.name, size: usual })),
  );
  return element(
    'section',
    { class: 'large-screen', 'aria-label': texts.say('screen.large') },
    element('h3', {}, texts.say('screen.large')),
    element('div', { class: 'sizes' }, ...named),
    freeSize(present ?? size ?? offer.size, texts, (chosen) => choose({ mode: offer.name, size: chosen })),
  );
}

/** Content of the panel of screens: a button for each mode, the switch of the STE, the sizes of the large screen. */
export function screenPanelContent(
  state: ScreenPanelState,
  texts: Texts,
  actions: ScreenPanelActions,
): readonly HTMLElement[] {
  const { offers, choice } = state;
  const lastWithSte = offers.filter(({ option }) => option === 'ste').at(-1);
  const fixed = offers.filter(({ option }) => option !== 'size');
  const choices = fixed.flatMap((offer) => [
    modeButton(texts.say(`mode.${offer.name}`), choice.mode === offer.name, () => actions.choose({ mode: offer.name })),
    ...(offer === lastWithSte ? [steSwitch(state.ste, texts, actions.ste)] : []),
  ]);
  const sized = offers.filter(({ option }) => option === 'size');
  return [
    element('div', { class: 'modes' }, ...choices),
    ...sized.map((offer) => sizeChoice(offer, state, texts, actions.choose)),
  ];
}
