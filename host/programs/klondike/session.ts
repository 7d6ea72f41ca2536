import { parseCards } from '../../core/card-text.ts';
import type { ChosenOptions, GameInfo } from '../../core/core.ts';
import type { Save } from '../../core/save.ts';
import { sameGame } from '../card-play/asked-game.ts';
import { optionsFor } from '../card-play/game-options.ts';
import { KeptSession } from '../card-play/kept-session.ts';
import { Stopwatch } from '../card-play/stopwatch.ts';
import type { FiledGame, LoadReason } from '../keeping/game-files.ts';
import { NO_RECORDS, type Outcome, withRunningGame } from '../keeping/game-record.ts';
import type { GemServices } from '../program.ts';
import { GAME, gameName, gamesOf, PROGRAM } from './game-names.ts';
import type { Preset } from './presets.ts';
import { readSavedGame, readSession, readSettings, type SavedGame, type Settings, savedGame } from './saved.ts';
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

/** Time and score of a game. */
type Result = Pick<GameResult, 'seconds'> & { readonly score: number };

/** What of a won game, and of the run that it belongs to, has never been so good before. */
export interface Bests {
  readonly time: boolean;
  readonly score: boolean;
  readonly run: boolean;
}

const NO_BESTS: Bests = { time: false, score: false, run: false };

/** The game on the table, its clock, the player's choices, the balance from game to game, and the statistics. */
export class KlondikeSession extends KeptSession<SavedGame, Settings, Statistics> implements FiledGame {
  readonly stopwatch: Stopwatch;
  readonly #texts: KlondikeTexts;
  /** How the game stands that is being left. */
  #left: Result = { seconds: 0, score: 0 };
  /** What the next game begins with, where it carries a balance over; null for what is in the bank. */
  #balance: number | null = null;

  private constructor(services: GemServices, texts: KlondikeTexts) {
    super(services, gamesOf(services.core.games), { texts, forms: FORMS });
    this.stopwatch = new Stopwatch(services.clock);
    this.#texts = texts;
  }

  /** Goes on where the last visit ended; without one, or where it cannot be read, deals. */
  static async open(services: GemServices, texts: KlondikeTexts): Promise<KlondikeSession> {
    const session = new KlondikeSession(services, texts);
    await session.openTable();
    return session;
  }

  override get cheating(): boolean {
    return false;
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
    return optionsFor(game, this.settings.options);
  }

  /** Takes a value of an option; games to come are dealt with it. */
  choose(option: string, value: string): void {
    this.remember({ options: { ...this.settings.options, [option]: value } });
  }

  choosePreset(preset: Preset): void {
    this.remember({ options: optionsOfPreset(preset, this.settings.options) });
  }

  emptyBank(): void {
    this.remember({ bank: 0 });
  }

  /** Deals the cards of the game on the table once more, as the player has chosen meanwhile. */
  beginAgain(fits: () => boolean): boolean {
    const { game } = this;
    const { deal, deck, position } = this.core.save();
    return this.replace(
      () => {
        if (deal !== null) this.dealCards(game, BigInt(deal));
        else if (deck !== null) this.#dealDeck(game, parseCards(deck));
        else this.core.dealPosition(game.id, position, this.#opening);
      },
      fits,
      false,
    );
  }

  /** Deals cards in a given order. @throws DealError where they are no deck; the present game goes on */
  beginDeck(cards: readonly number[], fits: () => boolean): boolean {
    return this.replace(() => this.#dealDeck(this.game, cards), fits, false);
  }

  /** The order of the cards of the game on the table, where the player has given it; null where it was dealt. */
  get deck(): string | null {
    return this.core.save().deck;
  }

  override snapshot(): SavedGame {
    return savedGame(this.core.save(), this.stopwatch.elapsedMs);
  }

  /** The clock of the game on the table never goes back: what an earlier point of it has seen takes none of its time away. */
  load(stored: unknown, fits: () => boolean): LoadReason | null {
    this.needOwnFile(stored);
    const saved = readSavedGame(stored);
    if (saved === null) return 'not-json';
    const spentMs = sameGame(this.core.save(), saved.game) ? this.stopwatch.elapsedMs : 0;
    if (!this.loads(saved.game, fits)) return 'no-cards';
    this.stopwatch.set(Math.max(spentMs, saved.elapsedMs));
    this.keep();
    return null;
  }

  /** Enters a game that was won, each once. @returns what was never so good before */
  enterWin(): Bests {
    if (!this.counts) return NO_BESTS;
    this.counts = false;
    const { variant, score } = this;
    const before = recordOf(this.statistics, variantKey(variant));
    this.#enter(variant, 'won', { seconds: this.stopwatch.seconds, score });
    this.keep();
    const now = recordOf(this.statistics, variantKey(variant));
    return {
      time: before.bestSeconds !== null && now.bestSeconds !== before.bestSeconds,
      score: before.bestScore !== null && now.bestScore !== before.bestScore,
      run: before.longestRun > 0 && now.longestRun > before.longestRun,
    };
  }

  /** The variants that were played, the one on the table with them where it counts as played. */
  playedVariants(): readonly Variant[] {
    const played = Object.keys(this.statistics.games).flatMap((key) => variantOfKey(key, this.games) ?? []);
    const { variant } = this;
    const known = played.some((other) => variantKey(other) === variantKey(variant));
    return known || !this.losesByLeaving() ? played : [...played, variant];
  }

  /** What is counted of a variant, the game on the table with it. */
  record(variant: Variant): VariantRecord {
    const record = recordOf(this.statistics, variantKey(variant));
    const running = variantKey(variant) === variantKey(this.variant) && this.losesByLeaving();
    return running ? withRunningGame(record) : record;
  }

  override async end(): Promise<void> {
    this.stopwatch.stop();
    this.#left = this.#result();
    await super.end();
  }

  override keep(): void {
    this.#followGame();
    super.keep();
  }

  protected override get lastGame(): string | null {
    return this.settings.game;
  }

  protected override takeOver({ elapsedMs, game }: SavedGame): void {
    this.stopwatch.set(elapsedMs);
    this.#followGame();
    this.remember({ game: game.game });
  }

  protected override dealCards(game: GameInfo, deal: bigint): void {
    this.core.deal(game.id, this.chosenOptions(game), deal, this.#opening);
  }

  protected override begun(): void {
    this.stopwatch.set(0);
    this.remember({ game: this.game.id });
  }

  /** Cards that have been entered once, won or not, count no more when they are dealt again. */
  protected override replace(play: () => void, fits: () => boolean, goesOn: boolean): boolean {
    const before = this.core.save();
    const entered = !this.counts || this.losesByLeaving();
    this.#left = this.#result();
    this.#balance = isCumulative(this.variant) && this.losesByLeaving() ? this.#left.score : null;
    if (!super.replace(play, fits, goesOn)) return false;
    if (entered && sameCards(before, this.core.save())) {
      this.counts = false;
      this.keep();
    }
    return true;
  }

  protected override enterLost({ game: id, options }: Save): void {
    const game = this.games.find((candidate) => candidate.id === id);
    if (game !== undefined) this.#enter({ game, options }, 'not-won', this.#left);
  }

  protected override shownAs(game: GameInfo): { program: string; gameId?: string; game: string } {
    const shown = { program: PROGRAM, game: gameName(game, this.#texts) };
    return game.id === GAME ? shown : { ...shown, gameId: game.id };
  }

  #dealDeck(game: GameInfo, cards: readonly number[]): void {
    this.core.dealDeck(game.id, this.chosenOptions(game), cards, this.#opening);
  }

  get #opening(): number {
    return this.#balance ?? this.settings.bank;
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

  #enter(variant: Variant, outcome: Outcome, { seconds, score }: Result): void {
    const result = { outcome, seconds, score: isScored(variant) ? score : null };
    this.statistics = withResult(this.statistics, variantKey(variant), result);
    if (isCumulative(variant)) this.remember({ bank: score });
  }
}

/** Whether two games were dealt from the same cards, whatever they are played by. */
function sameCards(a: Save, b: Save): boolean {
  return sameGame({ ...a, options: b.options }, b);
}
