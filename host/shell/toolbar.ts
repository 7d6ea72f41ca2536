import { button, element } from './dom.ts';
import { isLanguage, LANGUAGES, type Texts } from './i18n.ts';
import { type IconName, icon } from './icons.ts';
import { SHELF_ADDRESS } from './route.ts';
import type { Fit } from './scale.ts';
import type { SoundState } from './sound.ts';

/** What the bar shows. */
export interface BarState {
  /** Title of the running program, null on the shelf. */
  readonly program: string | null;
  readonly sound: SoundState;
  readonly fit: Fit;
  /** Whether the full screen exists in this browser. */
  readonly fullscreen: boolean;
  /** Whether the player has no keyboard at hand but the one on the glass. */
  readonly touch: boolean;
}

/** What the bar's buttons do. */
export interface BarActions {
  readonly files: () => void;
  readonly sound: () => void;
  readonly fit: () => void;
  readonly fullscreen: () => void;
  readonly keys: () => void;
  readonly keyboard: () => void;
  readonly language: (language: Texts['language']) => void;
}

const SOUND_ICONS: Readonly<Record<SoundState, IconName>> = {
  absent: 'soundOff',
  waiting: 'soundWaiting',
  muted: 'soundOff',
  on: 'soundOn',
};

function tool(name: IconName, label: string, press: () => void): HTMLButtonElement {
  return button({ class: 'tool', title: label }, press, icon(name), element('span', {}, label));
}

function languageChoice(texts: Texts, change: BarActions['language']): HTMLElement {
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

function soundTool(state: SoundState, texts: Texts, press: () => void): HTMLButtonElement {
  const made = tool(SOUND_ICONS[state], texts.say(`bar.sound.${state}`), press);
  made.classList.add('tool-sound', `sound-${state}`);
  made.disabled = state === 'absent';
  made.setAttribute('aria-pressed', String(state === 'on' || state === 'waiting'));
  return made;
}

/** Content of the bar above the screen. */
export function toolbarContent(state: BarState, texts: Texts, actions: BarActions): readonly Node[] {
  const { program } = state;
  const place =
    program === null
      ? element('span', { class: 'wordmark' }, texts.say('title'))
      : element(
          'a',
          { class: 'tool tool-back', href: SHELF_ADDRESS, title: texts.say('bar.back') },
          icon('back'),
          element('span', { class: 'visually-hidden' }, texts.say('bar.back')),
        );
  const ofScreen =
    program === null
      ? []
      : [
          ...(state.touch ? [tool('keys', texts.say('bar.keyboard'), actions.keyboard)] : []),
          tool(state.fit, texts.say(`bar.fit.${state.fit}`), actions.fit),
          ...(state.fullscreen ? [tool('fullscreen', texts.say('bar.fullscreen'), actions.fullscreen)] : []),
        ];
  return [
    place,
    ...(program === null ? [] : [element('h1', { class: 'bar-title' }, program)]),
    element(
      'div',
      { class: 'tools' },
      tool('cards', texts.say('bar.files'), actions.files),
      soundTool(state.sound, texts, actions.sound),
      ...ofScreen,
      tool('help', texts.say('bar.keys'), actions.keys),
      languageChoice(texts, actions.language),
    ),
  ];
}
