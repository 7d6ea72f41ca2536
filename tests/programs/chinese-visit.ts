import { loadCore } from '../../host/cli/core.ts';
import { runHeadless } from '../../host/cli/headless.ts';
import { MemoryStore } from '../../host/cli/headless-services.ts';
import type { HeadlessSpectrum } from '../../host/cli/headless-spectrum.ts';
import { commandsText } from '../../host/core/chinese-commands.ts';
import type { ChineseTableJson } from '../../host/core/chinese-json.ts';
import type { ChosenOptions, DuelView, View } from '../../host/core/core.ts';
import type { Save } from '../../host/core/save.ts';
import { characterOfSpectrumCode } from '../../host/formats/spectrum-charset.ts';
import type { KeyStroke } from '../../host/hardware/key-stroke.ts';
import { BORDER } from '../../host/hardware/spectrum/border.ts';
import { PIXELS, pixelAddress, SCREEN, SCREEN_END } from '../../host/hardware/spectrum/screen-memory.ts';
import type { UlaSignal } from '../../host/hardware/spectrum/ula-signal.ts';
import { chinesePatience } from '../../host/programs/chinese-patience/entry.ts';
import type { SavedSession, Sitting } from '../../host/programs/chinese-patience/kept/saved.ts';
import { readSettings, type Settings } from '../../host/programs/chinese-patience/kept/settings.ts';
import { codesOf } from '../../host/programs/chinese-patience/letters.ts';
import type { Language } from '../../host/programs/program.ts';
import { playCommands, setUpChinese } from '../games/chinese-table.ts';

/** How a visit begins. */
export interface VisitOptions {
  readonly language?: Language;
  readonly store?: MemoryStore;
  readonly deal?: bigint;
  readonly freshDeals?: bigint;
  readonly reducedMotion?: boolean;
  readonly settings?: Partial<Settings>;
}

/** A game as an earlier visit has left it. */
export interface LeftGame extends VisitOptions {
  readonly sitting?: Partial<Sitting>;
  readonly table?: ChineseTableJson;
  readonly options?: ChosenOptions;
  readonly pass?: number;
  /** Commands that have been played already. */
  readonly played?: string;
}

const USUAL_SITTING: Sitting = {
  match: { kind: 'series', game: 1, points: [0, 0], starter: 'you', tossed: false },
  level: 'classic',
  training: false,
  counts: true,
  resting: false,
};

const LETTERS: Readonly<Record<Language, string>> = { es: 'áéíóúñÑ¿¡', en: '', de: 'äöüÄÖÜß' };
const CELL = 8;
const MS = 1000;

/** A player at Chinese Patience. */
export class ChineseVisit {
  readonly headless: HeadlessSpectrum;
  /** Everything that was played, in its order. */
  readonly sounds: readonly UlaSignal[];
  readonly #language: Language;

  private constructor(headless: HeadlessSpectrum, sounds: readonly UlaSignal[], language: Language) {
    this.headless = headless;
    this.sounds = sounds;
    this.#language = language;
  }

  static async start({ settings, ...options }: VisitOptions = {}): Promise<ChineseVisit> {
    const { language = 'es', store = new MemoryStore() } = options;
    if (settings !== undefined) await store.write('settings', { ...readSettings(null), ...settings });
    const sounds: UlaSignal[] = [];
    const program = {
      ...chinesePatience,
      run: (services: Parameters<typeof chinesePatience.run>[0]) => {
        services.spectrum.ula.sound.onSound((sound) => sounds.push(sound as UlaSignal));
        return chinesePatience.run(services);
      },
    };
    const headless = await runHeadless(program, { ...options, language, store, mode: 'spectrum' });
    return new ChineseVisit(headless as HeadlessSpectrum, sounds, language);
  }

  /** Starts at the start menu, past the tape. */
  static async atMenu(options: VisitOptions = {}): Promise<ChineseVisit> {
    const visit = await ChineseVisit.start(options);
    await visit.type(' ');
    return visit;
  }

  /** Goes on with a game at a table that is written as for `chinesePosition`. */
  static async inPosition(
    text: string,
    { table, pass, played = '', options = {}, ...left }: LeftGame = {},
  ): Promise<ChineseVisit> {
    const core = await loadCore();
    setUpChinese(core, text, table, options, pass);
    playCommands(core, played);
    return ChineseVisit.#resume(core.save(), left);
  }

  /** Goes on with a game of a deal number. */
  static async inDeal(deal: bigint, { played = '', options = {}, ...left }: LeftGame = {}): Promise<ChineseVisit> {
    const core = await loadCore();
    core.deal('chinese-patience', options, deal);
    playCommands(core, played);
    return ChineseVisit.#resume(core.save(), left);
  }

  static async #resume(
    game: Save,
    { sitting, store = new MemoryStore(), ...options }: LeftGame,
  ): Promise<ChineseVisit> {
    await store.write('session', { version: 1, game, ...USUAL_SITTING, ...sitting } satisfies SavedSession);
    return ChineseVisit.start({ ...options, store });
  }

  /** The next visit on a copy of what this one has stored so far. */
  async nextVisit(): Promise<ChineseVisit> {
    const store = new MemoryStore();
    for (const key of this.headless.store.keys()) await store.write(key, await this.headless.store.read(key));
    return ChineseVisit.start({ language: this.#language, store, freshDeals: 900n });
  }

  get view(): View {
    return this.headless.core.view();
  }

  get duel(): DuelView {
    const { duel } = this.view;
    if (duel === null) throw new Error('no game for two is being played');
    return duel;
  }

  /** The commands that were played: `T M05 Z`. */
  get commands(): string {
    const { moves, cursor } = this.headless.core.save();
    return commandsText(moves.slice(0, cursor), 0);
  }

  /** Types keys one after the other, as fast as they come; `~` is Enter, `<` is Delete. */
  async type(keys: string): Promise<void> {
    for (const character of keys) {
      if (!(await this.headless.key(strokeOf(character)))) throw new Error(`no key ${character}`);
    }
  }

  /** Types the same keys before the program sees the first of them. */
  async burst(keys: string): Promise<void> {
    for (const character of keys) this.headless.spectrum.input.pressKey(strokeOf(character));
    await this.headless.settle();
  }

  /** Taps the middle of a cell. */
  async tap(column: number, row: number): Promise<void> {
    const x = BORDER.x + column * CELL + CELL / 2;
    const y = BORDER.y + row * CELL + CELL / 2;
    await this.headless.press(x, y);
    await this.headless.release(x, y);
  }

  /** Lets so many pictures pass. */
  async wait(pictures: number): Promise<void> {
    await this.headless.wait(pictures);
  }

  /** Lets time pass until `holds`, at most for some seconds. @throws Error */
  async until(holds: () => boolean, seconds = 60): Promise<void> {
    const end = this.headless.clock.now() + seconds * MS;
    while (!holds()) {
      if (this.headless.clock.now() > end) throw new Error(`not within ${seconds} s`);
      await this.wait(1);
    }
  }

  /** What a row of the screen says, without blanks at its ends. */
  row(row: number): string {
    let text = '';
    for (let column = 0; column < SCREEN.columns; column++) text += this.#character(column, row);
    return text.trim();
  }

  /** All rows of the screen. */
  rows(): readonly string[] {
    return Array.from({ length: SCREEN.rows }, (_, row) => this.row(row));
  }

  /** Screen memory with the colour of the border behind it: what is seen, whenever flashing cells change. */
  seen(): Uint8Array {
    const { spectrum } = this.headless;
    const bytes = Uint8Array.from({ length: SCREEN_END - PIXELS + 1 }, (_, i) => spectrum.peek(PIXELS + i));
    bytes[bytes.length - 1] = spectrum.ula.border;
    return bytes;
  }

  #character(column: number, row: number): string {
    const { screen, spectrum } = this.headless;
    const lines = Array.from({ length: CELL }, (_, line) => spectrum.peek(pixelAddress(column, row * CELL + line)));
    const shows = (code: number): boolean => screen.shape(code).every((bits, line) => bits === lines[line]);
    for (let code = 0x20; code < 0x80; code++) if (shows(code)) return characterOfSpectrumCode(code);
    const letters = [...LETTERS[this.#language]];
    return letters.find((letter) => codesOf(letter, this.#language).some(shows)) ?? '\ufffd';
  }
}

/** The key that a character of a typed text stands for. */
function strokeOf(character: string): KeyStroke {
  const key = { '~': 'Enter', '<': 'Backspace' }[character] ?? character;
  return { key, ctrl: false, shift: false, alt: false };
}
