import { MAX_DEAL } from '../core/deal-number.ts';
import { UsageError } from './usage-error.ts';

/**
 * A deal number from its decimal digits.
 *
 * @throws UsageError when it is none or larger than 2^64-1
 */
export function parseDealNumber(text: string): bigint {
  if (!/^\d+$/.test(text)) throw new UsageError(`deal ${text}`, 'must be a decimal number');
  const deal = BigInt(text);
  if (deal > MAX_DEAL) throw new UsageError(`deal ${text}`, `is larger than 2^64-1 (${MAX_DEAL})`);
  return deal;
}
