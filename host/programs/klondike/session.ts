import { parseCards } from '../../core/card-text.ts';
import type { ChosenOptions, GameInfo } from '../../core/core.ts';
import type { Save } from '../../core/save.ts';
import { askedGame, gameToBeginWith } from '../card-play/asked-game.ts';
import { optionsFor } from '../card-play/game-options.ts';
import { Stopwatch } from '../card-play/stopwatch.ts';
import { TableSession } from '../card-play/table-session.ts';
import type { FiledGame, LoadReason } from '../keeping/game-files.ts';
import { GameKeeper } from '../keeping/game-keeper.ts';
import { NO_RECORDS, type Outcome, withRunningGame } from '../keeping/game-record.ts';
import type { Language, ProgramServices } from '../program.ts';
import { gameName, gamesOf, PROGRAM } from './game-names.ts';
import type { Preset } from './presets.ts';
import {
  readSavedGame,
  readSession,
  readSettings,
  type SavedGame,
  type SavedSession,
  type Settings,
  savedGame,
  USUAL_SETTINGS,
} from './saved.ts';
import {
  type GameResult,
  readStatistics,
  recordOf,
  type Statistics,
  type VariantRecord,
  withResult,
} from './statistics.ts';
import type { KlondikeTexts } from './texts.ts';
import { isCumulative, isScored, optionsOfPreset, type Variant, variantKey, variantOfKey } from './variants.ts';

/** How Klondike reads what it keeps. */
const FORMS = {
  session: readSession,
  settings: readSettings,
  statistics: readStatistics,
  noStatistics: NO_RECORDS,
};

type KlondikeKeeper = GameKeeper<SavedSession, Settings, Statistics>;

/** Time and score of a game. */
type Result = Pick<GameResult, 'seconds'> & { readonly score: number };

/** What of a won game has never been so good before. */
export interface Bests {
  readonly time: boolean;
  readonly score: boolean;
}

/** The game on the table, its clock, the player's choices, the balance from game to game, and the statistics. */
export class KlondikeSession extends TableSession implements FiledGame {
  readonly stopwatch: Stopwatch;
  readonly #keeper: KlondikeKeeper;
  readonly #texts: KlondikeTexts;
  #settings: Settings = USUAL_SETTINGS;
  #statistics: Statistics = NO_RECORDS;
  /** How the game stands that is being left. */
  #left: Result = { seconds: 0, score: 0 };
  /** What the next game begins with, where it carries a balance over. */
  #balance = 0;

  private constructor(services: ProgramServices, texts: KlondikeTexts, keeper: KlondikeKeeper) {
    super(services, gamesOf(services.core.games));
    this.stopwatch = new Stopwatch(services.clock);
    this.#keeper = keeper;
    this.#texts = texts;
  }

  /** Goes on where the last visit ended; without one, or where it cannot be read, deals. */
  static async open(services: ProgramServices, texts: KlondikeTexts): Promise<KlondikeSession> {
    const keeper: KlondikeKeeper = new GameKeeper(services, texts, FORMS);
    const session = new KlondikeSession(services, texts, keeper);
    const kept = await keeper.read();
    session.#settings = kept.settings;
    session.#statistics = kept.statistics;
    session.#balance = kept.settings.bank;
    session.asked = askedGame(services, session.games, kept.session?.game.game ?? kept.settings.game);
    const resumed = kept.session !== null && (await session.#resume(kept.session));
    if (!resumed) {
      session.dealCards(gameToBeginWith(session.games, kept.settings.game), services.nextDeal());
      session.startsAnew();
    }
    return session;
  }

  override get cheating(): boolean {
    return false;
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** How the game on the table is played. */
  get variant(): Variant {
    const { game, options } = this.view();
    return { game, options };
  }

  /** Points or dollars as they are now. */
  get score(): number {
    return this.core.scoreAfter(this.stopwatch.seconds);
  }

  get fileName(): string {
    return this.game.id;
  }

  /** How games to come are played. */
  chosenOptions(game: GameInfo): ChosenOptions {
    return optionsFor(game, this.#settings.options);
  }

  /** Takes a value of an option; games to come are dealt with it. */
  choose(option: string, value: string): void {
    this.#remember({ options: { ...this.#settings.options, [option]: value } });
  }

  choosePreset(preset: Preset): void {
    this.#remember({ options: optionsOfPreset(preset, this.#settings.options) });
  }

  emptyBank(): void {
    this.#remember({ bank: 0 });
  }

  /** Deals the cards of the game on the table once more, as the player has chosen meanwhile. */
  beginAgain(fits: () => boolean): boolean {
    const { game } = this;
    const { deal, deck, position } = this.core.save();
    return this.replace(
      () => {
        if (deal !== null) this.dealCards(game, BigInt(deal));
        else if (deck !== null) this.#dealDeck(game, parseCards(deck));
        else this.core.dealPosition(game.id, position, this.#balance);
      },
      fits,
      false,
    );
  }

  beginDeal(deal: bigint, fits: () => boolean): boolean {
    return this.replace(() => this.dealCards(this.game, deal), fits, false);
  }

  /** Deals cards in a given order. @throws DealError where they are no deck; the present game goes on */
  beginDeck(cards: readonly number[], fits: () => boolean): boolean {
    return this.replace(() => this.#dealDeck(this.game, cards), fits, false);
  }

  /** The order of the cards of the game on the table, where the player has given it; null where it was dealt. */
  get deck(): string | null {
    return this.core.save().deck;
  }

  snapshot(): SavedGame {
    return savedGame(this.core.save(), this.stopwatch.elapsedMs);
  }

  load(stored: unknown, fits: () => boolean): LoadReason | null {
    this.needOwnFile(stored);
    const saved = readSavedGame(stored);
    if (saved === null) return 'not-json';
    if (!this.loads(saved.game, fits)) return 'no-cards';
    this.stopwatch.set(saved.elapsedMs);
    this.keep();
    return null;
  }

  /** Enters a game that was won, each once. @returns what was never so good before */
  enterWin(): Bests {
    if (!this.counts) return { time: false, score: false };
    this.counts = false;
    const { variant, score } = this;
    const before = recordOf(this.#statistics, variantKey(variant));
    this.#enter(variant, 'won', { seconds: this.stopwatch.seconds, score });
    this.keep();
    const now = recordOf(this.#statistics, variantKey(variant));
    return {
      time: before.bestSeconds !== null && now.bestSeconds !== before.bestSeconds,
      score: before.bestScore !== null && now.bestScore !== before.bestScore,
    };
  }

  /** The variants that were played, the one on the table with them where it counts as played. */
  playedVariants(): readonly Variant[] {
    const played = Object.keys(this.#statistics.games).flatMap((key) => variantOfKey(key, this.games) ?? []);
    const { variant } = this;
    const known = played.some((other) => variantKey(other) === variantKey(variant));
    return known || !this.losesByLeaving() ? played : [...played, variant];
  }

  /** What is counted of a variant, the game on the table with it. */
  record(variant: Variant): VariantRecord {
    const record = recordOf(this.#statistics, variantKey(variant));
    const running = variantKey(variant) === variantKey(this.variant) && this.losesByLeaving();
    return running ? withRunningGame(record) : record;
  }

  rememberRulesPlace(language: Language, place: number): void {
    this.#remember({ rulesPlace: { ...this.#settings.rulesPlace, [language]: place } });
  }

  /** The game is given up, and the next start begins a new one. */
  async end(): Promise<void> {
    this.stopwatch.stop();
    if (this.losesByLeaving()) this.#enter(this.variant, 'not-won', this.#result());
    await this.#keeper.forgetSession();
  }

  override keep(): void {
    this.#followGame();
    this.#keeper.keepSession({ ...this.snapshot(), counts: this.counts });
  }

  protected override dealCards(game: GameInfo, deal: bigint): void {
    this.core.deal(game.id, this.chosenOptions(game), deal, this.#balance);
  }

  protected override begun(): void {
    this.stopwatch.set(0);
    this.#remember({ game: this.game.id });
  }

  protected override replace(play: () => void, fits: () => boolean, goesOn: boolean): boolean {
    this.#left = this.#result();
    this.#balance = isCumulative(this.variant) && this.losesByLeaving() ? this.#left.score : this.#settings.bank;
    return super.replace(play, fits, goesOn);
  }

  protected override enterLost({ game: id, options }: Save): void {
    const game = this.games.find((candidate) => candidate.id === id);
    if (game !== undefined) this.#enter({ game, options }, 'not-won', this.#left);
  }

  protected override shownAs(game: GameInfo): { program: string; gameId?: string; game: string } {
    const shown = { program: PROGRAM, game: gameName(game, this.#texts) };
    return game.id === PROGRAM ? shown : { ...shown, gameId: game.id };
  }

  #dealDeck(game: GameInfo, cards: readonly number[]): void {
    this.core.dealDeck(game.id, this.chosenOptions(game), cards, this.#balance);
  }

  #result(): Result {
    return { seconds: this.stopwatch.seconds, score: this.score };
  }

  /** The clock runs from the first move to the end of the game. */
  #followGame(): void {
    const { status } = this.view();
    if (this.underWay && (status === 'playing' || status === 'finishing')) this.stopwatch.start();
    else this.stopwatch.stop();
  }

  async #resume(saved: SavedSession): Promise<boolean> {
    if (!this.resumes(saved.game)) {
      await this.#keeper.putAside(saved);
      return false;
    }
    this.counts = saved.counts;
    this.stopwatch.set(saved.elapsedMs);
    this.#followGame();
    this.#remember({ game: saved.game.game });
    return true;
  }

  #enter(variant: Variant, outcome: Outcome, { seconds, score }: Result): void {
    const result = { outcome, seconds, score: isScored(variant) ? score : null };
    this.#statistics = withResult(this.#statistics, variantKey(variant), result);
    this.#keeper.keepStatistics(this.#statistics);
    if (isCumulative(variant)) this.#remember({ bank: score });
  }

  #remember(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    this.#keeper.keepSettings(this.#settings);
  }
}
