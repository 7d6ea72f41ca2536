import { UsageError } from './usage-error.ts';

const LARGEST_DEAL = 2n ** 64n - 1n;

/**
 * A deal number from its decimal digits.
 *
 * @throws UsageError when it is none or larger than 2^64-1
 */
export function parseDealNumber(text: string): bigint {
  if (!/^\d+$/.test(text)) throw new UsageError(`deal ${text}`, 'must be a decimal number');
  const deal = BigInt(text);
  if (deal > LARGEST_DEAL) throw new UsageError(`deal ${text}`, `is larger than 2^64-1 (${LARGEST_DEAL})`);
  return deal;
}
