import type { Console, HotSpot } from '../console.ts';
import { duelOf } from '../duel.ts';
import type { Session } from '../kept/session.ts';
import { moveSound } from '../sounds.ts';
import type { Side } from '../table/model.ts';
import { ROWS } from '../table/places.ts';
import { drawTable, type Lift, menuSpots, TABLE_BORDER, type TableWord, type Tone, wordSpots } from '../table/view.ts';
import { type Entry, NO_ENTRY, sourceOf } from './command-entry.ts';
import { describe, entryLine } from './describe.ts';
import { liftOf, type Step, soundOf } from './step.ts';

/** What the table's screen shows besides the game itself. */
interface Shown {
  readonly line: string;
  readonly tone?: Tone;
  readonly entry?: Entry;
  readonly lift?: Lift | null;
}

/** The screen on which a game is played, as the session has it. */
export class TableScreen {
  readonly #console: Console;
  readonly #session: Session;

  constructor(console: Console, session: Session) {
    this.#console = console;
    this.#session = session;
  }

  /** The commands that can be tapped. */
  get spots(): readonly HotSpot[] {
    return [...wordSpots(this.#words()), ...menuSpots(this.#menu, ROWS.menu)];
  }

  /** Shows the table with its last move. */
  show(): void {
    this.#draw({ line: this.lastLine() });
  }

  /** Shows the table with a message. */
  say(line: string, tone: Tone = 'plain'): void {
    this.#draw({ line, tone });
  }

  /** Shows what has been typed, and asks for the rest. */
  ask(entry: Entry): void {
    if (entry === NO_ENTRY) {
      this.show();
      return;
    }
    const { texts } = this.#session;
    const isPile = entry.startsWith('MP');
    const isSourceNamed = sourceOf(entry) !== '';
    const source = isPile ? texts.askPile : texts.askSource;
    const target = isPile ? texts.askPileTarget : texts.askTarget;
    this.#draw({ line: entryLine(entry, isSourceNamed ? target : source), entry });
  }

  /**
   * Shows a step: its cards are taken up, lie somewhere else, and are heard.
   *
   * @param make makes the step
   * @param pictures for how long they are taken up
   */
  async step(step: Step, make: () => void, pictures: number): Promise<void> {
    const lift = liftOf(step);
    if (lift !== null && pictures > 0) {
      this.#draw({ line: this.#lineOf(step, null), lift });
      await this.#console.pause(pictures);
    }
    make();
    this.#draw({ line: this.#lineOf(step, this.#turnedCard(step)) }, step.side);
    const heard = soundOf(step);
    if (heard !== null) this.#console.play(moveSound(heard.sound, TABLE_BORDER[step.side], heard.cards));
  }

  /** The line that belongs to the last move: what it was, or who starts. */
  lastLine(): string {
    const { history, match, phase, result, texts, training } = this.#session;
    if (phase === 'over') {
      if (result.winner === null) return texts.void;
      if (training) return texts.notCounted;
      return result.winner === 'you' ? texts.won(result.points) : texts.lost(result.points);
    }
    const step = history.lastStep();
    if (step !== null) return this.#lineOf(step, this.#turnedCard(step));
    const starts = match.starter === 'you' ? texts.youStart : texts.computerStarts;
    return match.tossed ? texts.tossed(starts) : starts;
  }

  #lineOf(step: Step, turned: number | null): string {
    return describe(this.#session.texts, step, turned);
  }

  /** The card that lies on the discard pile after a step that has turned it. */
  #turnedCard({ before }: Step): number | null {
    return this.#session.view.piles[1 + 2 * duelOf(before).turn].cards.at(-1) ?? null;
  }

  /** @param side whose table it is; left out, the table of the side on turn */
  #draw({ line, tone = 'plain', entry = NO_ENTRY, lift = null }: Shown, side?: Side): void {
    const console = this.#console;
    const { level, match, model, phase, texts, training } = this.#session;
    const turn = side ?? model.turn;
    const source = sourceOf(entry);
    drawTable(console, texts, {
      model: { ...model, turn },
      standing: {
        points: match.points,
        kind: training ? texts.training : texts[match.kind],
        game: match.kind === 'series' && !training ? match.game : 0,
        level: texts.levels[level] ?? level,
      },
      line,
      tone,
      menu: this.#menu,
      words: this.#words(),
      source: source === '' ? null : Number(source),
      lift,
      isOver: phase === 'over',
    });
    if (console.border !== TABLE_BORDER[turn]) console.border = TABLE_BORDER[turn];
  }

  get #menu(): string {
    const { phase, texts } = this.#session;
    return phase === 'over' ? texts.againMenu : texts.menu;
  }

  #words(): readonly TableWord[] {
    const { phase, settings, texts } = this.#session;
    const words: TableWord[] = [];
    if (phase === 'over') return [{ key: 'R', word: texts.replay }];
    if (settings.undo === 'training') words.push({ key: 'H', word: texts.hint });
    if (settings.undo !== 'off') words.push({ key: 'U', word: texts.undo });
    return [...words, { key: 'R', word: texts.replay }, { key: 'O', word: texts.options }];
  }
}
