import { button, element } from './dom.ts';
import type { DriveEntry } from './drive.ts';
import type { Texts } from './i18n.ts';
import { type IconName, icon } from './icons.ts';

/** What the player can do with a saved game. */
export interface SaveActions {
  readonly download: (name: string) => void;
  readonly remove: (name: string) => void;
}

function saveRow({ name, bytes, written }: DriveEntry, texts: Texts, actions: SaveActions): HTMLElement {
  const tool = (picture: IconName, label: string, named: string, act: (name: string) => void): HTMLElement =>
    button({ class: 'icon-button', 'aria-label': named, title: label }, () => act(name), icon(picture));
  const facts = { bytes: texts.number(bytes), date: texts.date(written) };
  return element(
    'li',
    { class: 'file' },
    element('div', {}, element('strong', {}, name), element('p', {}, texts.say('files.save', facts))),
    element(
      'div',
      { class: 'file-tools' },
      tool('download', texts.say('files.download'), texts.say('files.download.named', { name }), actions.download),
      tool('remove', texts.say('files.remove'), texts.say('files.remove.named', { name }), actions.remove),
    ),
  );
}

/** The part of the panel of files that lists the saved games. */
export function savesPanelPart(
  entries: readonly DriveEntry[],
  texts: Texts,
  actions: SaveActions,
): readonly HTMLElement[] {
  return [
    element('h3', {}, texts.say('files.saves')),
    entries.length === 0
      ? element('p', { class: 'faint' }, texts.say('files.saves.none'))
      : element('ul', { class: 'files' }, ...entries.map((entry) => saveRow(entry, texts, actions))),
  ];
}
