import type { GemProgram, KeyMeaning, Language } from '../program.ts';
import { CONTROL_KEYS } from './menu.ts';
import { desktopTexts } from './texts.ts';

const CONTROL_NAMES: Readonly<Record<Language, { readonly control: string; readonly shift: string }>> = {
  de: { control: 'Strg', shift: 'Umschalt' },
  en: { control: 'Ctrl', shift: 'Shift' },
  es: { control: 'Ctrl', shift: 'Mayús' },
};

function keyList(language: Language): readonly KeyMeaning[] {
  const texts = desktopTexts[language];
  const { control, shift } = CONTROL_NAMES[language];
  const both = (key: string): string => `${control}+${key}, ${shift}+${key}`;
  return [
    { keys: texts.doubleClick, meaning: texts.open },
    { keys: both('O'), meaning: texts.open },
    { keys: both('I'), meaning: texts.info },
    { keys: both('H'), meaning: texts.close },
    { keys: both('U'), meaning: texts.closeWindow },
    { keys: both('Q'), meaning: texts.quit },
  ];
}

/** The desktop of GEM, from which the other programs are started. @param programs those that lie on its hard disk */
export function desktop(programs: readonly GemProgram[]): GemProgram {
  const letters = [CONTROL_KEYS, ...programs.map(({ controlKeys }) => controlKeys)].join('');
  return {
    id: 'desktop',
    title: 'GEM-Desktop',
    year: '1985/89',
    author: 'Digital Research, Atari',
    machine: 'Atari ST',
    description: {
      de: 'Der graue Schreibtisch des Atari ST: Laufwerke, Ordner, Fenster. Ein Doppelklick startet die Kartenspiele.',
      en: 'The grey desktop of the Atari ST: drives, folders, windows. A double click starts the card games.',
      es: 'El escritorio gris del Atari ST: unidades, carpetas, ventanas. Un doble clic inicia los juegos de cartas.',
    },
    controlKeys: [...new Set(letters)].join(''),
    keys: { de: keyList('de'), en: keyList('en'), es: keyList('es') },
    run: async (services) => (await import('./program.ts')).runDesktop(programs, services),
  };
}
