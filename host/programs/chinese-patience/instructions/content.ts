import type { Language } from '../../program.ts';
import type { InstructionPage } from './instruction-page.ts';
import { PAGES_DE } from './pages-de.ts';
import { PAGES_EN } from './pages-en.ts';
import { PAGES_ES } from './pages-es.ts';

/** The instructions, told from the rules (CHINESE §2) in our own words. */
export const INSTRUCTIONS: Readonly<Record<Language, readonly InstructionPage[]>> = {
  de: PAGES_DE,
  en: PAGES_EN,
  es: PAGES_ES,
};
