import type { DosProgram } from '../program.ts';
import { SLOT_LETTERS } from './kept/slot-names.ts';
import { keyList } from './key-list.ts';

/** Binokel 1.0, the Swabian card game for three, on an EGA screen. */
export const binokel: DosProgram = {
  id: 'binokel',
  title: 'Binokel 1.0',
  year: '1992',
  author: 'Wolfgang Schäberle',
  machine: 'IBM PC',
  description: {
    de: 'Das schwäbische Kartenspiel gegen Jim und Cathy: reizen, melden, stechen, 24 Spiele bis in die Top 10. EGA-Grafik, Maus und Tastatur.',
    en: 'The Swabian card game against Jim and Cathy: bid, meld, take tricks, 24 games on the way to the top 10. EGA graphics, mouse and keyboard.',
    es: 'El juego de cartas de Suabia contra Jim y Cathy: apostar, cantar, ganar bazas; 24 juegos hasta los 10 mejores. Gráficos EGA, ratón y teclado.',
  },
  controlKeys: '',
  fileEndings: SLOT_LETTERS,
  keys: { de: keyList('de'), en: keyList('en'), es: keyList('es') },
  run: async (services) => {
    const [{ runBinokel }, { OWN_TABLE }] = await Promise.all([import('./program.ts'), import('./own-table.ts')]);
    return runBinokel(services, OWN_TABLE);
  },
};
