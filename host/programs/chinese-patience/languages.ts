import type { Language } from '../program.ts';
import type { Texts } from './texts.ts';
import { TEXTS_DE } from './texts-de.ts';
import { TEXTS_EN } from './texts-en.ts';
import { TEXTS_ES } from './texts-es.ts';

/** What the player reads, by language. */
export const TEXTS: Readonly<Record<Language, Texts>> = { de: TEXTS_DE, en: TEXTS_EN, es: TEXTS_ES };
