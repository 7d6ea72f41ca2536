import type { KlondikeTexts } from './texts.ts';
import { isScored, isVegas, type Variant } from './variants.ts';

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

/** Seconds as a clock shows them: `0:42`, `12:05`, `1:02:03`. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = `${seconds % SECONDS_PER_MINUTE}`.padStart(2, '0');
  if (minutes < MINUTES_PER_HOUR) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / MINUTES_PER_HOUR)}:${`${minutes % MINUTES_PER_HOUR}`.padStart(2, '0')}:${rest}`;
}

/** Points or dollars in words, empty where neither are counted. */
export function scoreText(variant: Variant, score: number, texts: KlondikeTexts): string {
  if (isVegas(variant)) return texts.dollars(score);
  return isScored(variant) ? texts.points(score) : '';
}
