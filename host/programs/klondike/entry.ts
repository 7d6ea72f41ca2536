import { CONTROL_KEYS } from '../card-play/keys.ts';
import type { ProgramEntry } from '../program.ts';
import { DECK_ENDING, GAME_ENDING, PROGRAM, TITLE } from './game-names.ts';
import { keyList } from './key-list.ts';

/** Klondike with every variant of its page (RULES §10). */
export const klondike: ProgramEntry = {
  id: PROGRAM,
  title: TITLE,
  year: '2026',
  author: 'Talon',
  machine: 'Atari ST',
  description: {
    de: 'Klondike in allen Spielarten: eine oder drei Karten, begrenzte Durchläufe, alles offen, mit Punkten oder um Dollars wie in Las Vegas.',
    en: 'Klondike in every variant: one card or three, limited passes, all cards open, for points or for dollars as in Las Vegas.',
    es: 'Klondike en todas sus variantes: de una o de tres en tres, pasadas limitadas, todo a la vista, con puntos o por dólares como en Las Vegas.',
  },
  controlKeys: CONTROL_KEYS,
  fileEndings: [GAME_ENDING, DECK_ENDING],
  keys: { de: keyList('de'), en: keyList('en'), es: keyList('es') },
  run: async (services) => (await import('./tables.ts')).runTables(services),
};
