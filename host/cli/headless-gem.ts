import { DOUBLE_CLICK_MS } from '../gem/aes/events.ts';
import { createGem, type Gem } from '../gem/gem.ts';
import { faceOfCell } from '../gem/resources.ts';
import { AtariSt } from '../hardware/atari-st/machine.ts';
import type { StMode, StOptions } from '../hardware/atari-st/modes.ts';
import type { Frame } from '../hardware/display.ts';
import type { GemProgram, NamedSheet, SoundFile } from '../programs/program.ts';
import { coreBytes } from './core.ts';
import { gemResources } from './gem-resources.ts';
import { desktopServices, RecordedSounds, SheetList } from './headless-services.ts';
import { HeadlessSession, type Surroundings } from './headless-session.ts';
import { ownSheets } from './own-sheets.ts';
import { repoText } from './repo.ts';
import { ScreenText, UNREADABLE } from './screen-text.ts';

/** The two cells before a menu entry: blank, or touched by the check mark, which stands between them. */
const ENTRY_INDENT = [new RegExp(`[ ${UNREADABLE}]`), new RegExp(`[ ${UNREADABLE}]`)];

/** What can differ between two runs of a GEM program, beside what can differ between all. */
export interface GemOptions extends StOptions {
  /** The user's card sheets; the project's own come after them. */
  readonly sheets?: readonly NamedSheet[];
  /** The user's sounds; default none. */
  readonly soundFiles?: readonly SoundFile[];
  /** What a program's file counts on the desktop; default the length of the core. */
  readonly programBytes?: number;
}

/** Where the menu bar's text line and the first entry of a drop-down menu begin (FIDELITY §1.1). */
interface MenuLines {
  readonly bar: number;
  readonly firstEntry: number;
}

/** The parts of a machine with GEM; {@link startUnderGem} puts them together. */
interface GemParts {
  readonly machine: AtariSt;
  readonly gem: Gem;
  readonly sounds: RecordedSounds;
  readonly sheets: SheetList;
  readonly text: ScreenText;
}

/** A GEM program that runs without a screen. */
export class HeadlessGem extends HeadlessSession {
  readonly machine: AtariSt;
  readonly gem: Gem;
  /** Names of the sounds that were played, in `played`. */
  readonly sounds: RecordedSounds;
  readonly sheets: SheetList;
  readonly #text: ScreenText;

  constructor(program: string, surroundings: Surroundings, parts: GemParts, run: Promise<void>) {
    const { machine, gem } = parts;
    const scripted = {
      mode: machine.mode,
      display: machine.display,
      input: machine.ikbd,
      doubleClickMs: DOUBLE_CLICK_MS,
      waits: () => gem.aes.waiting,
      leave: () => gem.aes.post({ type: 'AP_TERM' }),
    };
    super(program, surroundings, scripted, run);
    this.machine = machine;
    this.gem = gem;
    this.sounds = parts.sounds;
    this.sheets = parts.sheets;
    this.#text = parts.text;
  }

  /**
   * Opens a menu with the mouse and chooses an entry; both are found by reading the screen.
   *
   * @param title @param item text or its beginning, capitals or not
   */
  override async menu(title: string, item: string): Promise<string | null> {
    const { bar, firstEntry } = this.#menuLines();
    const { w, h } = this.gem.vdi.cell;
    const { width, height } = this.display;
    await this.move(width - 1, height - 1);
    const [titleX] = this.#text.find(this.frame(), title, bar, [/ /]);
    if (titleX === undefined) return `there is no menu "${title}"`;
    await this.move(titleX + 1, bar);
    const opened = this.#frameWithoutPointer();
    for (let y = firstEntry; y + h <= height; y += h) {
      const [itemX] = this.#text.find(opened, item, y, ENTRY_INDENT);
      if (itemX === undefined) continue;
      await this.click(itemX + Math.floor(w / 2), y + Math.floor(h / 2));
      return null;
    }
    await this.click(width - 1, height - 1);
    return `the menu "${title}" has no entry "${item}" that can be chosen`;
  }

  /** What is written in the character cells from (x, y) to the right. */
  textAt(x: number, y: number, columns: number): string {
    return this.#text.read(this.frame(), x, y, columns);
  }

  /** What a player sees who moves the pointer out of the way: in low screens it covers the first entry of a menu. */
  #frameWithoutPointer(): Frame {
    this.gem.vdi.v_hide_c();
    const frame = this.frame();
    this.gem.vdi.v_show_c();
    return frame;
  }

  #menuLines(): MenuLines {
    return { bar: 1, firstEntry: this.gem.aes.desktop.y };
  }
}

/** Starts a GEM program on a machine of its own. */
export function startUnderGem(
  program: GemProgram,
  surroundings: Surroundings,
  mode: StMode,
  options: GemOptions,
): HeadlessGem {
  const machine = new AtariSt(mode, options);
  const resources = gemResources();
  const gem = createGem(machine, surroundings.clock, resources);
  const sounds = new RecordedSounds();
  const sheets = new SheetList([...(options.sheets ?? []), ...ownSheets()]);
  const desktop = desktopServices({
    iconsText: repoText('host/programs/desktop/icons.txt'),
    programBytes: options.programBytes ?? coreBytes().length,
    soundFiles: () => options.soundFiles ?? [],
  });
  const run = program.run({ ...surroundings.services, gem, cardSheets: sheets, sounds, desktop });
  const text = new ScreenText(faceOfCell(resources.fonts, machine.facts.cell));
  return new HeadlessGem(program.id, surroundings, { machine, gem, sounds, sheets, text }, run);
}
