import type { Language } from '../program.ts';
import type { KlondikeTexts } from './texts.ts';
import { german } from './texts-de.ts';
import { english } from './texts-en.ts';
import { spanish } from './texts-es.ts';

/** The texts of Klondike in every language of the page. */
export const klondikeTexts: Readonly<Record<Language, KlondikeTexts>> = { de: german, en: english, es: spanish };
