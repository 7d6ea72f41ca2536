import type { SpectrumProgram } from '../program.ts';
import { KEY_LIST } from './key-list.ts';

/** Chinese Patience by David Simon, Atlantis Software 1985 (CHINESE §1). */
export const chinesePatience: SpectrumProgram = {
  id: 'chinese-patience',
  title: 'Chinese Patience',
  year: '1985',
  author: 'David Simon',
  machine: 'ZX Spectrum',
  description: {
    de: 'Patience zu zweit gegen den Computer: wer zuerst alle Karten los ist, gewinnt. Vier Spielstufen, drei Sprachen.',
    en: 'A patience for two against the computer: whoever first gets rid of all cards wins. Four levels, three languages.',
    es: 'Una paciencia para dos contra el ordenador: gana quien antes se descarta. Cuatro niveles, tres idiomas.',
  },
  controlKeys: '',
  keys: KEY_LIST,
  run: async (services) => (await import('./program.ts')).runChinesePatience(services),
};
