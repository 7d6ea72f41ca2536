import type { Language } from '../program.ts';

/** Whether a stored value is an object with named values. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a stored value is a whole number from 0 on. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Whether a stored value is an object whose values are texts. */
export function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((choice) => typeof choice === 'string');
}

/** A whole number from 0 on for each language of the page. */
export type CountByLanguage = Readonly<Record<Language, number>>;

export function isCountByLanguage(value: unknown): value is CountByLanguage {
  return isObject(value) && isCount(value.de) && isCount(value.en) && isCount(value.es);
}

/** Whether a stored value is a time, in milliseconds from 0 on. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
