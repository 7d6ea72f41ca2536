import type { DealShown } from '../programs/program.ts';
import { button, element, setAttributes } from './dom.ts';
import { isLanguage, LANGUAGES, type Texts } from './i18n.ts';
import { type IconName, icon } from './icons.ts';
import { SHELF_ADDRESS } from './route.ts';
import type { Fit } from './scale.ts';
import type { SoundState } from './sound.ts';

/** What the bar shows. */
export interface BarState {
  /** Title of the running program, null on the shelf. */
  readonly program: string | null;
  /** Name of the screen that the program runs on; null on the shelf. */
  readonly screen: string | null;
  /** The numbered deal on the table, null where there is none. */
  readonly deal: DealShown | null;
  readonly sound: SoundState;
  readonly fit: Fit;
  /** What the button of the full screen does; null where this browser has none. */
  readonly fullscreen: 'enter' | 'leave' | null;
  /** Whether the player has no keyboard at hand but the one on the glass. */
  readonly touch: boolean;
}

/** What the bar's buttons do. */
export interface BarActions {
  readonly files: () => void;
  /** @param shown what the button said of the sound when it was pressed */
  readonly sound: (shown: SoundState) => void;
  readonly fit: () => void;
  readonly fullscreen: () => void;
  readonly keys: () => void;
  readonly keyboard: () => void;
  readonly language: (language: Texts['language']) => void;
  readonly screen: () => void;
  /** Copies the link to the deal. */
  readonly deal: () => void;
}

const SOUND_ICONS: Readonly<Record<SoundState, IconName>> = {
  absent: 'soundOff',
  waiting: 'soundWaiting',
  muted: 'soundOff',
  on: 'soundOn',
};

const FULLSCREEN_LABELS = { enter: 'bar.fullscreen', leave: 'bar.fullscreen.leave' } as const;

function tool(
  name: IconName,
  label: string,
  press: () => void,
  { ownClass = '', title = label }: { readonly ownClass?: string; readonly title?: string } = {},
): HTMLButtonElement {
  return button({ class: `tool ${ownClass}`.trim(), title }, press, icon(name), element('span', {}, label));
}

/** A menu of the page's languages. */
export function languageChoice(texts: Texts, change: BarActions['language']): HTMLElement {
  const select = element(
    'select',
    { 'aria-label': texts.say('bar.language') },
    ...Object.entries(LANGUAGES).map(([code, name]) =>
      element('option', { value: code, lang: code, selected: code === texts.language }, name),
    ),
  );
  select.addEventListener('change', () => {
    if (isLanguage(select.value)) change(select.value);
  });
  return element('label', { class: 'tool tool-language', title: texts.say('bar.language') }, icon('language'), select);
}

/** The bar above the screen. */
export class Toolbar {
  readonly #bar: HTMLElement;
  readonly #texts: Texts;
  readonly #actions: BarActions;
  #soundTool = element('button');
  #sound: SoundState = 'waiting';
  #dealTool = element('button');
  /** Title of the running program, which needs not be said twice. */
  #program: string | null = null;

  /** @param bar element that the bar's content is put into */
  constructor(bar: HTMLElement, texts: Texts, actions: BarActions) {
    this.#bar = bar;
    this.#texts = texts;
    this.#actions = actions;
  }

  /** Makes the bar anew; the button that has the focus keeps it. */
  draw(state: BarState): void {
    const controls = 'button, a, select';
    const focused = [...this.#bar.querySelectorAll(controls)].indexOf(document.activeElement as Element);
    this.#soundTool = this.#makeSoundTool();
    this.showSound(state.sound);
    this.#program = state.program;
    this.#dealTool = button({}, this.#actions.deal);
    this.showDeal(state.deal);
    this.#bar.replaceChildren(...this.#place(state.program), this.#dealTool, this.#tools(state));
    const again = focused < 0 ? undefined : this.#bar.querySelectorAll<HTMLElement>(controls)[focused];
    again?.focus({ preventScroll: true });
  }

  /**
   * Shows the state of the sound and leaves everything else in its place: the press that wakes the sound may be a press
   * on this bar, whose click is still to come.
   */
  showSound(state: SoundState): void {
    this.#sound = state;
    const label = this.#texts.say(`bar.sound.${state}`);
    this.#soundTool.className = `tool tool-sound sound-${state}`;
    this.#soundTool.title = label;
    this.#soundTool.disabled = state === 'absent';
    this.#soundTool.setAttribute('aria-pressed', String(state === 'on' || state === 'waiting'));
    this.#soundTool.replaceChildren(icon(SOUND_ICONS[state]), element('span', {}, label));
  }

  /** Shows the deal on the table; everything else stays in its place. */
  showDeal(deal: DealShown | null): void {
    const copy = this.#texts.say('deal.copy');
    this.#dealTool.className = 'tool tool-deal';
    this.#dealTool.hidden = deal === null;
    if (deal === null) return;
    const values = { game: deal.game, deal: String(deal.deal) };
    const name = `${this.#texts.say('deal.of', values)}: ${copy}`;
    const label = this.#texts.say(deal.game === this.#program ? 'deal.number' : 'deal.of', values);
    setAttributes(this.#dealTool, { title: name, 'aria-label': name });
    this.#dealTool.replaceChildren(icon('link'), element('span', {}, label));
  }

  #makeSoundTool(): HTMLButtonElement {
    let shown: SoundState | null = null;
    const made = button({}, () => {
      this.#actions.sound(shown ?? this.#sound);
      shown = null;
    });
    for (const press of ['pointerdown', 'keydown']) {
      made.addEventListener(press, () => {
        shown = this.#sound;
      });
    }
    return made;
  }

  /** The left side: where the player is, and the way back. */
  #place(program: string | null): readonly Node[] {
    if (program === null) return [element('span', { class: 'wordmark' }, this.#texts.say('title'))];
    const back = this.#texts.say('bar.back');
    return [
      element(
        'a',
        { class: 'tool tool-back', href: SHELF_ADDRESS, title: back },
        icon('back'),
        element('span', { class: 'visually-hidden' }, back),
      ),
      element('h1', { class: 'bar-title' }, program),
    ];
  }

  /** The right side. The sound stands first, so that nothing else moves when its label becomes another one. */
  #tools({ screen, fit, fullscreen, touch }: BarState): HTMLElement {
    const texts = this.#texts;
    const actions = this.#actions;
    const ofScreen =
      screen === null
        ? []
        : [
            tool('screen', texts.say('bar.screen'), actions.screen, { title: `${texts.say('bar.screen')}: ${screen}` }),
            touch ? tool('keys', texts.say('bar.keyboard'), actions.keyboard) : null,
            tool(fit, texts.say(`bar.fit.${fit}`), actions.fit),
            fullscreen === null
              ? null
              : tool('fullscreen', texts.say(FULLSCREEN_LABELS[fullscreen]), actions.fullscreen, {
                  ownClass: 'tool-fullscreen',
                }),
          ];
    return element(
      'div',
      { class: 'tools' },
      this.#soundTool,
      tool('cards', texts.say('bar.files'), actions.files),
      ...ofScreen,
      tool('help', texts.say('bar.keys'), actions.keys),
      languageChoice(texts, actions.language),
    );
  }
}
