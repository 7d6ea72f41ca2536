import { CONTROL_KEYS } from '../card-play/keys.ts';
import type { GemProgram } from '../program.ts';
import { DECK_ENDING, GAME_ENDING, PROGRAM, TITLE } from './game-names.ts';
import { keyList } from './key-list.ts';

/** Klondike with every variant of its page (RULES §10). */
export const klondike: GemProgram = {
  id: PROGRAM,
  title: TITLE,
  year: '2026',
  author: 'Talon',
  machine: 'Atari ST',
  description: {
    de: 'Klondike in allen Spielarten: eine oder drei Karten, begrenzte Durchläufe, alles offen, mit Punkten oder um Dollars. Dazu Double Solitaire gegen den Computer oder zu zweit.',
    en: 'Klondike in every variant: one card or three, limited passes, all cards open, for points or for dollars. And Double Solitaire, against the computer or for two.',
    es: 'Klondike en todas sus variantes: de una o de tres en tres, pasadas limitadas, todo a la vista, con puntos o por dólares. Y el solitario doble, contra el ordenador o entre dos.',
  },
  controlKeys: CONTROL_KEYS,
  fileEndings: [GAME_ENDING, DECK_ENDING],
  keys: { de: keyList('de'), en: keyList('en'), es: keyList('es') },
  run: async (services) => (await import('./tables.ts')).runTables(services),
};
