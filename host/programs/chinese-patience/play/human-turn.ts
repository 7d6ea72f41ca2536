import { parseCommand, pileOfNumber } from '../../../core/chinese-commands.ts';
import type { Move } from '../../../core/core.ts';
import { END_TURN, laysCards, turnsCards } from '../../../core/move.ts';
import { type Console, type Key, keyAt, type Press } from '../console.ts';
import { duelOf } from '../duel.ts';
import type { Session } from '../kept/session.ts';
import { keyClick, REFUSED_BEGINS, refusedEnds, reminder } from '../sounds.ts';
import { targetAt } from '../table/places.ts';
import { TABLE_BORDER } from '../table/view.ts';
import type { Refused } from '../texts.ts';
import { type Entry, keysOfTap, NO_ENTRY, withKey } from './command-entry.ts';
import { describe } from './describe.ts';
import { paceOf } from './pace.ts';
import type { TableScreen } from './table-screen.ts';

/** A player who thinks is reminded after so long. */
const REMINDER_MS = 20_000;
/** The border is red for so many pictures when something is refused. */
const REFUSED_PICTURES = 3;

/** What the core's refusals are called on the screen; all others are just not possible. */
const REFUSALS: ReadonlyMap<string, Refused> = new Map([
  ['twist-first', 'first'],
  ['twist-before-end', 'first'],
  ['twist-pending', 'pending'],
  ['empty-source', 'empty'],
]);

/** What the player does beside the commands of the game. */
export type Aside = 'options' | null;

/** Turns of the player: keys and taps become commands, one key after the other. */
export class HumanTurn {
  readonly #console: Console;
  readonly #session: Session;
  readonly #table: TableScreen;
  readonly #repeat: () => Promise<boolean>;
  #entry: Entry = NO_ENTRY;

  /** @param repeat shows the computer's last turn once more; answers whether there was one */
  constructor(console: Console, session: Session, table: TableScreen, repeat: () => Promise<boolean>) {
    this.#console = console;
    this.#session = session;
    this.#table = table;
    this.#repeat = repeat;
  }

  /**
   * Goes on with a turn until it has ended, or until the player wants to see the options. Of the keys that a tap stands for
   * those after one that was refused are none any more.
   *
   * @returns null where the turn has ended
   * @throws LeftError
   */
  async play(): Promise<Aside> {
    this.#entry = NO_ENTRY;
    this.#table.show();
    while (this.#session.phase === 'you') {
      const forced = this.#session.forcedTwist;
      if (forced !== null) {
        await this.#make(forced);
        continue;
      }
      const press = await this.#next();
      for (const key of this.#keysOf(press)) {
        const aside = await this.#take(key);
        if (aside !== null) return aside;
        if (this.#entry === NO_ENTRY) break;
      }
    }
    return null;
  }

  /** Tells the player that something cannot be done. */
  async #refuse(reason: Refused): Promise<void> {
    this.#entry = NO_ENTRY;
    this.#table.say(this.#session.texts.refused[reason], 'refused');
    this.#console.play(REFUSED_BEGINS);
    await this.#console.pause(REFUSED_PICTURES);
    this.#console.play(refusedEnds(TABLE_BORDER.you));
  }

  /** Waits for the player, who is reminded from time to time if that is chosen. */
  async #next(): Promise<Press> {
    for (;;) {
      const reminds = this.#session.settings.reminder === 'on';
      const press = await this.#console.next(reminds ? REMINDER_MS : Number.POSITIVE_INFINITY);
      if (press !== null) return press;
      this.#console.play(reminder(TABLE_BORDER.you));
    }
  }

  #keysOf(press: Press): readonly Key[] {
    if (press.kind === 'key') return [press.key];
    const word = keyAt(this.#table.spots, press);
    if (word !== null) return [word];
    const target = targetAt(press, this.#session.model);
    return target === null ? [] : keysOfTap(this.#entry, target);
  }

  async #take(key: Key): Promise<Aside> {
    const { view } = this.#session;
    const { turn } = duelOf(view);
    if ((key === 'M' || key === 'P') && this.#session.refusal(END_TURN) === 'twist-first') {
      await this.#refuse('first');
      return null;
    }
    const outcome = withKey(this.#entry, key, (pile) => view.piles[pileOfNumber(pile, turn)].cards.length === 0);
    switch (outcome.kind) {
      case 'other':
        return this.#command(key);
      case 'refused':
        await this.#refuse(outcome.reason);
        return null;
      case 'entry':
        this.#entry = outcome.entry;
        this.#table.ask(this.#entry);
        this.#console.play(keyClick(TABLE_BORDER.you));
        return null;
      case 'command':
        await this.#try(parseCommand(view, outcome.command));
        return null;
    }
  }

  /** The keys beside the commands of the game. */
  async #command(key: Key): Promise<Aside> {
    this.#entry = NO_ENTRY;
    switch (key) {
      case 'O':
        return 'options';
      case 'R':
        if (await this.#repeat()) this.#table.show();
        else await this.#refuse('noReplay');
        return null;
      case 'U':
        if (this.#session.takeBack()) this.#table.say(this.#session.texts.taken);
        else await this.#refuse('noUndo');
        return null;
      case 'H':
        if (this.#session.settings.undo === 'training') this.#hint();
        return null;
      default:
        return null;
    }
  }

  async #try(move: Move | null): Promise<void> {
    if (move === null) return this.#refuse('illegal');
    const code = this.#session.refusal(move);
    if (code !== null) return this.#refuse(REFUSALS.get(code) ?? 'illegal');
    await this.#make(move);
  }

  async #make(move: Move): Promise<void> {
    this.#entry = NO_ENTRY;
    const step = { move, before: this.#session.view, side: 'you' } as const;
    await this.#table.step(step, () => this.#session.play(move), paceOf(this.#session.settings).ownLift);
  }

  /** What the player of 1985 would do. */
  #hint(): void {
    const { texts, view } = this.#session;
    const move = this.#session.hint();
    if (move === null) return;
    const isCard = laysCards(move);
    const hint = isCard || turnsCards(move) ? describe(texts, { move, before: view, side: 'you' }, null) : texts.noHint;
    this.#table.say(hint);
  }
}
