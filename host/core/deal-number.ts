/** The largest deal number, 2^64 − 1: deals are numbered with 64 bits. */
export const MAX_DEAL = (1n << 64n) - 1n;

/** The deal number of decimal digits; null if the text is none or the number is larger than `MAX_DEAL`. */
export function parseDealNumber(text: string): bigint | null {
  if (!/^0*\d{1,20}$/.test(text)) return null;
  const deal = BigInt(text);
  return deal <= MAX_DEAL ? deal : null;
}
