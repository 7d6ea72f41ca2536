import type { ChipSound } from '../hardware/chip-sound.ts';
import type { Clock } from '../hardware/clock.ts';
import type {
  CardSheetSource,
  DealShown,
  DesktopServices,
  Language,
  ProgramDrive,
  ProgramStore,
  ScreenArea,
  SheetUse,
  SoundBox,
} from '../programs/program.ts';
import { BrowserClock } from './clock.ts';
import type { KeyLine } from './keys-panel.ts';
import type { ModeOffer, ScreenChoice } from './screen-mode.ts';
import type { ShelfItem } from './shelf.ts';
import type { Machine, Stage } from './stage.ts';

/** What the page gives to a program that it runs. */
export interface ProgramPage extends Pick<DesktopServices, 'soundFiles' | 'withStoreOf'> {
  readonly clock: Clock;
  readonly store: ProgramStore;
  readonly cardSheets: CardSheetSource;
  /** Files of the player's. */
  readonly drive: ProgramDrive;
  readonly sounds: SoundBox;
  /** Plays a sound of a machine's own chip, beside the sounds; null ends the one that is heard. */
  chipSound(sound: ChipSound | null): void;
  /** The player's language at this moment. */
  readonly language: Language;
  /** The player has asked the system for as little motion as possible. */
  readonly reducedMotion: boolean;
  /** The screen that the program runs on, in one of its own modes. */
  readonly screen: ScreenChoice;
  /** Aborted when the player leaves the program by way of the page; `run` then has a second to end. */
  readonly leaving: AbortSignal;
  /** The deal that the address asks for, null where it asks for none. */
  readonly askedDeal: bigint | null;
  /** Id of the game that the address asks for, null where it asks for none. */
  readonly askedGame: string | null;
  /** Takes game and deal out of the address: they are dealt, or the player does not want them. */
  forgetAskedDeal(): void;
  /** A fresh deal number. */
  nextDeal(): bigint;
  /** Shows in the list of the player's files what becomes of the sheets. */
  showSheetUse(use: SheetUse | null): void;
  /** Shows which deal is on the table, with the link to it. */
  showDeal(deal: DealShown | null): void;
  /** Shows a line in the page around the screen. */
  notify(message: string): void;
  /** Says a line to screen readers. */
  announce(line: string): void;
  /** Where on the screen a text can be typed; null where none is. */
  typesIn(area: ScreenArea | null): void;
  /** Shows a machine's screen and joins the player's mouse and keys to it. */
  connect(machine: Machine): void;
}

/** A program as the page knows it: what the shelf shows, and how it runs. */
export interface PageProgram extends ShelfItem {
  /** Screen modes of its machine that the player may choose from, the usual one first. */
  readonly modes: readonly ModeOffer[];
  /** Names of the sounds that it plays, without endings. */
  readonly sounds?: readonly string[];
  /** Endings of the files that it opens from the drive, without dots. */
  readonly fileEndings?: readonly string[];
  /** Runs the program until it ends, by its own will or because the player leaves. */
  run(page: ProgramPage): Promise<void>;
}

/** The part of a program's page that is the same for all programs. */
export type PageServices = Omit<ProgramPage, 'clock' | 'leaving' | 'connect' | 'typesIn'>;

/** How long a program that was left may go on ending. */
const LEAVE_MS = 1000;

/** One run of a program on a stage of its own, from its start to the end of everything that belongs to it. */
export class ProgramSession {
  readonly program: PageProgram;
  readonly stage: Stage;
  readonly screen: ScreenChoice;
  /** The program's keys, empty until it connects its machine. */
  keyList: readonly KeyLine[] = [];
  readonly #clock = new BrowserClock();
  readonly #leaving = new AbortController();

  constructor(program: PageProgram, screen: ScreenChoice, stage: Stage) {
    this.program = program;
    this.screen = screen;
    this.stage = stage;
  }

  get left(): boolean {
    return this.#leaving.signal.aborted;
  }

  /**
   * Runs the program.
   *
   * @returns when it has ended, at once where it was left before, or a moment after it was left; from then on it neither shows nor hears anything
   * @throws what the program throws, unless it was left
   */
  async run(services: PageServices): Promise<void> {
    if (this.left) return;
    const session = this;
    const page: ProgramPage = {
      ...services,
      get language() {
        return services.language;
      },
      clock: this.#clock,
      leaving: this.#leaving.signal,
      typesIn(area) {
        if (!session.left) session.stage.setTypingArea(area);
      },
      connect(machine) {
        if (session.left) return;
        session.keyList = machine.keyList;
        session.stage.connect(machine, session.#clock);
      },
    };
    this.#leaving.signal.addEventListener('abort', () => services.chipSound(null), { once: true });
    try {
      await Promise.race([this.program.run(page), this.#patience()]);
    } catch (error) {
      if (!this.left) throw error;
    } finally {
      services.chipSound(null);
      this.#clock.end();
      this.stage.close();
    }
  }

  /** The player goes away: the screen disappears at once, and the program is asked to end. */
  leave(): void {
    this.stage.close();
    this.#leaving.abort();
  }

  /** Resolves when a program that was left has had its time. */
  #patience(): Promise<void> {
    return new Promise((resolve) => {
      this.#leaving.signal.addEventListener('abort', () => this.#clock.after(LEAVE_MS, resolve), { once: true });
    });
  }
}
