import type { GameInfo } from '../../core/core.ts';
import type { Save } from '../../core/save.ts';
import { GameKeeper, type KeeperTexts, type KeptForms } from '../keeping/game-keeper.ts';
import type { CountByLanguage } from '../keeping/stored-values.ts';
import type { GemServices, Language } from '../program.ts';
import { askedGame, gameToBeginWith } from './asked-game.ts';
import { TableSession } from './table-session.ts';

/** A game as a file holds it. */
interface FiledForm {
  readonly game: Save;
}

/** Whether a game that is kept between two visits is still to be entered into the statistics. */
export interface Counted {
  readonly counts: boolean;
}

/** What the player has chosen and the program remembers whatever becomes of the game. */
export interface KeptSettings {
  /** Characters of the rules before the line at which the player stopped reading, in each language. */
  readonly rulesPlace: CountByLanguage;
}

/** A session that is kept between two visits, with settings and statistics. */
export abstract class KeptSession<S extends FiledForm, T extends KeptSettings, R> extends TableSession {
  readonly #keeper: GameKeeper<S & Counted, T, R>;
  #settings: T;
  #statistics: R;

  constructor(
    services: GemServices,
    games: readonly GameInfo[],
    { texts, forms }: { readonly texts: KeeperTexts; readonly forms: KeptForms<S & Counted, T, R> },
  ) {
    super(services, games);
    this.#keeper = new GameKeeper(services, texts, forms);
    this.#settings = forms.settings(null);
    this.#statistics = forms.noStatistics;
  }

  /** Id of the game that was played last, null before the first one. */
  protected abstract get lastGame(): string | null;

  /** Takes over what was kept beside the game that is on the table again. */
  protected abstract takeOver(kept: S): void;

  /** The game on the table as a file holds it. */
  abstract snapshot(): S;

  get settings(): T {
    return this.#settings;
  }

  protected get statistics(): R {
    return this.#statistics;
  }

  /** Writes the statistics anew. */
  protected set statistics(statistics: R) {
    this.#statistics = statistics;
    this.#keeper.keepStatistics(statistics);
  }

  /** Goes on where the last visit ended; without one, or where it cannot be read, deals the game that was played last. */
  protected async openTable(): Promise<void> {
    const { session, settings, statistics } = await this.#keeper.read();
    this.#settings = settings;
    this.#statistics = statistics;
    this.asked = askedGame(this.services, this.games, session?.game.game ?? this.lastGame);
    if (session !== null && (await this.#resume(session))) return;
    this.dealCards(gameToBeginWith(this.games, this.lastGame), this.services.nextDeal());
    this.startsAnew();
  }

  rememberRulesPlace(language: Language, place: number): void {
    const rulesPlace = { ...this.#settings.rulesPlace, [language]: place };
    this.#settings = { ...this.#settings, rulesPlace };
    this.#keeper.keepSettings(this.#settings);
  }

  override keep(): void {
    this.#keeper.keepSession({ ...this.snapshot(), counts: this.counts });
  }

  /** The player ends the program: the game is given up, and the next start begins a new one. */
  async end(): Promise<void> {
    if (this.losesByLeaving()) this.enterLost(this.core.save());
    await this.#keeper.forgetSession();
  }

  protected remember(change: Partial<T>): void {
    this.#settings = { ...this.#settings, ...change };
    this.#keeper.keepSettings(this.#settings);
  }

  async #resume(kept: S & Counted): Promise<boolean> {
    if (!this.resumes(kept.game)) {
      await this.#keeper.putAside(kept);
      return false;
    }
    this.counts = kept.counts;
    this.takeOver(kept);
    return true;
  }
}
