import { element } from './dom.ts';
import type { Texts } from './i18n.ts';
import { coarsePointer } from './touch.ts';

/** A line of the key list: the keys as the player knows them, and what they do, in the player's language. */
export interface KeyLine {
  readonly keys: string;
  readonly meaning: string;
}

/** Content of the panel of keys and gestures: the running program's keys, then what the page adds. */
export function keysPanelContent(programKeys: readonly KeyLine[], texts: Texts): readonly HTMLElement[] {
  const lines: readonly KeyLine[] = [
    ...programKeys,
    { keys: texts.say('keys.tap'), meaning: texts.say('keys.tap.meaning') },
    { keys: texts.say('keys.mouse.right'), meaning: texts.say('keys.mouse.right.meaning') },
    ...(coarsePointer.matches ? [] : [{ keys: texts.say('keys.drop'), meaning: texts.say('keys.drop.meaning') }]),
  ];
  const kept = document.fullscreenElement === null && !coarsePointer.matches;
  return [
    ...(kept ? [element('p', { class: 'faint' }, texts.say('keys.kept'))] : []),
    element(
      'table',
      { class: 'keys' },
      element(
        'thead',
        { class: 'visually-hidden' },
        element(
          'tr',
          {},
          element('th', { scope: 'col' }, texts.say('keys.key')),
          element('th', { scope: 'col' }, texts.say('keys.meaning')),
        ),
      ),
      element(
        'tbody',
        {},
        ...lines.map(({ keys, meaning }) =>
          element('tr', {}, element('th', { scope: 'row' }, keys), element('td', {}, meaning)),
        ),
      ),
    ),
  ];
}
