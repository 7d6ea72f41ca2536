import type { GameInfo } from '../../core/core.ts';
import type { Save } from '../../core/save.ts';
import { nextValue, optionsFor, optionsOf } from '../card-play/game-options.ts';
import { KeptSession } from '../card-play/kept-session.ts';
import type { FiledGame, LoadReason } from '../keeping/game-files.ts';
import { type GameRecord, NO_RECORDS, type Outcome, withRunningGame } from '../keeping/game-record.ts';
import type { GemServices } from '../program.ts';
import { gameName, gamesOf, PROGRAM } from './game-names.ts';
import { readSavedGame, readSession, readSettings, type SavedGame, type Settings, savedGame } from './saved.ts';
import { readStatistics, recordOf, type Statistics, withGame } from './statistics.ts';
import type { PatienceTexts } from './texts.ts';

/** How Patience reads what it keeps. */
const FORMS = {
  session: readSession,
  settings: readSettings,
  statistics: readStatistics,
  noStatistics: NO_RECORDS,
};

/** The game on the table, marks, cheating, settings and statistics. */
export class PatienceSession extends KeptSession<SavedGame, Settings, Statistics> implements FiledGame {
  readonly #texts: PatienceTexts;
  #cheating = false;
  /** The player's game while the demo plays others. */
  #aside: Save | null = null;

  private constructor(services: GemServices, texts: PatienceTexts) {
    super(services, gamesOf(services.core.games), { texts, forms: FORMS });
    this.#texts = texts;
  }

  /** Goes on where the last visit ended; without one, or where it cannot be read, deals the game that was played last. */
  static async open(services: GemServices, texts: PatienceTexts): Promise<PatienceSession> {
    const session = new PatienceSession(services, texts);
    await session.openTable();
    return session;
  }

  override get cheating(): boolean {
    return this.#cheating;
  }

  get fileName(): string {
    return this.game.id;
  }

  /** Moves since the last mark before the present position; null where there is none (RULES §2.3). */
  get stepsToMark(): number | null {
    const mark = this.core.markBefore();
    return mark === null ? null : this.view().moveCount - mark;
  }

  toggleMark(): void {
    this.core.toggleMark();
    this.keep();
  }

  toggleCheating(): void {
    this.#cheating = !this.#cheating;
    this.keep();
  }

  /** The game as a file holds it. */
  override snapshot(): SavedGame {
    return savedGame(this.core.save(), this.#cheating);
  }

  load(stored: unknown, fits: () => boolean): LoadReason | null {
    const saved = readSavedGame(stored);
    if (saved === null) return 'not-json';
    if (!this.loads(saved.game, fits)) return 'no-cards';
    this.#cheating = saved.cheating;
    this.keep();
    return null;
  }

  /** Enters a game that was won by the rules; each game once. */
  enterWin(): void {
    const { game, forced } = this.view();
    if (!this.counts || forced) return;
    this.counts = false;
    this.#enter(game.id, 'won');
    this.keep();
  }

  /** What is counted of a game, the one on the table with it. */
  record(game: GameInfo): GameRecord {
    const record = recordOf(this.statistics, game.id);
    return game.id === this.game.id && this.losesByLeaving() ? withRunningGame(record) : record;
  }

  changeWait(wait: number): void {
    this.remember({ wait });
  }

  /** Takes the next value of an option; games to come are dealt with it. */
  changeOption(name: string): void {
    const option = optionsOf(this.games).find((candidate) => candidate.name === name);
    if (option === undefined) return;
    const { options } = this.settings;
    this.remember({ options: { ...options, [name]: nextValue(option, options) } });
  }

  /** The core is free for other games until {@link putBack}; nothing of them is kept. */
  setAside(): void {
    this.#aside = this.core.save();
    this.services.showDeal?.(null);
  }

  /** The player's game is on the table again, with all that can be taken back and made again. */
  putBack(): void {
    if (this.#aside === null) return;
    this.core.restore(this.#aside);
    this.#aside = null;
    this.showDeal();
  }

  protected override get lastGame(): string | null {
    return this.settings.game;
  }

  protected override takeOver({ cheating, game }: SavedGame): void {
    this.#cheating = cheating;
    this.remember({ game: game.game });
  }

  protected override dealCards(game: GameInfo, deal: bigint): void {
    this.core.deal(game.id, optionsFor(game, this.settings.options), deal);
  }

  protected override begun(): void {
    this.#cheating = false;
    this.remember({ game: this.game.id });
  }

  protected override enterLost(left: Save): void {
    this.#enter(left.game, 'not-won');
  }

  protected override shownAs(game: GameInfo): { program: string; gameId: string; game: string } {
    return { program: PROGRAM, gameId: game.id, game: gameName(game, this.#texts) };
  }

  #enter(game: string, outcome: Outcome): void {
    this.statistics = withGame(this.statistics, game, outcome);
  }
}
