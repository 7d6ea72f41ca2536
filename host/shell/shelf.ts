import type { Language } from '../programs/program.ts';
import { element } from './dom.ts';
import type { Texts } from './i18n.ts';
import { programAddress } from './route.ts';

/** A picture of a screen. */
export interface ScreenPicture {
  readonly url: string;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Its shape on the machine's monitor: 4:3 of a tube, or 8:5, in which the pixels of the ST are square. */
  readonly shape: '4:3' | '8:5';
}

/** What the shelf shows of a program. */
export interface ShelfItem {
  readonly id: string;
  readonly title: string;
  readonly year: string;
  readonly machine: string;
  readonly author: string;
  readonly description: Readonly<Record<Language, string>>;
  /** Picture of its screen; null where there is none. */
  readonly picture: ScreenPicture | null;
}

function card(item: ShelfItem, texts: Texts): HTMLElement {
  const { id, title, year, machine, author, description, picture } = item;
  const screen =
    picture === null
      ? element('div', { class: 'card-screen' })
      : element('img', {
          class: `card-screen${picture.shape === '4:3' ? ' card-screen-narrow' : ''}`,
          src: picture.url,
          width: picture.width,
          height: picture.height,
          alt: texts.say('shelf.picture', { title }),
        });
  return element(
    'li',
    {},
    element(
      'a',
      { class: 'card', href: programAddress(id) },
      element('div', { class: 'card-tube' }, screen),
      element(
        'div',
        { class: 'card-text' },
        element('h3', {}, title),
        element('p', { class: 'card-facts' }, `${year} · ${machine} · ${texts.say('shelf.by', { author })}`),
        element('p', { class: 'card-description' }, description[texts.language]),
        element('span', { class: 'card-play' }, texts.say('shelf.play')),
      ),
    ),
  );
}

/** The start page: the programs there are, each a link to its address. */
export function shelf(items: readonly ShelfItem[], texts: Texts): HTMLElement {
  return element(
    'section',
    { class: 'shelf', 'aria-labelledby': 'shelf-heading' },
    element(
      'header',
      { class: 'shelf-head' },
      element('h1', {}, texts.say('title')),
      element('p', {}, texts.say('tagline')),
    ),
    element('h2', { id: 'shelf-heading', class: 'visually-hidden' }, texts.say('shelf.heading')),
    items.length === 0
      ? element('p', {}, texts.say('shelf.empty'))
      : element('ul', { class: 'cards' }, ...items.map((item) => card(item, texts))),
  );
}
