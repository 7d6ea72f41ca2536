import type { Language } from '../programs/program.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import type { TextKey, TextTable } from './texts/table.ts';

export type { TextKey } from './texts/table.ts';

/** The page's languages by code, each named in itself. */
export const LANGUAGES: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English', es: 'Español' };

export const TEXTS: Readonly<Record<Language, TextTable>> = { de, en, es };

export const isLanguage = (code: unknown): code is Language => typeof code === 'string' && Object.hasOwn(TEXTS, code);

/**
 * The first of the player's languages that the page speaks; English where it speaks none.
 *
 * @param wanted language tags, best first, as in navigator.languages
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** The page's texts in the present language. */
export class Texts {
  #language: Language;
  readonly #listeners = new Set<() => void>();

  constructor(language: Language) {
    this.#language = language;
  }

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    if (language === this.#language) return;
    this.#language = language;
    for (const listener of this.#listeners) listener();
  }

  /** Runs `listener` after every change of the language. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** A text with its {places} filled in. */
  say(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
    return TEXTS[this.#language][key].replace(/\{([\w-]+)\}/g, (place, name: string) => String(values[name] ?? place));
  }

  /** Day and minute as the language writes them. @param time in milliseconds since 1970 */
  date(time: number): string {
    return new Date(time).toLocaleString(this.#language, { dateStyle: 'medium', timeStyle: 'short' });
  }

  /** A number as the language writes it. */
  number(value: number, fractionDigits = 0): string {
    return value.toLocaleString(this.#language, { maximumFractionDigits: fractionDigits });
  }
}
