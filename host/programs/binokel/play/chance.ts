const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const BYTES = 8;

/**
 * The seed of a computer player's decision: equal games go the same way again, and no two decisions of a round have to
 * share one (FNV-1a over deal number, game and move).
 *
 * @param deal the round's deal number, 0 to 2^64-1
 * @param game 1 to 24
 * @param move number of moves made before
 * @returns a whole number from 0 to 2^31-1
 */
export function decisionSeed(deal: bigint, game: number, move: number): number {
  const bytes = Array.from({ length: BYTES }, (_, i) => Number((deal >> BigInt(8 * i)) & 0xffn));
  const hash = [...bytes, game, move].reduce((sum, byte) => Math.imul(sum ^ byte, PRIME), OFFSET);
  return hash >>> 1;
}
