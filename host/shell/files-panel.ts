import { button, element } from './dom.ts';
import type { LoadedFile } from './file-decoding.ts';
import type { FileLibrary } from './file-library.ts';
import type { FileUse, UseOfFile } from './file-use.ts';
import type { Texts } from './i18n.ts';
import { icon } from './icons.ts';
import { coarsePointer } from './touch.ts';

function fileFacts(file: LoadedFile, texts: Texts): string {
  if (file.kind === 'sheet') {
    const { cellWidth, cellHeight, palette } = file.sheet;
    return texts.say('files.sheet', { width: cellWidth, height: cellHeight, colours: new Set(palette).size });
  }
  const { frames, rateHz } = file.sound;
  return texts.say('files.sound', {
    seconds: texts.number(frames / rateHz, 1),
    rate: texts.number(rateHz),
  });
}

function useLine(use: UseOfFile, texts: Texts): HTMLElement | null {
  if (use === null) return null;
  return element('p', { class: use === 'used' ? 'file-used' : 'file-unused' }, texts.say(`files.use.${use}`));
}

function fileRow(file: LoadedFile, use: UseOfFile, texts: Texts, remove: (name: string) => void): HTMLElement {
  const { name } = file;
  return element(
    'li',
    { class: 'file' },
    element('div', {}, element('strong', {}, name), element('p', {}, fileFacts(file, texts)), useLine(use, texts)),
    button(
      {
        class: 'icon-button',
        'aria-label': texts.say('files.remove.named', { name }),
        title: texts.say('files.remove'),
      },
      () => remove(name),
      icon('remove'),
    ),
  );
}

/** The part of the panel of files that is about the player's own cards and sounds, with the way to bring files. */
export function filesPanelPart(
  library: FileLibrary,
  use: FileUse,
  texts: Texts,
  actions: { readonly choose: () => void; readonly remove: (name: string) => void },
): readonly HTMLElement[] {
  const files = library.files();
  return [
    element('p', {}, texts.say(coarsePointer.matches ? 'files.intro.touch' : 'files.intro')),
    button({ class: 'main-button' }, actions.choose, texts.say('files.choose')),
    element('h3', {}, texts.say('files.cards')),
    files.length === 0
      ? element('p', { class: 'faint' }, texts.say('files.none'))
      : element('ul', { class: 'files' }, ...files.map((file) => fileRow(file, use.of(file), texts, actions.remove))),
  ];
}
