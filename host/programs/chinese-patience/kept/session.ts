import { CHINESE_PATIENCE } from '../../../core/chinese-commands.ts';
import type { Move, View } from '../../../core/core.ts';
import { laysCards, turnsCards } from '../../../core/move.ts';
import { SaveError } from '../../../core/save.ts';
import { GameKeeper } from '../../keeping/game-keeper.ts';
import { NO_RECORDS, withRunningGame } from '../../keeping/game-record.ts';
import type { Language, SpectrumServices } from '../../program.ts';
import { duelOf } from '../duel.ts';
import { TEXTS } from '../languages.ts';
import { type Side, type TableModel, tableModel } from '../table/model.ts';
import type { Texts } from '../texts.ts';
import { History } from './history.ts';
import { leader, type Match, type MatchKind, nextMatch, toss, tossedMatch, withPoints } from './match.ts';
import { readSession, type SavedSession, type Sitting, savedSession } from './saved.ts';
import {
  type Level,
  languageOf,
  type OptionId,
  readSettings,
  rulesOf,
  type Settings,
  targetOf,
  withNext,
} from './settings.ts';
import { type Ending, type LevelRecord, readStatistics, recordOf, type Statistics, withEnding } from './statistics.ts';

const SEED_BITS = 32;

/** How the game stands for the player. */
export type Phase = 'you' | 'computer' | 'over';

/** The game on the table with everything that is kept of it, the settings and the statistics. */
export class Session {
  /** The moves that were made. */
  readonly history: History;
  readonly #services: SpectrumServices;
  readonly #keeper: GameKeeper<SavedSession, Settings, Statistics>;
  #settings: Settings = readSettings(null);
  #statistics: Statistics = NO_RECORDS;
  #sitting: Sitting | null = null;

  private constructor(services: SpectrumServices) {
    this.#services = services;
    this.history = new History(services.core, () => this.match.starter);
    this.#keeper = new GameKeeper(services, TEXTS[services.language], {
      session: readSession,
      settings: readSettings,
      statistics: readStatistics,
      noStatistics: NO_RECORDS,
    });
  }

  /** Reads what earlier visits left, and puts their game on the table again. */
  static async open(services: SpectrumServices): Promise<Session> {
    const session = new Session(services);
    await session.#open();
    return session;
  }

  get settings(): Settings {
    return this.#settings;
  }

  get language(): Language {
    return languageOf(this.#settings, this.#services.language);
  }

  get texts(): Texts {
    return TEXTS[this.language];
  }

  /** Whether there is a game to go on with. */
  get hasGame(): boolean {
    return this.#sitting !== null;
  }

  /** Whether the player had left the program, so that it begins with its menu. */
  get resting(): boolean {
    return this.#sitting?.resting ?? true;
  }

  /** Number of the deal on the table; null without a game, and for one that was not dealt by a number. */
  get dealNumber(): bigint | null {
    if (this.#sitting === null) return null;
    const { deal } = this.#services.core.save();
    return deal === null ? null : BigInt(deal);
  }

  get match(): Match {
    return this.#game.match;
  }

  get level(): Level {
    return this.#game.level;
  }

  get training(): boolean {
    return this.#game.training;
  }

  get view(): View {
    return this.#services.core.view();
  }

  /** The seat of the core that the player has: the one that starts has the first. */
  get seat(): number {
    return this.match.starter === 'you' ? 0 : 1;
  }

  get model(): TableModel {
    return tableModel(this.view, this.seat);
  }

  get phase(): Phase {
    const { over, turn } = duelOf(this.view);
    if (over) return 'over';
    return turn === this.seat ? 'you' : 'computer';
  }

  /** How the game has ended: who has won it, null for a void one, and the points. */
  get result(): { readonly winner: Side | null; readonly points: number } {
    const { winner, credits } = duelOf(this.view);
    if (winner === null) return { winner: null, points: 0 };
    return { winner: winner === this.seat ? 'you' : 'computer', points: credits[winner] };
  }

  /** Who has won the series with this game; null while it goes on. */
  get seriesWinner(): Side | null {
    return this.phase === 'over' ? leader(this.match, targetOf(this.#settings)) : null;
  }

  /** With the first card that is turned there is something to lose. */
  get underWay(): boolean {
    return this.hasGame && this.phase !== 'over' && this.view.moveCount > 0;
  }

  /** Deals the next game. One that is under way is given up. */
  begin(kind: MatchKind): void {
    this.#deal(this.#services.nextDeal(), kind);
  }

  /** Deals the game of the number that the player has asked for, by itself. */
  beginAsked(deal: bigint): void {
    this.#sitting = this.#giveUp();
    this.#start(deal, tossedMatch('single', toss(deal)));
  }

  /** Makes a move and keeps the game. @throws IllegalMoveError */
  play(move: Move): void {
    this.#services.core.play(move);
    this.#keep();
  }

  /** Why a move is not possible: the core's code; null where it is. */
  refusal(move: Move): string | null {
    return this.#services.core.refusal(move);
  }

  moves(): readonly Move[] {
    return this.#services.core.moves();
  }

  /** The next card, where it turns by itself: when that is chosen, and nothing else can be done (CHINESE §7). */
  get forcedTwist(): Move | null {
    if (this.#settings.autoTwist === 'off') return null;
    const [move, ...others] = this.moves();
    return others.length === 0 && turnsCards(move) ? move : null;
  }

  /** What the computer does next, up to the next card that it turns or the end of its turn. */
  computerPlan(): readonly Move[] {
    const seed = Number(BigInt.asUintN(SEED_BITS, this.dealNumber ?? 0n));
    return this.#services.core.plan(1 - this.seat, this.level, seed);
  }

  /** A move that the player of 1985 would make. */
  hint(): Move | null {
    return this.#services.core.hint();
  }

  /** Takes the player's last decision back, as far as that is allowed (CHINESE §7). @returns whether there was one */
  takeBack(): boolean {
    const { undo } = this.#settings;
    if (undo === 'off' || this.phase !== 'you') return false;
    const isTraining = undo === 'training' && this.training;
    const last = this.history.lastStep();
    if (last === null || (!isTraining && (last.side !== 'you' || !laysCards(last.move)))) return false;
    const taken = this.history.movesSinceDecision(() => this.forcedTwist === null);
    if (taken === 0) return false;
    for (let i = 0; i < taken; i++) this.#services.core.undo();
    this.#keep();
    return true;
  }

  /** Enters a game that has ended into points and statistics; each game once. */
  enterEnd(): void {
    const { counts, match, level } = this.#game;
    if (this.phase !== 'over' || !counts) return;
    const { winner, points } = this.result;
    const series = match.kind === 'series' ? match.game : 0;
    const outcome = winner === null ? 'void' : winner === 'you' ? 'won' : 'lost';
    this.#enter(level, { outcome, points, series });
    const scored = winner === null ? match : withPoints(match, winner, points);
    this.#sitting = { ...this.#game, match: scored, counts: false };
    this.#keep();
  }

  /** Takes the next value of an option. */
  change(id: OptionId): void {
    this.#settings = withNext(this.#settings, id, this.#services.language);
    this.#keeper.keepSettings(this.#settings);
  }

  /** What is counted against a level, the game on the table with it. */
  record(level: Level): LevelRecord {
    const record = recordOf(this.#statistics, level);
    const isRunning = this.underWay && this.level === level && this.#game.counts;
    return isRunning ? withRunningGame(record) : record;
  }

  /** The player leaves the program; the next visit begins with its menu. */
  rest(): void {
    this.#amend({ resting: true });
  }

  /** The player is back at the table. If training has been chosen, the game is one of training from now on. */
  sitDown(): void {
    const trains = this.phase !== 'over' && this.#settings.undo === 'training';
    this.#amend(trains ? { resting: false, training: true, counts: false } : { resting: false });
  }

  get #game(): Sitting {
    if (this.#sitting === null) throw new TypeError('no game has been dealt');
    return this.#sitting;
  }

  async #open(): Promise<void> {
    const { session, settings, statistics } = await this.#keeper.read();
    this.#settings = settings;
    this.#statistics = statistics;
    if (session === null) return;
    try {
      if (session.game.game !== CHINESE_PATIENCE) throw new SaveError('not-a-save', session.game.game);
      this.#services.core.restore(session.game);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      await this.#keeper.putAside(session);
      return;
    }
    const { match, level, training, counts, resting } = session;
    this.#sitting = { match, level, training, counts, resting };
    this.#showDeal();
  }

  #deal(deal: bigint, kind: MatchKind): void {
    const before = this.#giveUp();
    const match =
      before === null ? tossedMatch(kind, toss(deal)) : nextMatch(before.match, kind, targetOf(this.#settings));
    this.#start(deal, match);
  }

  #start(deal: bigint, match: Match): void {
    const { level, undo } = this.#settings;
    const training = undo === 'training';
    this.#services.core.deal(CHINESE_PATIENCE, rulesOf(this.#settings), deal);
    this.#sitting = { match, level, training, counts: !training, resting: false };
    this.#showDeal();
    this.#keep();
  }

  /** A game that is left for another one is lost, without points for anybody. @returns the sitting it belonged to */
  #giveUp(): Sitting | null {
    if (this.underWay && this.#game.counts) this.#enter(this.level, { outcome: 'lost', points: 0, series: 0 });
    return this.#sitting;
  }

  #enter(level: Level, ending: Ending): void {
    this.#statistics = withEnding(this.#statistics, level, ending);
    this.#keeper.keepStatistics(this.#statistics);
  }

  #amend(sitting: Partial<Sitting>): void {
    if (this.#sitting === null) return;
    this.#sitting = { ...this.#sitting, ...sitting };
    this.#keep();
  }

  #keep(): void {
    this.#keeper.keepSession(savedSession(this.#services.core.save(), this.#game));
  }

  #showDeal(): void {
    const deal = this.dealNumber;
    const shown = { program: CHINESE_PATIENCE, game: 'Chinese Patience' };
    this.#services.showDeal?.(deal === null ? null : { ...shown, deal });
  }
}
