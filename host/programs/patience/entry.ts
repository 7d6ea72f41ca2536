import { CONTROL_KEYS } from '../card-play/keys.ts';
import type { GemProgram } from '../program.ts';
import { FILE_ENDING, PROGRAM } from './game-names.ts';
import { keyList } from './key-list.ts';

/** Patience 2.13 by Volker Weidner, 1990, with its six games (RULES §0, §2). */
export const patience: GemProgram = {
  id: PROGRAM,
  title: 'Patience 2.13',
  year: '1990',
  author: 'Volker Weidner',
  machine: 'Atari ST',
  description: {
    de: 'Sechs Patiencen: Eiffelturm, Matriarchat, Standart, kleine Harfe, Galerie und Zopf. Mit Vorschlag, Marken, Demo und Schummeln.',
    en: 'Six games: Eiffel Tower, Matriarchy, Standard, Small Harp, Gallery and Braid. With suggestions, marks, a demo and cheating.',
    es: 'Seis solitarios: Torre Eiffel, Matriarcado, Estándar, Arpa pequeña, Galería y Trenza. Con sugerencias, marcas, demo y trampas.',
  },
  controlKeys: CONTROL_KEYS,
  fileEndings: [FILE_ENDING],
  keys: { de: keyList('de'), en: keyList('en'), es: keyList('es') },
  run: async (services) => (await import('./program.ts')).runPatience(services),
};
