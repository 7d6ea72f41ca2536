import type { Core, GameInfo, Move, View } from '../../core/core.ts';
import { movesStock } from '../../core/move.ts';
import { type Save, SaveError } from '../../core/save.ts';
import type { Language, ProgramServices } from '../program.ts';
import { type AskedGame, askedGame, gameToBeginWith, isAsked, sameGame } from './asked-game.ts';
import { gameName, gamesOf, PROGRAM } from './game-names.ts';
import { nextValue, optionsFor, optionsOf } from './game-options.ts';
import { PatienceKeeper } from './keeper.ts';
import {
  OtherGameError,
  type SavedGame,
  type SavedSession,
  type Settings,
  savedGame,
  USUAL_SETTINGS,
} from './saved.ts';
import { type GameRecord, NO_STATISTICS, recordOf, type Statistics, withGame, withRunningGame } from './statistics.ts';
import type { PatienceTexts } from './texts.ts';

/**
 * The game on the table and everything around it that outlives a visit. It knows no rule; what a move may do is the core's.
 * Every change is written to the store at once.
 */
export class PatienceSession {
  /** The games of the program, in the order of the core. */
  readonly games: readonly GameInfo[];
  readonly #core: Core;
  readonly #services: ProgramServices;
  readonly #keeper: PatienceKeeper;
  readonly #texts: PatienceTexts;
  #settings: Settings = USUAL_SETTINGS;
  #statistics: Statistics = NO_STATISTICS;
  #cheating = false;
  /** Whether the game is still to be entered into the statistics. */
  #counts = true;
  #asked: AskedGame | null = null;
  /** The player's game while the demo plays others. */
  #aside: Save | null = null;

  private constructor(services: ProgramServices, texts: PatienceTexts, keeper: PatienceKeeper) {
    this.#services = services;
    this.#core = services.core;
    this.#keeper = keeper;
    this.#texts = texts;
    this.games = gamesOf(services.core.games);
  }

  /** Goes on where the last visit ended; without one, or where it cannot be read, deals the game that was played last. */
  static async open(services: ProgramServices, texts: PatienceTexts): Promise<PatienceSession> {
    const keeper = new PatienceKeeper(services, texts);
    const session = new PatienceSession(services, texts, keeper);
    const kept = await keeper.read();
    session.#settings = kept.settings;
    session.#statistics = kept.statistics;
    session.#asked = askedGame(services, session.games, kept.session?.game.game ?? kept.settings.game);
    const resumed = kept.session !== null && (await session.#resume(kept.session));
    if (!resumed) {
      session.#dealCards(gameToBeginWith(session.games, kept.settings.game), services.nextDeal());
      session.#startsAnew();
    }
    return session;
  }

  /** What the player asked for in the address, while another game lies on the table; null where there is nothing. */
  get asked(): AskedGame | null {
    return this.#asked;
  }

  /** Whether leaving the game on the table would lose something: moves were made, taken back or not, and it is not won. */
  get underWay(): boolean {
    const { moveCount, canRedo, status } = this.view();
    return (moveCount > 0 || canRedo) && status !== 'won';
  }

  get cheating(): boolean {
    return this.#cheating;
  }

  get settings(): Settings {
    return this.#settings;
  }

  view(): View {
    return this.#core.view();
  }

  /** The game on the table. */
  get game(): GameInfo {
    return this.view().game;
  }

  /** The deal, or the turning over of the waste, that is possible now. */
  dealMove(): Move | null {
    return this.#core.moves().find(movesStock) ?? null;
  }

  /** Moves since the last mark before the present position; null where there is none (RULES §2.3). */
  get stepsToMark(): number | null {
    const mark = this.#core.markBefore();
    return mark === null ? null : this.view().moveCount - mark;
  }

  /** Makes a move that the core accepts. */
  play(move: Move): void {
    this.#core.play(move);
    this.keep();
  }

  redo(): boolean {
    const done = this.#core.redo();
    if (done) this.keep();
    return done;
  }

  /** Takes up to `steps` moves back. @returns whether there was one */
  goBack(steps: number): boolean {
    let done = 0;
    while (done < steps && this.#core.undo()) done++;
    if (done > 0) this.keep();
    return done > 0;
  }

  toggleMark(): void {
    this.#core.toggleMark();
    this.keep();
  }

  toggleCheating(): void {
    this.#cheating = !this.#cheating;
    this.keep();
  }

  /**
   * Mixes and deals a game in the place of the one on the table.
   *
   * @param fits lays the table out for it; where that fails, the present game goes on
   * @returns whether the new game is on the table
   */
  begin(game: GameInfo, fits: () => boolean): boolean {
    return this.#replace(() => this.#dealCards(game, this.#services.nextDeal()), fits, false);
  }

  /** As {@link begin}, with what the player asked for in the address. */
  beginAsked({ game, deal }: AskedGame, fits: () => boolean): boolean {
    this.declineAsked();
    return this.#replace(() => this.#dealCards(game, deal ?? this.#services.nextDeal()), fits, false);
  }

  /** The game on the table goes on; what was asked for is asked for no more. */
  declineAsked(): void {
    this.#asked = null;
    this.#services.forgetAskedDeal();
  }

  /** The game as a file holds it. */
  snapshot(): SavedGame {
    return savedGame(this.#core.save(), this.#cheating);
  }

  /**
   * Goes on with a game of a file. It counts no more: it was counted when it was left for another one. An earlier point of
   * the very game on the table counts as that does.
   *
   * @throws OtherGameError, SaveError; the present game goes on
   */
  load({ game, cheating }: SavedGame, fits: () => boolean): boolean {
    if (!this.games.some(({ id }) => id === game.game)) throw new OtherGameError(game.game);
    const counts = this.#counts;
    const same = sameGame(this.#core.save(), game);
    if (!this.#replace(() => this.#core.restore(game), fits, same)) return false;
    this.#cheating = cheating;
    this.#counts = same && counts;
    this.keep();
    return true;
  }

  /** Enters a game that was won by the rules; each game once. */
  enterWin(): void {
    const { game, forced } = this.view();
    if (!this.#counts || forced) return;
    this.#counts = false;
    this.#enter(game.id, 'won');
    this.keep();
  }

  /** What is counted of a game, the one on the table with it. */
  record(game: GameInfo): GameRecord {
    const record = recordOf(this.#statistics, game.id);
    return game.id === this.view().game.id && this.#losesByLeaving() ? withRunningGame(record) : record;
  }

  changeWait(wait: number): void {
    this.#remember({ wait });
  }

  /** Takes the next value of an option; games to come are dealt with it. */
  changeOption(name: string): void {
    const option = optionsOf(this.games).find((candidate) => candidate.name === name);
    if (option === undefined) return;
    const { options } = this.#settings;
    this.#remember({ options: { ...options, [name]: nextValue(option, options) } });
  }

  rememberRulesPlace(language: Language, place: number): void {
    this.#remember({ rulesPlace: { ...this.#settings.rulesPlace, [language]: place } });
  }

  /** The core is free for other games until {@link putBack}; nothing of them is kept. */
  setAside(): void {
    this.#aside = this.#core.save();
    this.#services.showDeal?.(null);
  }

  /** The player's game is on the table again, with all that can be taken back and made again. */
  putBack(): void {
    if (this.#aside === null) return;
    this.#core.restore(this.#aside);
    this.#aside = null;
    this.#showDeal();
  }

  /** beenden: the game is given up, and the next start begins a new one. */
  async end(): Promise<void> {
    if (this.#losesByLeaving()) this.#enter(this.view().game.id, 'not-won');
    await this.#keeper.forgetSession();
  }

  /** Writes the game to the store. */
  keep(): void {
    this.#keeper.keepSession({ ...this.snapshot(), counts: this.#counts });
  }

  async #resume(saved: SavedSession): Promise<boolean> {
    try {
      if (!this.games.some(({ id }) => id === saved.game.game)) throw new OtherGameError(saved.game.game);
      this.#core.restore(saved.game);
    } catch (error) {
      if (!(error instanceof SaveError || error instanceof OtherGameError)) throw error;
      await this.#keeper.putAside(saved);
      return false;
    }
    this.#cheating = saved.cheating;
    this.#counts = saved.counts;
    this.#remember({ game: saved.game.game });
    if (this.#asked !== null && isAsked(this.#asked, saved.game)) this.declineAsked();
    this.#showDeal();
    return true;
  }

  #dealCards(game: GameInfo, deal: bigint): void {
    this.#core.deal(game.id, optionsFor(game, this.#settings.options), deal);
  }

  /**
   * Puts another game in the place of the one on the table. That one counts as not won, unless it goes on.
   *
   * @param play makes the core play the other one; what it throws leaves everything as it is
   */
  #replace(play: () => void, fits: () => boolean, goesOn: boolean): boolean {
    const before = this.#core.save();
    const loses = !goesOn && this.#losesByLeaving();
    play();
    if (!fits()) {
      this.#core.restore(before);
      return false;
    }
    if (loses) this.#enter(before.game, 'not-won');
    this.#startsAnew();
    return true;
  }

  /** A game has been put on the table. */
  #startsAnew(): void {
    this.#cheating = false;
    this.#counts = true;
    this.#remember({ game: this.view().game.id });
    this.#showDeal();
    this.keep();
  }

  /** Whether the game on the table would count as not won if it were left now: with the first move it is a game played. */
  #losesByLeaving(): boolean {
    return this.#counts && this.underWay && !this.view().forced;
  }

  #enter(game: string, outcome: 'won' | 'not-won'): void {
    this.#statistics = withGame(this.#statistics, game, outcome);
    this.#keeper.keepStatistics(this.#statistics);
  }

  #remember(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    this.#keeper.keepSettings(this.#settings);
  }

  #showDeal(): void {
    const { deal } = this.#core.save();
    const { game } = this.view();
    const shown = { program: PROGRAM, gameId: game.id, game: gameName(game, this.#texts) };
    this.#services.showDeal?.(deal === null ? null : { ...shown, deal: BigInt(deal) });
  }
}
