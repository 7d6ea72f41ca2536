import { TextScreen } from '../../../dos/text-screen.ts';
import type { DosServices } from '../../program.ts';
import type { BinokelTexts } from '../texts.ts';
import { isCharacter, type Key, keyOf } from '../toolkit/keys.ts';
import { directoryLines } from './directory.ts';

const PROGRAM = 'BINOKEL';
const PROMPT = 'C:\\BINOKEL>';
const BARE_PROMPT = 'C:\\>';
const CHANGE = 'CD BINOKEL';

const LINE_MS = 220;
const KEY_MS = 75;
const LONGEST_LINE = 60;
const LEFT_BUTTON = 1;

/** What ends the prompt: the program is started, or the computer is switched off. */
export type PromptEnd = 'start' | 'exit';

/**
 * The prompt of DOS in the program's directory. It answers DIR, VER, CLS, HELP, EXIT and the program's name; a click of the
 * left button types that name, for players without a keyboard.
 */
export class Prompt {
  readonly #services: DosServices;
  readonly #texts: BinokelTexts;
  readonly #screen: TextScreen;
  #hurried: boolean;
  #stopped = false;
  #lastLine = '';

  /** Sets the text mode, with an empty screen. */
  constructor(services: DosServices, texts: BinokelTexts) {
    this.#services = services;
    this.#texts = texts;
    this.#screen = new TextScreen(services.pc);
    this.#hurried = services.reducedMotion ?? false;
  }

  /**
   * The computer has been switched on and starts the program by itself. Any key hurries it; Escape leaves the prompt to the
   * player.
   *
   * @throws LeftError
   */
  async boot(): Promise<PromptEnd> {
    const { prompt } = this.#texts;
    for (const line of [prompt.version, ...prompt.boot, '']) {
      this.#screen.write(`${line}\n`);
      await this.#pass(LINE_MS);
    }
    this.#screen.write(BARE_PROMPT);
    await this.#typeByItself(CHANGE);
    this.#screen.write(`\n${PROMPT}`);
    await this.#typeByItself(PROGRAM);
    if (this.#stopped) {
      this.#eraseLine(PROGRAM.length);
      return this.#commands();
    }
    this.#screen.write('\n');
    return 'start';
  }

  /** The program has ended; the player types what is next. @throws LeftError */
  ask(): Promise<PromptEnd> {
    this.#screen.write(PROMPT);
    return this.#commands();
  }

  async #commands(): Promise<PromptEnd> {
    for (;;) {
      const line = await this.#readLine();
      this.#screen.write('\n');
      const end = await this.#obey(line.trim().toUpperCase());
      if (end !== null) return end;
      this.#screen.write(PROMPT);
    }
  }

  async #obey(command: string): Promise<PromptEnd | null> {
    const { prompt } = this.#texts;
    if (command === PROGRAM || command === `${PROGRAM}.EXE`) return 'start';
    if (command === 'EXIT') return 'exit';
    if (command === 'CLS') this.#screen.clear();
    else if (command === 'DIR') this.#writeLines(await directoryLines(this.#services.drive, prompt));
    else if (command === 'VER') this.#writeLines(['', prompt.version, '']);
    else if (command === 'HELP') this.#writeLines(['', ...prompt.help, '']);
    else if (command !== '') this.#writeLines([prompt.unknown, '']);
    return null;
  }

  /** A line as the player types it; F3 brings back the one before. */
  async #readLine(): Promise<string> {
    let line = '';
    for (;;) {
      const key = await this.#key();
      if (key === 'Enter') break;
      if (key === null) {
        this.#eraseLine([...line].length);
        line = PROGRAM;
        await this.#typeByItself(line);
        break;
      }
      line = this.#edited(line, key);
    }
    this.#lastLine = line;
    return line;
  }

  #edited(line: string, key: Key): string {
    if (key === 'Backspace' && line !== '') {
      this.#screen.write('\b');
      return [...line].slice(0, -1).join('');
    }
    if (key === 'Escape') {
      this.#eraseLine([...line].length);
      return '';
    }
    const typed = key === 'F3' ? this.#lastLine.slice(line.length) : key;
    if (key !== 'F3' && !isCharacter(key)) return line;
    if ([...line, ...typed].length > LONGEST_LINE) return line;
    this.#screen.write(typed);
    return line + typed;
  }

  #eraseLine(characters: number): void {
    this.#screen.write('\b'.repeat(characters));
  }

  #writeLines(lines: readonly string[]): void {
    this.#screen.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** The next key; null for a click of the left button. */
  async #key(): Promise<Key | null> {
    for (;;) {
      const report = await this.#services.waits.next();
      if (report?.kind === 'key') return keyOf(report);
      if (report?.kind === 'button' && report.buttons === LEFT_BUTTON) return null;
    }
  }

  async #typeByItself(text: string): Promise<void> {
    for (const character of text) {
      await this.#pass(KEY_MS);
      this.#screen.write(character);
    }
    await this.#pass(LINE_MS);
  }

  /** Lets time pass unless somebody is in a hurry. */
  async #pass(ms: number): Promise<void> {
    const { clock, waits } = this.#services;
    const end = clock.now() + ms;
    while (!this.#hurried && clock.now() < end) {
      const report = await waits.next(end - clock.now());
      if (report?.kind !== 'key' && report?.kind !== 'button') continue;
      this.#hurried = true;
      if (report.kind === 'key' && keyOf(report) === 'Escape') this.#stopped = true;
    }
  }
}
