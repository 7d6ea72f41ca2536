/** A deal number from the browser's random source, 0 to 2^64-1, all equally likely. */
export function randomDeal(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0];
}
