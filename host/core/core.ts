import { Refusal, SEAT_OMNISCIENT, SEAT_PLAYER } from '../../assembly/abi.ts';
import { CardTextError, cardsText, parseCards } from './card-text.ts';
import { Coach } from './coach.ts';
import { CoreSearch } from './core-search.ts';
import { parseDealNumber } from './deal-number.ts';
import { DoubleDummy } from './double-dummy.ts';
import { codeOf, DealError, IllegalMoveError, NoGameError, PositionError } from './errors.ts';
import { type GameInfo, readGames } from './game-info.ts';
import { levelOf, ownBudget, type PlayerLevel } from './player-level.ts';
import { type PositionJson, parsePosition, positionJson } from './position-json.ts';
import { type PileLayout, readLayout, readMoves, readView, type View } from './reading.ts';
import { parseSave, SAVE_VERSION, type Save, SaveError } from './save.ts';
import { SessionBlock } from './session-block.ts';
import { beginDeal, beginDeck, beginPosition, completeOptions, gameOf } from './starting.ts';
import { TrickCalculator } from './trick-calculator.ts';
import { type CoreInstance, instantiateCore } from './wasm.ts';

export type { SearchProgress, SearchRoom, SearchVerdict } from './core-search.ts';
export type { DuelEnding, DuelView } from './duel-view.ts';
export type { GameFamily, GameInfo, GameOption, PileRole } from './game-info.ts';
export type { PlayerLevel } from './player-level.ts';
export type { GameStatus, PileLayout, PileView, View } from './reading.ts';

/** One u32; assembly/move.ts takes it apart. */
export type Move = number;

/** Options by name; those that are missing have their default. */
export type ChosenOptions = Readonly<Record<string, string>>;

/** What the game being played was begun from. */
interface Origin {
  readonly options: ChosenOptions;
  readonly deal: bigint | null;
  readonly deck: readonly number[] | null;
  readonly position: PositionJson | null;
}

/**
 * The card games: one instance of the core with the one game that is being played. Rules, scores, hints and the journal are
 * the core's; this class turns its blocks into objects and back.
 */
export class Core {
  readonly games: readonly GameInfo[];
  /** Can the game being played be won? */
  readonly search: CoreSearch;
  /** Answers about hands, claims and tricks without a game. */
  readonly calculator: TrickCalculator;
  /** What tricks bring with all cards seen. */
  readonly doubleDummy: DoubleDummy;
  /** What strong players think of moves and melds. */
  readonly coach: Coach;
  readonly #core: CoreInstance;
  readonly #session: SessionBlock;
  #origin: Origin | null = null;

  private constructor(core: CoreInstance) {
    this.#core = core;
    this.#session = new SessionBlock(core);
    this.games = readGames(core);
    this.search = new CoreSearch(core, () => this.#needGame());
    this.calculator = new TrickCalculator(core);
    this.doubleDummy = new DoubleDummy(core);
    const { calculator, doubleDummy } = this;
    this.coach = new Coach({ core, session: this.#session, calculator, doubleDummy, fullView: () => this.fullView() });
  }

  /** @throws AbiError when the module was built for another contract */
  static async load(wasm: BufferSource | WebAssembly.Module): Promise<Core> {
    return new Core(await instantiateCore(wasm));
  }

  /**
   * Begins the game of a deal number.
   *
   * @param deal           0 to 2^64 − 1
   * @param openingBalance what earlier games have left; counts where the game carries money over, and its own stake is
   *   added by the core
   * @throws DealError on an unknown game, option or value and on numbers out of range; the present game then goes on
   */
  deal(gameId: string, options: ChosenOptions, deal: bigint, openingBalance = 0): void {
    const game = gameOf(this.games, gameId);
    const complete = completeOptions(game, options);
    beginDeal(this.#core, game, complete, deal, openingBalance);
    this.#origin = { options: complete, deal, deck: null, position: null };
  }

  /** Begins a game from an explicit order of cards, first card dealt first. @throws DealError as `deal`, and on faulty decks */
  dealDeck(gameId: string, options: ChosenOptions, deck: readonly number[], openingBalance = 0): void {
    const game = gameOf(this.games, gameId);
    const complete = completeOptions(game, options);
    beginDeck(this.#core, game, complete, deck, openingBalance);
    this.#origin = { options: complete, deal: null, deck: [...deck], position: null };
  }

  /**
   * Begins a game in a position, a JSON value as `positionJson` makes it (CLI).
   *
   * @throws PositionError when the game cannot be in it, DealError on unknown games and options; the present game goes on
   */
  dealPosition(gameId: string, value: unknown, openingBalance = 0): void {
    const game = gameOf(this.games, gameId);
    const parts = parsePosition(game, value);
    const options = completeOptions(game, parts.options);
    beginPosition(this.#core, game, { ...parts, options }, openingBalance);
    this.#origin = { options, deal: null, deck: null, position: positionJson(this.fullView()) };
  }

  /** The game as a seat sees it, by default the player's: hidden cards stay hidden. @throws NoGameError */
  view(seat: number = SEAT_PLAYER): View {
    this.#needGame();
    return readView(this.#core, this.games, seat);
  }

  /** The game with the identity of face-down cards. For the command line and for tests. @throws NoGameError */
  fullView(): View {
    this.#needGame();
    return readView(this.#core, this.games, SEAT_OMNISCIENT);
  }

  /**
   * The score as it is shown after so many whole seconds of play. It differs from the view's where time is counted (RULES §10).
   *
   * @throws NoGameError
   */
  scoreAfter(seconds: number): number {
    this.#needGame();
    return this.#core.verbs.scoreAfter(seconds);
  }

  /** Where the piles of a game lie, by default of the game being played. @throws NoGameError, DealError */
  layout(gameId?: string): readonly PileLayout[] {
    return readLayout(this.#core, gameId === undefined ? this.#needGame() : gameOf(this.games, gameId));
  }

  /** All legal moves, sorted, each once. */
  moves(): readonly Move[] {
    this.#needGame();
    return readMoves(this.#core, this.#core.verbs.legalMoves());
  }

  /** The stable code of the rule that forbids a move, null if it is legal. */
  refusal(move: Move): string | null {
    this.#needGame();
    return refusalCode(this.#core.verbs.refusal(move));
  }

  /** How many cards travel when the player takes hold of the card with `grabbed` − 1 cards on it; 0 if it stays. */
  lift(pile: number, grabbed: number): number {
    this.#needGame();
    return this.#core.verbs.lift(pile, grabbed);
  }

  /** As `lift`, for cards that are to be laid against the rules (RULES §2.5); 0 where the game does not have that. */
  forceLift(pile: number, grabbed: number): number {
    this.#needGame();
    return this.#core.verbs.forceLift(pile, grabbed);
  }

  /** Makes a move and enters it into the journal. @throws IllegalMoveError; then nothing has changed */
  play(move: Move): void {
    this.#needGame();
    const refused = refusalCode(this.#core.verbs.play(move));
    if (refused !== null) throw new IllegalMoveError(refused, move);
  }

  /** The move of a short click on a pile: its top card to a foundation. Null if it has none. */
  clickMove(pile: number): Move | null {
    this.#needGame();
    return this.#core.verbs.clickMove(pile) || null;
  }

  /** The next move of the automatic finish, null unless the status is `finishing`. */
  finishMove(): Move | null {
    this.#needGame();
    return this.#core.verbs.finishMove() || null;
  }

  /** Takes the last move back if the game lets the player do that now, and charges its fee. */
  undo(): boolean {
    this.#needGame();
    return this.#core.verbs.undo() !== 0;
  }

  /** Makes the move again that was taken back last. */
  redo(): boolean {
    this.#needGame();
    return this.#core.verbs.redo() !== 0;
  }

  /** The next move of laying cards off by themselves, null if there is none (RULES §2.4). */
  placeMove(): Move | null {
    this.#needGame();
    return this.#core.verbs.placeMove() || null;
  }

  /** A move that looks promising to somebody who sees what the player sees, null if there is none. */
  hint(): Move | null {
    this.#needGame();
    return this.#core.verbs.hint() || null;
  }

  /**
   * The move of a computer player, who sees what its seat sees; null if it has none to make.
   *
   * @param seat   the seat that is to move; one that is not on turn has a move only where it may object (RULES §11)
   * @param seed   equal views, seeds and budgets give equal moves
   * @param budget how much the player may look at (player-level.ts, `ownBudget`)
   * @throws NoGameError
   */
  choose(seat: number, level: PlayerLevel, seed: number, budget?: number): Move | null {
    const game = this.#needGame();
    return this.#core.verbs.choose(seat, levelOf(level), seed, budget ?? ownBudget(game)) || null;
  }

  /**
   * As `choose`, but all the moves that follow from one thought: up to the first that tells the player something new or ends his turn.
   * Empty if he has none to make.
   *
   * @throws NoGameError
   */
  plan(seat: number, level: PlayerLevel, seed: number, budget?: number): readonly Move[] {
    const game = this.#needGame();
    return readMoves(this.#core, this.#core.verbs.plan(seat, levelOf(level), seed, budget ?? ownBudget(game)));
  }

  /** No move leads anywhere any more; what is left is cosmetic (RULES §9c, §10). */
  dead(): boolean {
    this.#needGame();
    return this.#core.verbs.dead() !== 0;
  }

  /** Marks the present position or takes its mark away; answers whether it is marked now (RULES §2.3). */
  toggleMark(): boolean {
    this.#needGame();
    return this.#core.verbs.toggleMark() !== 0;
  }

  /** Number of moves at the last mark strictly before the present position, null if there is none (RULES §2.3). */
  markBefore(): number | null {
    this.#needGame();
    const mark = this.#core.verbs.markBefore();
    return mark < 0 ? null : mark;
  }

  /** The game being played, complete. @throws NoGameError */
  save(): Save {
    const game = this.#needGame();
    const origin = this.#origin;
    if (origin === null) throw new NoGameError();
    return {
      version: SAVE_VERSION,
      game: game.id,
      options: origin.options,
      deal: origin.deal === null ? null : origin.deal.toString(),
      deck: origin.deck === null ? null : cardsText(origin.deck),
      position: origin.position,
      opening: this.#session.opening,
      moves: this.#session.moves(),
      cursor: this.#session.cursor,
      fees: this.#session.fees,
      marks: this.#session.marks(),
      hash: this.#hash(),
    };
  }

  /** Goes on with a saved game. @throws SaveError; the present game is then as it was, to the byte */
  restore(value: unknown): void {
    const save = parseSave(value);
    const before = this.#session.copy();
    const origin = this.#origin;
    try {
      this.#begin(save);
      this.#replay(save);
    } catch (error) {
      this.#session.putBack(before);
      this.#origin = origin;
      throw error;
    }
  }

  #begin(save: Save): void {
    try {
      if (save.deal !== null) this.deal(save.game, save.options, dealNumber(save.deal), save.opening);
      else if (save.deck !== null) this.dealDeck(save.game, save.options, parseCards(save.deck), save.opening);
      else this.dealPosition(save.game, save.position, save.opening);
    } catch (error) {
      if (error instanceof DealError || error instanceof PositionError || error instanceof CardTextError) {
        throw new SaveError('cannot-deal', error.message);
      }
      throw error;
    }
  }

  #replay(save: Save): void {
    const { verbs } = this.#core;
    save.moves.forEach((move, index) => {
      const refused = refusalCode(verbs.play(move));
      if (refused !== null) throw new SaveError('illegal-move', `move ${index + 1}: ${refused}`);
    });
    while (this.#session.cursor > save.cursor) verbs.stepBack();
    this.#session.fees = save.fees;
    this.#session.setMarks(save.marks);
    if (this.#hash() !== save.hash) throw new SaveError('other-position', this.#hash());
  }

  #hash(): string {
    const half = (which: number): string => (this.#core.verbs.positionHash(which) >>> 0).toString(16).padStart(8, '0');
    return half(1) + half(0);
  }

  #needGame(): GameInfo {
    if (!this.#session.isOpen) throw new NoGameError();
    return this.games[this.#session.game];
  }
}

function refusalCode(refusal: number): string | null {
  return refusal === Refusal.None ? null : codeOf(Refusal, refusal);
}

function dealNumber(digits: string): bigint {
  const deal = parseDealNumber(digits);
  if (deal === null) throw new DealError('deal-out-of-range', digits);
  return deal;
}
