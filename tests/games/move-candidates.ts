import { MoveKind } from '../../assembly/abi.ts';
import { claimLevel, claimWeight, moveKind, packDiscard, packNumber } from '../../assembly/move.ts';

const KINDS = 20;
const COMBINATIONS = 14;
const HIGHEST_NUMBER = 10_010;

/** Kinds of moves that are made against the rules: accepted, and never listed. */
export function isAgainstTheRules(move: number): boolean {
  return moveKind(move) === MoveKind.Force || moveKind(move) === MoveKind.FalseMeld;
}

/** Moves that a game of tricks could mean: all of them for small ranges, and a large part of those there are millions of. */
export function trickCandidates(): number[] {
  const moves = [packNumber(MoveKind.Pass, 0), packNumber(MoveKind.GoOff, 0)];
  for (let call = 0; call <= HIGHEST_NUMBER; call += 5) moves.push(packNumber(MoveKind.Call, call));
  for (let suit = 0; suit < 6; suit++) moves.push(packNumber(MoveKind.Trump, suit));
  for (let card = 0; card < 256; card++) moves.push(packNumber(MoveKind.Play, card));
  for (let a = 0; a <= KINDS; a++) {
    for (let b = 0; b <= KINDS; b++)
      for (let c = b; c <= KINDS; c++) for (let d = c; d <= KINDS; d++) moves.push(packDiscard(a, b, c, d));
  }
  return [...moves, ...smallClaims(3).map((claim) => packNumber(MoveKind.Meld, claim))];
}

/** All claims of at most so many combinations. */
function smallClaims(most: number): number[] {
  let claims = [0];
  for (let added = 0; added < most; added++) {
    const more = claims.flatMap((claim) =>
      Array.from({ length: COMBINATIONS }, (_, combination) => combination)
        .filter((combination) => claimLevel(claim, combination) === 0)
        .flatMap((combination) =>
          (combination === COMBINATIONS - 1 ? [1] : [1, 2]).map((level) => [combination, level]),
        )
        .map(([combination, level]) => claim + level * claimWeight(combination)),
    );
    claims = [...new Set([...claims, ...more])];
  }
  return claims;
}
