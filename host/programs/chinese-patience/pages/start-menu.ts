import { COLOUR } from '../../../hardware/spectrum/colours.ts';
import { type CellColours, SCREEN } from '../../../hardware/spectrum/screen-memory.ts';
import { printBig } from '../big-letters.ts';
import type { Console, HotSpot, Key } from '../console.ts';
import type { Session } from '../kept/session.ts';
import { drawCard } from '../table/cards.ts';
import { askGiveUp, type OptionsWish } from './options-page.ts';
import { PAGE, type PageCommand, printCommands } from './page.ts';

/** What the player wants to begin with. */
export type StartWish = OptionsWish | 'options';

const WISHES: Readonly<Record<Key, StartWish>> = {
  S: 'single',
  N: 'series',
  I: 'instructions',
  O: 'options',
  E: 'statistics',
  X: 'leave',
};

const TITLE_ZOOM = 2;
const TITLE_ROWS = [2, 5] as const;
const TITLE = ['CHINESE', 'PATIENCE'] as const;
const TITLE_INKS = [COLOUR.yellow, COLOUR.cyan] as const;
/** The list ends above the author's line. */
const COMMAND_COLUMN = 6;
const COMMAND_END = 21;
const COMMAND_PITCH = 2;
const AUTHOR_ROW = 22;

/** The aces at the sides of the title: spade and heart at the left, club and diamond at the right. */
const ACES = [
  { column: 1, card: 0x11 },
  { column: 4, card: 0x21 },
  { column: 25, card: 0x01 },
  { column: 28, card: 0x31 },
] as const;

const AUTHOR: CellColours = { ink: COLOUR.green, paper: COLOUR.black, bright: true };

/** The menu that the loaded program begins with. */
export class StartMenu {
  readonly #console: Console;
  readonly #session: Session;

  constructor(console: Console, session: Session) {
    this.#console = console;
    this.#session = session;
  }

  /** @throws LeftError */
  async show(): Promise<StartWish> {
    for (;;) {
      const key = await this.#console.key(this.#draw());
      if (key === 'ENTER' && this.#session.hasGame) return 'back';
      const wish = WISHES[key];
      if (wish === undefined) continue;
      const isNewGame = wish === 'single' || wish === 'series';
      if (!isNewGame || !this.#session.underWay || (await askGiveUp(this.#console, this.#session))) return wish;
    }
  }

  #draw(): readonly HotSpot[] {
    const console = this.#console;
    const { texts, hasGame } = this.#session;
    console.screen.clear(PAGE);
    console.border = COLOUR.black;
    TITLE.forEach((word, i) => {
      const column = (SCREEN.columns - word.length * TITLE_ZOOM) >> 1;
      printBig(console, word, { column, row: TITLE_ROWS[i], zoom: TITLE_ZOOM }, () => ({
        ink: TITLE_INKS[i],
        paper: COLOUR.black,
        bright: true,
      }));
    });
    for (const { column, card } of ACES) drawCard(console.screen, column, TITLE_ROWS[0] + 1, card);
    const { single, series, goOn, instructions, options, statistics, leave } = texts.commands;
    const commands: PageCommand[] = [
      ...(hasGame ? [{ key: 'ENTER', label: goOn }] : []),
      { key: 'S', label: single },
      { key: 'N', label: series },
      { key: 'I', label: instructions },
      { key: 'O', label: options },
      { key: 'E', label: statistics },
      { key: 'X', label: leave },
    ];
    const row = COMMAND_END - COMMAND_PITCH * commands.length;
    const spots = printCommands(console, { column: COMMAND_COLUMN, row, pitch: COMMAND_PITCH }, commands);
    [texts.byAuthor, texts.remake].forEach((line, i) => {
      console.print((SCREEN.columns - line.length) >> 1, AUTHOR_ROW + i, line, AUTHOR);
    });
    return spots;
  }
}
