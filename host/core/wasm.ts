import { instantiate } from '@assemblyscript/loader';
import { ABI_VERSION } from '../../assembly/abi.ts';

/** The verbs of assembly/index.ts. Booleans come as 0 or 1; texts as pointers for `text`. */
export type CoreVerbs = {
  abiVersion(): number;
  viewBlock(): number;
  movesBlock(): number;
  optionsBlock(): number;
  deckBlock(): number;
  layoutBlock(): number;
  sessionBlock(): number;
  gameCount(): number;
  gameId(game: number): number;
  gameTitle(game: number): number;
  gameCollection(game: number): number;
  gameFamily(game: number): number;
  gamePacks(game: number): number;
  gameSeparatePacks(game: number): number;
  gameRanks(game: number): number;
  gameDealtRanks(game: number): number;
  gameOptions(game: number): number;
  pileCount(game: number): number;
  pileName(game: number, pile: number): number;
  pileNumber(game: number, pile: number): number;
  pileRole(game: number, pile: number): number;
  pileSeat(game: number, pile: number): number;
  writeLayout(game: number): void;
  shuffle(game: number, dealLow: number, dealHigh: number): void;
  begin(game: number, balance: number): number;
  beginDeal(game: number, dealLow: number, dealHigh: number, balance: number): void;
  beginFromView(game: number, balance: number): number;
  openingScore(game: number, balance: number): number;
  faultPile(): number;
  faultCard(): number;
  writeView(seat: number): void;
  scoreAfter(seconds: number): number;
  legalMoves(): number;
  refusal(move: number): number;
  play(move: number): number;
  lift(pile: number, grabbed: number): number;
  forceLift(pile: number, grabbed: number): number;
  undo(): number;
  redo(): number;
  stepBack(): number;
  stepForward(): number;
  clickMove(pile: number): number;
  finishMove(): number;
  placeMove(): number;
  hint(): number;
  dead(): number;
  choose(seat: number, level: number, seed: number, budget: number): number;
  plan(seat: number, level: number, seed: number, budget: number): number;
  adviceBlock(): number;
  weigh(seat: number, level: number, seed: number, budget: number): number;
  toggleMark(): number;
  markBefore(): number;
  positionHash(half: number): number;
  keyBlock(): number;
  keyWords(game: number): number;
  writeKey(): number;
  progressBlock(): number;
  lineBlock(): number;
  searchStart(nodes: number, keys: number, depth: number, edges: number): void;
  lineAccepted(length: number): number;
  searchStep(nodes: number): number;
  searchStop(): void;
  bestClaim(cards: number): number;
  claimRefusal(cards: number, claim: number): number;
  claimsBlock(): number;
  listClaims(cards: number): number;
  claimValue(claim: number, trump: number): number;
  combinationValue(combination: number, level: number, trump: number): number;
  cardDuty(cards: number, played: number, trump: number): number;
  cardRefusal(cards: number, played: number, trump: number, card: number): number;
  winnerOf(played: number, trump: number): number;
  cardPoints(card: number): number;
  lastTrickPoints(): number;
  soloistResult(bid: number, points: number, melded: number, tricks: number, reach: number): number;
  defenderResult(points: number, melded: number, tricks: number): number;
  unplayedResult(melded: number): number;
  solverWorld(
    low0: number,
    high0: number,
    low1: number,
    high1: number,
    low2: number,
    high2: number,
    trump: number,
    soloist: number,
    leader: number,
  ): void;
  solverLay(kind: number): void;
  solverPlay(kind: number): void;
  solverTurn(): number;
  solverForget(): void;
  solverPlayout(): number;
  solverPlayoutKind(): number;
  solverBeginValue(low: number, high: number, tricks: number): void;
  solverBeginCards(tricks: number): void;
  solverLost(): number;
  solverStep(nodes: number): number;
  solverValue(): number;
  solverBestKind(): number;
  solverValueOf(kind: number): number;
  solverNodes(): number;
};

/** The core is of another version than this host. */
export class AbiError extends Error {
  override readonly name = 'AbiError';
  constructor(
    readonly found: number,
    readonly wanted: number,
  ) {
    super(`the core speaks version ${found} of the contract, this host version ${wanted}`);
  }
}

/**
 * One instance of the core: its verbs, its memory seen as bytes and as a DataView, and its texts. Memory never grows, so
 * the two views stay valid.
 */
export interface CoreInstance {
  readonly verbs: CoreVerbs;
  readonly memory: WebAssembly.Memory;
  readonly bytes: Uint8Array;
  readonly words: DataView;
  text(pointer: number): string;
}

/**
 * Instantiates the core.
 *
 * @param wasm the built module's bytes, or the compiled module
 * @throws AbiError when it was built for another contract
 */
export async function instantiateCore(wasm: BufferSource | WebAssembly.Module): Promise<CoreInstance> {
  const { exports } = await instantiate<CoreVerbs & { readonly memory: WebAssembly.Memory }>(wasm, {});
  const version = exports.abiVersion();
  if (version !== ABI_VERSION) throw new AbiError(version, ABI_VERSION);
  const { buffer } = exports.memory;
  return {
    verbs: exports,
    memory: exports.memory,
    bytes: new Uint8Array(buffer),
    words: new DataView(buffer),
    text: (pointer) => exports.__getString(pointer),
  };
}
