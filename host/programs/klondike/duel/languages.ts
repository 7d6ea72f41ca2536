import type { Language } from '../../program.ts';
import type { DuelTexts } from './texts.ts';
import { german } from './texts-de.ts';
import { english } from './texts-en.ts';
import { spanish } from './texts-es.ts';

/** The texts of Double Solitaire in every language of the page. */
export const duelTexts: Readonly<Record<Language, DuelTexts>> = { de: german, en: english, es: spanish };
