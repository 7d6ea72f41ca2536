import type { Core, Move, View } from '../../core/core.ts';
import { SaveError } from '../../core/save.ts';
import { BACKS } from '../../formats/cardset.ts';
import { Stopwatch } from '../card-play/stopwatch.ts';
import type { GemServices } from '../program.ts';
import { YukonKeeper } from './keeper.ts';
import { EMPTY_LISTS, enter, type ListKind, type RankEntry, type RankLists, rankOf, type Variant } from './lists.ts';
import { GAME, type SavedSession, sessionOf, TITLE } from './saved-session.ts';
import type { YukonTexts } from './texts.ts';

/**
 * A sitting of Yukon: the round in the core, the balance that goes from round to round, the clock, the lists. It knows
 * no rule; what a move may do and what it earns is the core's. Every change is written to the store at once.
 */
export class YukonSession {
  readonly stopwatch: Stopwatch;
  readonly #core: Core;
  readonly #services: GemServices;
  readonly #keeper: YukonKeeper;
  #lists: RankLists = EMPTY_LISTS;
  #variant: Variant = 'classic';
  #timed = false;
  #rounds = 0;
  #round = 0;
  #touched = false;
  #back = 0;
  #deal = 0n;
  #opening = 0;
  #paused = false;
  #resumed = false;
  /** The deal that the player asked for and that is not on the table yet. */
  #asked: bigint | null;

  private constructor(services: GemServices, keeper: YukonKeeper) {
    this.#services = services;
    this.#core = services.core;
    this.#keeper = keeper;
    this.stopwatch = new Stopwatch(services.clock);
    this.#asked = services.askedDeal;
  }

  /** Goes on where the last visit ended; without one, or where it cannot be read, deals a first round. */
  static async open(services: GemServices, texts: YukonTexts): Promise<YukonSession> {
    const keeper = new YukonKeeper(services, texts);
    const session = new YukonSession(services, keeper);
    const kept = await keeper.read();
    session.#lists = kept.lists;
    session.#variant = kept.variant ?? session.#variant;
    if (kept.session !== null) await session.#resume(kept.session);
    if (!session.#resumed) session.restart();
    else if (session.#asked === session.#deal) session.declineAsked();
    return session;
  }

  /** The deal that the player asked for, while another one lies on the table; null where there is none. */
  get asked(): bigint | null {
    return this.#asked;
  }

  /** Whether the round on the table is worth a question before it is left. */
  get underWay(): boolean {
    return this.#touched && !this.entered;
  }

  /** Whether a restart would lose something: a round under way, or dollars that earlier rounds left. */
  get worthKeeping(): boolean {
    return this.underWay || (!this.#timed && !this.entered && this.#opening !== 0);
  }

  /** Whether the round on the table was begun in an earlier visit. */
  get resumed(): boolean {
    return this.#resumed;
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
    this.#startRound(0);
  }

  /** neues Spiel: the balance goes on (manual, "Die Punkteverteilung"). */
  nextRound(): void {
    this.#startRound(this.view().score);
  }

  /** The deal that was asked for: the next round, or in the place of a round that was not begun. */
  dealAsked(): void {
    const begun = this.#touched || this.entered;
    if (!begun) this.#rounds -= 1;
    if (this.entered) this.nextRoundFromNothing();
    else this.#startRound(begun ? this.view().score : this.#opening);
  }

  /** The round on the table goes on. */
  declineAsked(): void {
    this.#asked = null;
    this.#services.forgetAskedDeal();
  }

  /** The round after a score was entered: the balance begins anew, and the variant counts as played. */
  nextRoundFromNothing(): void {
    this.#startRound(0);
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
    this.#keeper.keepVariant(variant);
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

  /** Whether the result of this round stands on its list. */
  get entered(): boolean {
    return this.#lists.lastRound === this.#round;
  }

  /** Puts the result of the finished round on its list. */
  enterResult(name: string): void {
    const entry = { name, value: this.result() };
    this.#lists = enter(this.#lists, this.listKind, this.#variant, entry, this.#round);
    this.#keeper.keepLists(this.#lists);
  }

  /** Ende: the next start begins with a first round; variant and lists stay. */
  end(): Promise<void> {
    this.stopwatch.stop();
    return this.#keeper.forgetSession();
  }

  #startRound(opening: number): void {
    this.#rounds += 1;
    this.#round = Math.max(this.#round, this.#lists.lastRound) + 1;
    this.#deal = this.#takeDeal();
    this.#opening = opening;
    this.#touched = false;
    this.#paused = false;
    this.#back = (this.#back + 1) % BACKS;
    this.#dealRound();
    this.stopwatch.set(0);
    this.stopwatch.start();
    this.#keep();
  }

  /** The number of a new round: the one that was asked for, or a fresh one. */
  #takeDeal(): bigint {
    const asked = this.#asked;
    if (asked === null) return this.#services.nextDeal();
    this.declineAsked();
    return asked;
  }

  #dealRound(): void {
    this.#core.deal(GAME, { variant: this.#variant }, this.#deal, this.#opening);
    this.#showDeal();
  }

  #showDeal(): void {
    this.#services.showDeal?.({ program: GAME, game: TITLE, deal: this.#deal });
  }

  async #resume(saved: SavedSession): Promise<void> {
    try {
      this.#core.restore(saved.game);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      await this.#keeper.putAside(saved);
      return;
    }
    this.#variant = saved.variant;
    this.#timed = saved.timed;
    this.#rounds = saved.rounds;
    this.#round = saved.round;
    this.#touched = saved.touched;
    this.#back = saved.back;
    this.#deal = BigInt(saved.game.deal ?? 0);
    this.#opening = saved.game.opening;
    this.#paused = saved.paused;
    this.stopwatch.set(saved.elapsedMs);
    this.resumeClock();
    this.#resumed = true;
    if (saved.game.deal !== null) this.#showDeal();
  }

  #keep(): void {
    this.#keeper.keepSession(
      sessionOf({
        variant: this.#variant,
        timed: this.#timed,
        rounds: this.#rounds,
        round: this.#round,
        touched: this.#touched,
        back: this.#back,
        elapsedMs: this.stopwatch.elapsedMs,
        paused: this.#paused,
        game: this.#core.save(),
      }),
    );
  }
}
