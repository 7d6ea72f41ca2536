import type { Language } from '../program.ts';
import type { BinokelTexts } from './texts.ts';
import { german } from './texts-de.ts';
import { english } from './texts-en.ts';
import { spanish } from './texts-es.ts';

/** The texts of Binokel in every language of the page. */
export const binokelTexts: Readonly<Record<Language, BinokelTexts>> = { de: german, en: english, es: spanish };
