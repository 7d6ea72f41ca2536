import { SCREEN } from '../../../hardware/spectrum/screen-memory.ts';
import type { Console, HotSpot, Key } from '../console.ts';
import type { Session } from '../kept/session.ts';
import { isForNextGame, OPTION_IDS, type OptionId } from '../kept/settings.ts';
import { keyClick } from '../sounds.ts';
import { menuSpots } from '../table/view.ts';
import { ASKED, drawPage, FOOT_ROW, KEY, PAGE, printCommands, VALUE } from './page.ts';

/** What the player wants to do after the options. */
export type OptionsWish = 'back' | 'single' | 'series' | 'instructions' | 'statistics' | 'leave';

/** Keys of the options, in their order. */
const OPTION_KEYS = '1234567890P';
const FIRST_ROW = 2;
const NAME_COLUMN = 3;
const VALUE_COLUMN = 20;
const NOTE_ROW = FIRST_ROW + OPTION_KEYS.length + 1;
const COMMAND_ROW = NOTE_ROW + 2;

const WISHES: Readonly<Record<Key, OptionsWish>> = {
  S: 'single',
  N: 'series',
  I: 'instructions',
  E: 'statistics',
  X: 'leave',
  SPACE: 'back',
  ENTER: 'back',
  DELETE: 'back',
  O: 'back',
};

/** Everything that can be chosen, and the ways out. Keys alone, or taps on the lines. */
export class OptionsPage {
  readonly #console: Console;
  readonly #session: Session;

  constructor(console: Console, session: Session) {
    this.#console = console;
    this.#session = session;
  }

  /** @throws LeftError */
  async show(): Promise<OptionsWish> {
    for (;;) {
      const key = await this.#console.key(this.#draw());
      const option = OPTION_IDS[OPTION_KEYS.indexOf(key)];
      if (OPTION_KEYS.includes(key)) this.#change(option);
      const wish = WISHES[key];
      if (wish === undefined) continue;
      const isNewGame = wish === 'single' || wish === 'series';
      if (!isNewGame || !this.#session.underWay || (await askGiveUp(this.#console, this.#session))) return wish;
    }
  }

  #change(option: OptionId): void {
    this.#session.change(option);
    this.#console.language = this.#session.language;
    this.#console.play(keyClick(this.#console.border));
  }

  #draw(): readonly HotSpot[] {
    const console = this.#console;
    const { texts, settings, language } = this.#session;
    drawPage(console, texts.optionsTitle, `SPACE=${texts.commands.back}`);
    const options = OPTION_IDS.map((id, i): HotSpot => {
      const row = FIRST_ROW + i;
      const value = id === 'language' ? language : settings[id];
      console.print(1, row, OPTION_KEYS[i], KEY);
      console.print(NAME_COLUMN, row, texts.option[id] + (isForNextGame(id) ? ' *' : ''), PAGE);
      console.print(VALUE_COLUMN, row, texts.values[id][value] ?? value, VALUE);
      return { key: OPTION_KEYS[i], column: 0, row, columns: SCREEN.columns, rows: 1 };
    });
    console.print(1, NOTE_ROW, texts.nextGame, PAGE);
    const { single, series, instructions, statistics, leave } = texts.commands;
    const commands = printCommands(console, { column: 1, row: COMMAND_ROW, pitch: 1 }, [
      { key: 'S', label: single },
      { key: 'N', label: series },
      { key: 'I', label: instructions },
      { key: 'E', label: statistics },
      { key: 'X', label: leave },
    ]);
    const back = { key: 'SPACE', column: 0, row: FOOT_ROW, columns: SCREEN.columns, rows: 1 };
    return [...options, ...commands, back];
  }
}

const ASK_ROW = FOOT_ROW - 1;

/** Asks whether the game on the table is given up. @throws LeftError */
export async function askGiveUp(console: Console, { texts }: Session): Promise<boolean> {
  console.print(0, ASK_ROW, texts.giveUp.padEnd(SCREEN.columns), ASKED);
  for (;;) {
    const key = await console.key(menuSpots(texts.giveUp, ASK_ROW));
    if (key === texts.yes) return true;
    if (key === texts.no || key === 'SPACE' || key === 'DELETE') return false;
  }
}
