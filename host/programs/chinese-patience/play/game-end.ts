import { COLOUR } from '../../../hardware/spectrum/colours.ts';
import { type CellColours, SCREEN } from '../../../hardware/spectrum/screen-memory.ts';
import { printBig } from '../big-letters.ts';
import { type Console, type Key, keyAt } from '../console.ts';
import type { MatchKind } from '../kept/match.ts';
import type { Session } from '../kept/session.ts';
import { LOST_TUNE, type Tune, tuneNote, VOID_TUNE, WON_TUNE } from '../sounds.ts';
import type { Texts } from '../texts.ts';
import type { TableScreen } from './table-screen.ts';

/** What the player wants after a game. */
export type AfterGame = MatchKind | 'options' | 'replay';

const WISHES: Readonly<Record<Key, AfterGame>> = { S: 'single', N: 'series', O: 'options', R: 'replay' };

/** How a game ended for the player. */
type Ending = 'won' | 'lost' | 'void';

const TUNES: Readonly<Record<Ending, Tune>> = { won: WON_TUNE, lost: LOST_TUNE, void: VOID_TUNE };
const PAPERS: Readonly<Record<Ending, number>> = { won: COLOUR.red, lost: COLOUR.blue, void: COLOUR.black };
const INKS = [COLOUR.yellow, COLOUR.white, COLOUR.cyan, COLOUR.green];

/** Colour of the border after a game. */
const BORDER = COLOUR.yellow;

const LETTER_CELLS = 3;
const MIDDLE_ROW = 12;
const LINE_PITCH = LETTER_CELLS + 1;
const MS = 1000;
/** The four suits in a row, with a blank behind each. */
const SUITS = '♠ ♥ ♣ ♦ ';

/** The end of a game: the winner is announced with great zeal (CHINESE §1), then it is asked how to go on. */
export class GameEnd {
  readonly #console: Console;
  readonly #session: Session;
  readonly #table: TableScreen;

  constructor(console: Console, session: Session, table: TableScreen) {
    this.#console = console;
    this.#session = session;
    this.#table = table;
  }

  /**
   * @param announces whether the tune is still to be heard
   * @throws LeftError
   */
  async play(announces: boolean): Promise<AfterGame> {
    this.#session.enterEnd();
    this.#console.forget();
    this.#table.show();
    const ending = this.#ending;
    drawBanner(this.#console, this.#session.texts, ending, this.#seriesLine);
    this.#console.border = BORDER;
    const early = announces ? await this.#sing(TUNES[ending]) : null;
    return early ?? (await this.#asked());
  }

  get #ending(): Ending {
    const { winner } = this.#session.result;
    if (winner === null) return 'void';
    return winner === 'you' ? 'won' : 'lost';
  }

  /** What is said of a series that has been won; null where none has. */
  get #seriesLine(): string | null {
    const { match, seriesWinner, texts } = this.#session;
    if (seriesWinner === null) return null;
    const [you, computer] = match.points;
    return seriesWinner === 'you' ? texts.seriesWon(you, computer) : texts.seriesLost(you, computer);
  }

  /** Plays a tune, and the border with it, unless the player goes on. */
  async #sing(tune: Tune): Promise<AfterGame | null> {
    for (const note of tune) {
      const signal = tuneNote(this.#console.still ? { ...note, border: BORDER } : note);
      this.#console.play(signal);
      const end = this.#console.now() + signal.seconds * MS;
      while (this.#console.now() < end) {
        const wish = this.#wishOf(await this.#console.next(end - this.#console.now()));
        if (wish === null) continue;
        this.#console.border = BORDER;
        return wish;
      }
    }
    this.#console.border = BORDER;
    return null;
  }

  async #asked(): Promise<AfterGame> {
    for (;;) {
      const wish = this.#wishOf(await this.#console.next());
      if (wish !== null) return wish;
    }
  }

  #wishOf(press: Awaited<ReturnType<Console['next']>>): AfterGame | null {
    if (press === null) return null;
    const key = press.kind === 'key' ? press.key : keyAt(this.#table.spots, press);
    return key === null ? null : (WISHES[key] ?? null);
  }
}

/** Large letters over the table, which flash. */
function drawBanner(console: Console, texts: Texts, ending: Ending, series: string | null): void {
  const lines = bannersOf(texts)[ending];
  const rows = lines.length * LINE_PITCH + 1 + (series === null ? 0 : 2);
  const top = MIDDLE_ROW - (rows >> 1);
  const paper = PAPERS[ending];
  const plain: CellColours = { ink: COLOUR.white, paper, bright: true };
  console.screen.fill({ column: 0, row: top, columns: SCREEN.columns, rows }, plain);
  const suits = SUITS.repeat(SCREEN.columns / SUITS.length);
  for (const row of [top, top + rows - 1]) console.print(0, row, suits, { ...plain, ink: COLOUR.yellow });
  lines.forEach((line, i) => {
    const column = (SCREEN.columns - line.length * LETTER_CELLS) >> 1;
    const colours = (letter: number): CellColours =>
      line[letter] === ' '
        ? plain
        : { ink: INKS[(letter + i) % INKS.length], paper, bright: true, flash: !console.still };
    printBig(console, line, { column, row: top + 1 + i * LINE_PITCH, zoom: LETTER_CELLS }, colours);
  });
  if (series !== null) console.print((SCREEN.columns - series.length) >> 1, top + rows - 2, series, plain);
}

function bannersOf(texts: Texts): Readonly<Record<Ending, readonly string[]>> {
  return { won: texts.wonBanner, lost: texts.lostBanner, void: texts.voidBanner };
}
