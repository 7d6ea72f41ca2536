import type { de } from './de.ts';

/** Names of the page's texts: those that there are in German. */
export type TextKey = keyof typeof de;

/** All texts in one language. */
export type TextTable = Readonly<Record<TextKey, string>>;
