import type { Core, GameInfo, Move, View } from '../../core/core.ts';
import { movesStock } from '../../core/move.ts';
import { type Save, SaveError } from '../../core/save.ts';
import { OtherGameError } from '../keeping/other-game-error.ts';
import { isObject } from '../keeping/stored-values.ts';
import type { DealShown, GemServices } from '../program.ts';
import { type AskedGame, isAsked, sameGame } from './asked-game.ts';

/** How a program shows the page what is dealt. */
type ShownGame = Omit<DealShown, 'deal'>;

/**
 * The game on the table and everything around it that outlives a visit. It knows no rule; what a move may do is the core's.
 * Every change is written to the store at once.
 */
export abstract class TableSession {
  /** The games of the program, in the order of the core. */
  readonly games: readonly GameInfo[];
  protected readonly core: Core;
  protected readonly services: GemServices;
  /** Whether the game is still to be entered into the statistics. */
  protected counts = true;
  #asked: AskedGame | null = null;

  constructor(services: GemServices, games: readonly GameInfo[]) {
    this.core = services.core;
    this.services = services;
    this.games = games;
  }

  /** Writes the game to the store. */
  abstract keep(): void;

  /** The player ends the program, and the game with it. */
  abstract end(): Promise<void>;

  /** Whether the rules are off (RULES §2.5). */
  abstract get cheating(): boolean;

  /** Deals a game as the settings have it. */
  protected abstract dealCards(game: GameInfo, deal: bigint): void;

  /** Another game has been put on the table; it is not written to the store yet. */
  protected abstract begun(): void;

  /** Enters a game that is left and counts as not won. */
  protected abstract enterLost(left: Save): void;

  protected abstract shownAs(game: GameInfo): ShownGame;

  /** What the player asked for in the address, while another game lies on the table; null where there is nothing. */
  get asked(): AskedGame | null {
    return this.#asked;
  }

  protected set asked(asked: AskedGame | null) {
    this.#asked = asked;
  }

  /** Whether leaving the game on the table would lose something: moves were made, taken back or not, and it is not won. */
  get underWay(): boolean {
    const { moveCount, canRedo, status } = this.view();
    return (moveCount > 0 || canRedo) && status !== 'won';
  }

  view(): View {
    return this.core.view();
  }

  /** The game on the table. */
  get game(): GameInfo {
    return this.view().game;
  }

  /** The deal, or the turning over of the waste, that is possible now. */
  dealMove(): Move | null {
    return this.core.moves().find(movesStock) ?? null;
  }

  /** Makes a move that the core accepts. */
  play(move: Move): void {
    this.core.play(move);
    this.keep();
  }

  redo(): boolean {
    const done = this.core.redo();
    if (done) this.keep();
    return done;
  }

  /** Takes up to `steps` moves back. @returns whether there was one */
  goBack(steps: number): boolean {
    let done = 0;
    while (done < steps && this.core.undo()) done++;
    if (done > 0) this.keep();
    return done > 0;
  }

  /**
   * Mixes and deals a game in the place of the one on the table.
   *
   * @param fits lays the table out for it; where that fails, the present game goes on
   * @returns whether the new game is on the table
   */
  begin(game: GameInfo, fits: () => boolean): boolean {
    return this.replace(() => this.dealCards(game, this.services.nextDeal()), fits, false);
  }

  /** As {@link begin}, with the game of the table and a deal that the player names. */
  beginDeal(deal: bigint, fits: () => boolean): boolean {
    return this.replace(() => this.dealCards(this.game, deal), fits, false);
  }

  /** As {@link begin}, with what the player asked for in the address. */
  beginAsked({ game, deal }: AskedGame, fits: () => boolean): boolean {
    this.declineAsked();
    return this.replace(() => this.dealCards(game, deal ?? this.services.nextDeal()), fits, false);
  }

  /** The game on the table goes on; what was asked for is asked for no more. */
  declineAsked(): void {
    this.#asked = null;
    this.services.forgetAskedDeal();
  }

  /**
   * Puts another game in the place of the one on the table. That one counts as not won, unless it goes on.
   *
   * @param play makes the core play the other one; what it throws leaves everything as it is
   */
  protected replace(play: () => void, fits: () => boolean, goesOn: boolean): boolean {
    const before = this.core.save();
    const loses = !goesOn && this.losesByLeaving();
    play();
    if (!fits()) {
      this.core.restore(before);
      return false;
    }
    if (loses) this.enterLost(before);
    this.startsAnew();
    return true;
  }

  /** A game has been put on the table. */
  protected startsAnew(): void {
    this.counts = true;
    this.begun();
    this.showDeal();
    this.keep();
  }

  /** Whether the game on the table would count as not won if it were left now: with the first move it is a game played. */
  protected losesByLeaving(): boolean {
    return this.counts && this.underWay && !this.view().forced;
  }

  /**
   * Goes on with a game that was kept.
   *
   * @returns false, and nothing changes, where it is none that the program plays
   */
  protected resumes(kept: Save): boolean {
    try {
      this.#needOwn(kept);
      this.core.restore(kept);
    } catch (error) {
      if (!(error instanceof SaveError || error instanceof OtherGameError)) throw error;
      return false;
    }
    if (this.#asked !== null && isAsked(this.#asked, kept)) this.declineAsked();
    this.showDeal();
    return true;
  }

  /**
   * Goes on with a game of a file. It counts no more: it was counted when it was left for another one. An earlier point of
   * the very game on the table counts as that does. It is not written to the store yet.
   *
   * @throws OtherGameError, SaveError; the present game goes on
   */
  protected loads(game: Save, fits: () => boolean): boolean {
    this.#needOwn(game);
    const { counts } = this;
    const same = sameGame(this.core.save(), game);
    if (!this.replace(() => this.core.restore(game), fits, same)) return false;
    this.counts = same && counts;
    return true;
  }

  /** @throws OtherGameError where what a file holds is a game, and none of the table's */
  protected needOwnFile(stored: unknown): void {
    const game = isObject(stored) ? stored.game : null;
    if (isObject(game) && typeof game.game === 'string') this.#needOwn({ game: game.game });
  }

  /** @throws OtherGameError where a saved game is none of the table's */
  #needOwn({ game }: Pick<Save, 'game'>): void {
    if (!this.games.some(({ id }) => id === game)) throw new OtherGameError(game);
  }

  /** Shows the page which deal is on the table. */
  protected showDeal(): void {
    const { deal } = this.core.save();
    const shown = this.shownAs(this.game);
    this.services.showDeal?.(deal === null ? null : { ...shown, deal: BigInt(deal) });
  }
}
