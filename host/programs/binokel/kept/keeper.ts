import { KeptValues } from '../../keeping/kept-values.ts';
import type { ProgramServices } from '../../program.ts';
import type { KeepingTexts } from '../texts.ts';
import { type KeptRound, keptRoundForm, readKeptRound } from './kept-round.ts';
import { type Options, readOptions } from './options.ts';
import type { GameResult, Round } from './round.ts';
import { NO_STATISTICS, readStatistics, type Statistics, withGame, withWholeRound } from './statistics.ts';
import { NO_TOP_TEN, readTopTen, type TopTen, withRound } from './top-ten.ts';

const KEYS = { round: 'round', topTen: 'top-ten', statistics: 'statistics', options: 'options' } as const;
/** Stands behind the key of what cannot be read. */
const UNREADABLE = '-unreadable';

/** What a keeper has found of earlier visits. */
interface Found {
  readonly round: KeptRound | null;
  readonly topTen: TopTen;
  readonly statistics: Statistics;
  readonly options: Options;
}

/**
 * What outlasts a visit: the round with its running game, top ten, statistics, options. What cannot be read is put aside under
 * another key, and the player is told.
 */
export class Keeper {
  readonly #values: KeptValues;
  readonly #services: ProgramServices;
  readonly #texts: KeepingTexts;
  #found: Found;

  private constructor(values: KeptValues, services: ProgramServices, texts: KeepingTexts, found: Found) {
    this.#values = values;
    this.#services = services;
    this.#texts = texts;
    this.#found = found;
  }

  static async open(services: ProgramServices, texts: KeepingTexts): Promise<Keeper> {
    const values = new KeptValues(services.store);
    const read = async <T>(key: string, of: (stored: unknown) => T | null, none: T, unreadable: string): Promise<T> => {
      const stored = await values.read(key);
      if (stored === null) return none;
      const value = of(stored);
      if (value !== null) return value;
      services.notify(unreadable);
      if (await values.putAside(key + UNREADABLE, stored)) await values.write(key, null);
      return none;
    };
    return new Keeper(values, services, texts, {
      round: await read<KeptRound | null>(KEYS.round, readKeptRound, null, texts.roundUnreadable),
      topTen: await read(KEYS.topTen, readTopTen, NO_TOP_TEN, texts.topTenUnreadable),
      statistics: await read(KEYS.statistics, readStatistics, NO_STATISTICS, texts.statisticsUnreadable),
      options: readOptions(await values.read(KEYS.options)),
    });
  }

  /** The round that was kept last, null where there is none. */
  get round(): KeptRound | null {
    return this.#found.round;
  }

  get topTen(): TopTen {
    return this.#found.topTen;
  }

  get statistics(): Statistics {
    return this.#found.statistics;
  }

  get options(): Options {
    return this.#found.options;
  }

  keepRound(round: KeptRound): void {
    this.#found = { ...this.#found, round };
    void this.#values.write(KEYS.round, keptRoundForm(round));
  }

  keepOptions(options: Options): void {
    this.#found = { ...this.#found, options };
    void this.#values.write(KEYS.options, options);
  }

  countGame(result: GameResult): void {
    this.#keepStatistics(withGame(this.statistics, result));
  }

  /** Enters a finished round into the top ten and the statistics, once. */
  enterRound(round: Round): void {
    const { topTen } = this.#found;
    const entered = withRound(topTen, round);
    if (entered === topTen) return;
    this.#found = { ...this.#found, topTen: entered };
    void this.#values.write(KEYS.topTen, entered);
    this.#keepStatistics(withWholeRound(this.statistics, round));
  }

  /** The running game cannot be gone on with: it is put aside, and the player is told. */
  async putGameAside(kept: KeptRound): Promise<void> {
    this.#services.notify(this.#texts.gameUnreadable);
    await this.#values.putAside(KEYS.round + UNREADABLE, keptRoundForm(kept));
  }

  #keepStatistics(statistics: Statistics): void {
    this.#found = { ...this.#found, statistics };
    void this.#values.write(KEYS.statistics, statistics);
  }
}
