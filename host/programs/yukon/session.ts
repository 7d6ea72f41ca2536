import type { Core, Move, View } from '../../core/core.ts';
import { SaveError } from '../../core/save.ts';
import type { ProgramServices, ProgramStore } from '../program.ts';
import {
  EMPTY_LISTS,
  enter,
  type ListKind,
  type RankEntry,
  type RankLists,
  rankOf,
  readLists,
  type Variant,
} from './lists.ts';
import { readSession, type SavedSession, sessionOf } from './saved-session.ts';
import { Stopwatch } from './stopwatch.ts';
import type { YukonTexts } from './texts.ts';

const GAME = 'yukon';
const SESSION_KEY = 'session';
const UNREADABLE_KEY = 'session-unreadable';
const LISTS_KEY = 'lists';
const VARIANT_KEY = 'variant';
/** Backs of a card sheet, gone through in turn (manual, "Die Karten"). */
const BACKS = 7;

/**
 * A sitting of Yukon: the round in the core, the balance that goes from round to round, the clock, the lists. It knows
 * no rule; what a move may do and what it earns is the core's. Every change is written to the store at once.
 */
export class YukonSession {
  readonly stopwatch: Stopwatch;
  readonly #core: Core;
  readonly #store: ProgramStore;
  readonly #services: ProgramServices;
  readonly #texts: YukonTexts;
  #variant: Variant = 'classic';
  #timed = false;
  #rounds = 0;
  #touched = false;
  #back = 0;
  #deal = 0n;
  #opening = 0;
  #lists: RankLists = EMPTY_LISTS;
  #paused = false;

  private constructor(services: ProgramServices, texts: YukonTexts) {
    this.#services = services;
    this.#texts = texts;
    this.#core = services.core;
    this.#store = services.store;
    this.stopwatch = new Stopwatch(services.clock);
  }

  /** Goes on where the last visit ended; without one, or where it cannot be read, deals a first round. */
  static async open(services: ProgramServices, texts: YukonTexts): Promise<YukonSession> {
    const session = new YukonSession(services, texts);
    session.#lists = readLists(await services.store.read(LISTS_KEY));
    const variant = await services.store.read(VARIANT_KEY);
    if (variant === 'classic' || variant === 'medium' || variant === 'light') session.#variant = variant;
    const stored = await services.store.read(SESSION_KEY);
    const saved = readSession(stored);
    if (saved !== null && session.#resume(saved)) return session;
    if (stored !== null && saved === null) session.#setAside(stored, 'version');
    session.restart();
    return session;
  }

  get variant(): Variant {
    return this.#variant;
  }

  get timed(): boolean {
    return this.#timed;
  }

  get back(): number {
    return this.#back;
  }

  get touched(): boolean {
    return this.#touched;
  }

  get paused(): boolean {
    return this.#paused;
  }

  view(): View {
    return this.#core.view();
  }

  /** Plays a move that the core lists as legal. */
  play(move: Move): void {
    this.#core.play(move);
    this.#touched = true;
    this.#keep();
  }

  /** Takes one move back if the core allows it. */
  undo(): boolean {
    const done = this.#core.undo();
    if (done) this.#keep();
    return done;
  }

  /** Neustart: balance and clock from nothing, first round. */
  restart(): void {
    this.#rounds = 0;
    this.#startRound(this.#services.nextDeal(), 0);
  }

  /** neues Spiel: the balance goes on (manual, "Die Punkteverteilung"). */
  nextRound(): void {
    this.#startRound(this.#services.nextDeal(), this.view().score);
  }

  /** The round after a score was entered: the balance begins anew, and the variant counts as played. */
  nextRoundFromNothing(): void {
    this.#startRound(this.#services.nextDeal(), 0);
  }

  /**
   * Another variant. An untouched first deal keeps its cards and its balance; otherwise everything starts again (manual,
   * "Spielvariante").
   *
   * @returns whether new cards were dealt
   */
  changeVariant(variant: Variant): boolean {
    if (variant === this.#variant) return false;
    const untouched = this.#rounds === 1 && !this.#touched;
    this.#variant = variant;
    this.#write(VARIANT_KEY, variant);
    if (!untouched) {
      this.restart();
      return true;
    }
    this.#dealRound();
    this.#keep();
    return false;
  }

  /** Zeitspiel on or off: a restart (RULES §9, "Zeitspiel"). */
  changeTimed(timed: boolean): void {
    this.#timed = timed;
    this.restart();
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    if (paused) this.stopwatch.stop();
    else this.resumeClock();
    this.#keep();
  }

  /** Lets the clock run while the round is being played and not paused. */
  resumeClock(): void {
    if (!this.#paused && this.view().status === 'playing') this.stopwatch.start();
  }

  /** Writes the session without any change, so that the clock is kept. */
  keepClock(): void {
    this.#keep();
  }

  /** Which list counts now. */
  get listKind(): ListKind {
    return this.#timed ? 'times' : 'scores';
  }

  list(): readonly RankEntry[] {
    return this.#lists[this.listKind][this.#variant];
  }

  /** Dollars or seconds of the finished round. */
  result(): number {
    return this.#timed ? this.stopwatch.seconds : this.view().score;
  }

  /** Whether the result of the finished round gets onto its list. */
  ranks(): boolean {
    return rankOf(this.listKind, this.list(), this.result()) !== null;
  }

  /** Puts the result of the finished round on its list. */
  enterResult(name: string): void {
    this.#lists = enter(this.#lists, this.listKind, this.#variant, { name, value: this.result() });
    this.#write(LISTS_KEY, this.#lists);
  }

  /** Ende: the next start begins with a first round; variant and lists stay. */
  end(): Promise<void> {
    this.stopwatch.stop();
    return this.#write(SESSION_KEY, null);
  }

  #startRound(deal: bigint, opening: number): void {
    this.#rounds += 1;
    this.#deal = deal;
    this.#opening = opening;
    this.#touched = false;
    this.#paused = false;
    this.#back = (this.#back + 1) % BACKS;
    this.#dealRound();
    this.stopwatch.set(0);
    this.stopwatch.start();
    this.#keep();
  }

  #dealRound(): void {
    this.#core.deal(GAME, { variant: this.#variant }, this.#deal, this.#opening);
  }

  #resume(saved: SavedSession): boolean {
    try {
      this.#core.restore(saved.game);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      this.#setAside(saved, error.reason);
      return false;
    }
    this.#variant = saved.variant;
    this.#timed = saved.timed;
    this.#rounds = saved.rounds;
    this.#touched = saved.touched;
    this.#back = saved.back;
    this.#deal = BigInt(saved.game.deal ?? 0);
    this.#opening = saved.game.opening;
    this.#paused = saved.paused;
    this.stopwatch.set(saved.elapsedMs);
    this.resumeClock();
    return true;
  }

  /** A session that cannot be read is kept under another key, never overwritten unseen. */
  #setAside(stored: unknown, reason: string): void {
    this.#write(UNREADABLE_KEY, stored);
    this.#services.notify(this.#texts.savedGameUnreadable(reason));
  }

  #keep(): void {
    const session = sessionOf({
      variant: this.#variant,
      timed: this.#timed,
      rounds: this.#rounds,
      touched: this.#touched,
      back: this.#back,
      elapsedMs: this.stopwatch.elapsedMs,
      paused: this.#paused,
      game: this.#core.save(),
    });
    this.#write(SESSION_KEY, session);
  }

  async #write(key: string, value: unknown): Promise<void> {
    try {
      await this.#store.write(key, value);
    } catch (error) {
      this.#services.notify(this.#texts.notSaved(error instanceof Error ? error.message : String(error)));
    }
  }
}
