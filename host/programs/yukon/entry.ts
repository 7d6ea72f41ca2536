import type { GemProgram } from '../program.ts';
import { CONTROL_KEYS } from './commands.ts';
import { keyList } from './key-list.ts';
import { GAME, TITLE } from './saved-session.ts';

/** Yukon by Dirk Haun, 1993/94 (manual, title). */
export const yukon: GemProgram = {
  id: GAME,
  title: TITLE,
  year: '1993/94',
  author: 'Dirk Haun',
  machine: 'Atari ST',
  description: {
    de: 'Klondike um Dollars: jede Runde kostet 52, jede abgelegte Karte bringt 5. Mit eigenen Karten und Klängen.',
    en: 'Klondike for dollars: each round costs 52, each card on its place earns 5. With cards and sounds of your own.',
    es: 'Klondike por dólares: cada ronda cuesta 52, cada carta colocada da 5. Con cartas y sonidos propios.',
  },
  controlKeys: CONTROL_KEYS,
  keys: { de: keyList('de'), en: keyList('en'), es: keyList('es') },
  sounds: ['INTRO', 'SCHADE', 'JUBEL1', 'JUBEL2'],
  run: async (services) => (await import('./program.ts')).runYukon(services),
};
