import type { Language } from '../../program.ts';
import type { TableTexts } from './texts.ts';
import { DE } from './texts-de.ts';
import { EN } from './texts-en.ts';
import { ES } from './texts-es.ts';

/** The texts of table and melding screen in every language of the page. */
export const tableTexts: Readonly<Record<Language, TableTexts>> = { de: DE, en: EN, es: ES };
