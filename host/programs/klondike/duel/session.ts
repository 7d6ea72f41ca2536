import { parseCards } from '../../../core/card-text.ts';
import type { DuelView, GameInfo, Move } from '../../../core/core.ts';
import { nextValue, optionsFor } from '../../card-play/game-options.ts';
import { KeptSession } from '../../card-play/kept-session.ts';
import type { FiledGame, LoadReason } from '../../keeping/game-files.ts';
import { NO_RECORDS, withRunningGame } from '../../keeping/game-record.ts';
import { storeUnder } from '../../keeping/store-under.ts';
import type { GemServices } from '../../program.ts';
import { PROGRAM } from '../game-names.ts';
import { readSavedDuel, readSession, readSettings, type SavedDuel, type Settings, savedDuel } from './saved.ts';
import { duelOf, LEFT, type Opponent, RIGHT, type Strength } from './seats.ts';
import {
  type DuelOutcome,
  type DuelRecord,
  readStatistics,
  recordOf,
  type Statistics,
  withDuel,
} from './statistics.ts';
import type { DuelTexts } from './texts.ts';

/** Id of the game in the core, and the word before the keys under which it is kept. */
export const DUEL_GAME = 'double-klondike';
const STORE_WORD = 'double';
const SEED_BITS = 32;

const FORMS = {
  session: readSession,
  settings: readSettings,
  statistics: readStatistics,
  noStatistics: NO_RECORDS,
};

/** The game for two on the table, who plays it, settings and statistics. */
export class DuelSession extends KeptSession<SavedDuel, Settings, Statistics> implements FiledGame {
  readonly #texts: DuelTexts;
  #opponent: Opponent = null;
  #seed = 0;
  /** The seats that were on turn before the first move and after each one that was made. */
  readonly #turns: number[] = [];

  private constructor(services: GemServices, texts: DuelTexts) {
    const games = services.core.games.filter(({ id }) => id === DUEL_GAME);
    super({ ...services, store: storeUnder(services.store, STORE_WORD) }, games, { texts, forms: FORMS });
    this.#texts = texts;
  }

  /** Goes on where the last visit ended; without one, or where it cannot be read, deals a game. */
  static async open(services: GemServices, texts: DuelTexts): Promise<DuelSession> {
    const session = new DuelSession(services, texts);
    await session.openTable();
    return session;
  }

  /** The rules always hold. */
  override get cheating(): boolean {
    return false;
  }

  /** The computer player of the game on the table. */
  get opponent(): Opponent {
    return this.#opponent;
  }

  get duel(): DuelView {
    return duelOf(this.view());
  }

  get computerOnTurn(): boolean {
    const { over, turn } = this.duel;
    return this.#opponent !== null && !over && turn === RIGHT;
  }

  get fileName(): string {
    return 'double';
  }

  /** With the first move of a player who is not the computer there is something to lose. */
  override get underWay(): boolean {
    const { moveCount, canRedo } = this.view();
    return !this.duel.over && (moveCount > this.#firstDecision || canRedo);
  }

  /** What the computer does now, on its turn or against an ace that was overlooked; null for nothing. */
  computerMove(): Move | null {
    return this.#opponent === null ? null : this.core.choose(RIGHT, this.#opponent, this.#seed);
  }

  override play(move: Move): void {
    super.play(move);
    this.#noteTurn();
  }

  /** Whether {@link takeBack} has a move to take back. */
  get canTakeBack(): boolean {
    if (this.#opponent !== null) return this.view().moveCount > this.#firstDecision;
    if (this.settings.freeUndo) return this.view().canUndo;
    return this.view().canUndo && this.#turns[this.view().moveCount - 1] === this.duel.turn;
  }

  /**
   * Takes a move back. Against the computer that is the player's own last move, with all that the computer has done since;
   * of two players each takes back moves of the turn that goes on, unless they have chosen otherwise.
   *
   * @returns whether there was one
   */
  takeBack(): boolean {
    if (!this.canTakeBack) return false;
    this.goBack(1);
    if (this.#opponent !== null) while (!this.#isOwnDecision()) this.goBack(1);
    return true;
  }

  /** Makes a move again that was taken back, and against the computer what followed from it. */
  makeAgain(): boolean {
    if (!this.redo()) return false;
    while (this.computerOnTurn && this.redo());
    return true;
  }

  override redo(): boolean {
    const done = super.redo();
    if (done) this.#noteTurn();
    return done;
  }

  /** The game as a file holds it. */
  override snapshot(): SavedDuel {
    return savedDuel(this.core.save(), this.#opponent);
  }

  /**
   * Goes on with a game of a file. It counts no more, unless it is an earlier point of the very game on the table.
   *
   * @throws OtherGameError, SaveError; the present game goes on
   */
  load(stored: unknown, fits: () => boolean): LoadReason | null {
    this.needOwnFile(stored);
    const saved = readSavedDuel(stored);
    if (saved === null) return 'not-json';
    const opponent = this.#opponent;
    if (!this.loads(saved.game, fits)) return 'no-cards';
    this.#opponent = saved.opponent;
    this.counts &&= saved.opponent === opponent;
    this.#lookBack();
    this.keep();
    return null;
  }

  /** Enters a game that has ended; each game once. */
  enterEnd(): void {
    const { over, winner } = this.duel;
    if (!over || !this.counts || this.#opponent === null) return;
    this.counts = false;
    this.#enter(winner === null ? 'drawn' : winner === LEFT ? 'won' : 'lost');
    this.keep();
  }

  /** What is counted against a computer of a strength, the game on the table with it. */
  record(strength: Strength): DuelRecord {
    const record = recordOf(this.statistics, strength);
    return strength === this.#opponent && this.losesByLeaving() ? withRunningGame(record) : record;
  }

  /** Changes what the players have chosen; games to come are played so. */
  choose(change: Partial<Omit<Settings, 'version'>>): void {
    this.remember(change);
  }

  /** Takes a value of an option of the game. */
  chooseOption(name: string, value: string): void {
    this.choose({ options: { ...this.settings.options, [name]: value } });
  }

  /** As {@link chooseOption}, with the value after the present one. */
  changeOption(name: string): void {
    const option = this.game.options.find((candidate) => candidate.name === name);
    if (option === undefined) return;
    this.chooseOption(name, nextValue(option, this.settings.options));
  }

  /** Deals the cards of the game on the table once more, as the players have chosen meanwhile. */
  beginAgain(fits: () => boolean): boolean {
    const { game } = this;
    const { deal, deck, position } = this.core.save();
    return this.replace(
      () => {
        if (deal !== null) this.dealCards(game, BigInt(deal));
        else if (deck !== null) this.core.dealDeck(game.id, optionsFor(game, this.settings.options), parseCards(deck));
        else this.core.dealPosition(game.id, position);
      },
      fits,
      false,
    );
  }

  protected override get lastGame(): string {
    return DUEL_GAME;
  }

  protected override takeOver({ opponent }: SavedDuel): void {
    this.#opponent = opponent;
    this.#lookBack();
  }

  protected override dealCards(game: GameInfo, deal: bigint): void {
    this.core.deal(game.id, optionsFor(game, this.settings.options), deal);
  }

  protected override begun(): void {
    this.#opponent = this.#chosenOpponent;
    this.#lookBack();
  }

  protected override enterLost(): void {
    this.#enter('lost');
  }

  /** Games of two players are not counted. */
  protected override losesByLeaving(): boolean {
    return this.#opponent !== null && super.losesByLeaving();
  }

  protected override shownAs(game: GameInfo): { program: string; gameId: string; game: string } {
    return { program: PROGRAM, gameId: game.id, game: this.#texts.title };
  }

  get #chosenOpponent(): Opponent {
    const { strength, twoPlayers } = this.settings;
    return twoPlayers ? null : strength;
  }

  /** Number of moves before the first one that is the player's own. */
  get #firstDecision(): number {
    if (this.#opponent === null) return 0;
    const first = this.#turns.indexOf(LEFT);
    return first < 0 ? Number.POSITIVE_INFINITY : first;
  }

  /** Whether the player at the left decides now, and the computer has nothing to object to. */
  #isOwnDecision(): boolean {
    const { turn, overlooked } = this.duel;
    return turn === LEFT && !overlooked;
  }

  #noteTurn(): void {
    const { moveCount } = this.view();
    this.#turns.length = moveCount;
    this.#turns.push(this.duel.turn);
  }

  /** Finds out of the moves that were made who was on turn; and with what seed the computer decides. */
  #lookBack(): void {
    const { deal } = this.core.save();
    this.#seed = Number(BigInt.asUintN(SEED_BITS, BigInt(deal ?? 0)));
    const { moveCount } = this.view();
    while (this.core.undo());
    this.#noteTurn();
    while (this.view().moveCount < moveCount && this.core.redo()) this.#noteTurn();
  }

  #enter(outcome: DuelOutcome): void {
    if (this.#opponent === null) return;
    this.statistics = withDuel(this.statistics, this.#opponent, outcome);
  }
}
