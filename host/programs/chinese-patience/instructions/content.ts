import type { Language } from '../../program.ts';
import { PAGES_DE } from './pages-de.ts';
import { PAGES_EN } from './pages-en.ts';
import { PAGES_ES } from './pages-es.ts';

/** What is drawn below the text of a page. */
export type Figure = 'aces' | 'sequences' | 'other-pile' | 'whole-pile';

/** A page of the instructions. */
export interface InstructionPage {
  readonly heading: string;
  /** Are broken into lines where they are shown. */
  readonly paragraphs: readonly string[];
  readonly figure?: Figure;
}

/** The instructions, told from the rules (CHINESE §2) in our own words. */
export const INSTRUCTIONS: Readonly<Record<Language, readonly InstructionPage[]>> = {
  de: PAGES_DE,
  en: PAGES_EN,
  es: PAGES_ES,
};
