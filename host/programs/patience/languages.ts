import type { Language } from '../program.ts';
import type { PatienceTexts } from './texts.ts';
import { german } from './texts-de.ts';
import { english } from './texts-en.ts';
import { spanish } from './texts-es.ts';

/** The texts of Patience in every language of the page. */
export const patienceTexts: Readonly<Record<Language, PatienceTexts>> = { de: german, en: english, es: spanish };
