import type { Core } from '../core/core.ts';
import type { CardSheet } from '../formats/cardset.ts';
import type { Gem } from '../gem/gem.ts';
import type { Clock } from '../hardware/clock.ts';
import type { PcInputReport } from '../hardware/pc/input.ts';
import type { IbmPc } from '../hardware/pc/machine.ts';
import type { SpectrumInputReport } from '../hardware/spectrum/input.ts';
import type { Spectrum } from '../hardware/spectrum/machine.ts';
import type { CellScreen } from '../speccy/cell-screen.ts';
import type { InputWaits } from './input-waits.ts';

/** Languages of everything a player reads. German is the wording of the originals. */
export type Language = 'de' | 'en' | 'es';

/** What a program keeps between visits: JSON values under keys of the program's own. */
export interface ProgramStore {
  /** The value written last, or null where there is none. */
  read(key: string): Promise<unknown>;
  /**
   * Resolves when the value is safely stored; rejects with the store's own typed error otherwise. Whoever lends the store
   * tells the player of that trouble, the program does not.
   */
  write(key: string, value: unknown): Promise<void>;
}

/** A card sheet with the name of the file it came from. */
export interface NamedSheet {
  readonly name: string;
  readonly sheet: CardSheet;
  /** Length of the file. */
  readonly bytes: number;
  /** True for a sheet the user brought; those go before the project's own. */
  readonly fromUser: boolean;
}

/** The card sheets that are there now. */
export interface CardSheetSource {
  sheets(): readonly NamedSheet[];
  /** Runs `listener` after every change of the list; returns the call that ends it. */
  onChange(listener: () => void): () => void;
}

/** Why a sheet cannot be shown: it has more colours than the screen, or its cards are too large for the table. */
export type UnfitReason = 'colours' | 'size';

/** What a program makes of the player's sheets, by the names of their files. */
export interface SheetUse {
  /** The sheet on the table, of the player's or the project's own. */
  readonly inUse: string;
  readonly unfit: readonly { readonly name: string; readonly reason: UnfitReason }[];
}

/** A numbered deal on the table. */
export interface DealShown {
  /** Id of the program that deals it: `#/yukon?deal=N` in the address. */
  readonly program: string;
  /** Id of the game where the program plays several: `#/patience?game=zopf&deal=N`. */
  readonly gameId?: string;
  /** What players call the game. */
  readonly game: string;
  /** 0 to 2^64-1. */
  readonly deal: bigint;
}

/**
 * The drive of the page on which a program keeps files of the player's. A name has 1 to 8 characters and an ending of at
 * most 3 behind a dot, in capitals and figures: `ZOPF.PAT`.
 */
export interface ProgramDrive {
  /** Names of the files with an ending, which is given without its dot, in any order. */
  list(ending: string): Promise<readonly string[]>;
  /** What a file holds, null where there is none of that name. */
  read(name: string): Promise<Uint8Array | null>;
  /**
   * Puts a file in the place of any other of its name. Resolves when it is safely stored; rejects otherwise, and whoever
   * lends the drive tells the player why.
   */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  /** Runs `listener` with the name of every file that the player has brought; returns the call that ends it. */
  onArrival(listener: (name: string) => void): () => void;
}

/** Plays samples by the name of their file without its ending; a sample that is not there is silence. */
export interface SoundBox {
  play(name: string): void;
}

/** A sample as a file, with the name by which {@link SoundBox} plays it. */
export interface SoundFile {
  readonly name: string;
  readonly bytes: number;
  readonly sound: string;
}

/** What a program needs that shows the machine's disks and starts the other programs. */
export interface DesktopServices {
  /** The pictures of `desktop/icons.txt`. */
  readonly iconsText: string;
  /** Length of the module with the rules of all programs: what a program's file counts. */
  readonly programBytes: number;
  /** The samples that there are now; a change of them is told as one of the card sheets. */
  soundFiles(): readonly SoundFile[];
  /** Lends the store of another program while `use` runs. */
  withStoreOf(program: string, use: (store: ProgramStore) => Promise<void>): Promise<void>;
  /** The rules of another program's games; undefined where it shows none. */
  rulesOf(program: string): Promise<ProgramServices['rules']>;
  /** Aborted when the player leaves the page of the program; a program that was started has had the message. */
  readonly leaving: AbortSignal;
}

/** A rectangle of the screen in its pixels. */
export interface ScreenArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What the surroundings give to every program: everything it may not reach for by itself, but for its machine. */
export interface ProgramServices {
  readonly core: Core;
  readonly clock: Clock;
  readonly store: ProgramStore;
  /** Where games are saved as files; left out where there is no place for them. */
  readonly drive?: ProgramDrive;
  /** The rules of the program's games, where it shows them as a text. */
  readonly rules?: Readonly<Record<Language, string>>;
  /** The player wants nothing on the screen to move by itself. */
  readonly reducedMotion?: boolean;
  readonly language: Language;
  /**
   * The deal that the player asks for, 0 to 2^64-1: `#/yukon?deal=N` in the address, `talon screen --deal N`; null where
   * none is asked for. A program with a running game asks before it leaves that for it.
   */
  readonly askedDeal: bigint | null;
  /** Id of the game that the player asks for where the program plays several: `?game=zopf`. */
  readonly askedGame?: string | null;
  /** The program has dealt the deal that was asked for, or the player goes on without: it is asked for no more. */
  forgetAskedDeal(): void;
  /** A fresh deal number, 0 to 2^64-1. */
  nextDeal(): bigint;
  /**
   * Tells the page where on the screen the player can type a text, so that a finger there opens the keyboard on the glass; null where
   * there is no such place any more.
   */
  typesIn?(area: ScreenArea | null): void;
  /** Shows the page around the screen which deal is played, for others to play it too; null when none with a number is. */
  showDeal?(deal: DealShown | null): void;
  /** A line for the page around the screen: why a dropped sheet is not used, what of an earlier visit cannot be read. */
  notify(message: string): void;
}

/** What a GEM program gets beside that. */
export interface GemServices extends ProgramServices {
  readonly gem: Gem;
  readonly cardSheets: CardSheetSource;
  readonly sounds: SoundBox;
  readonly desktop: DesktopServices;
  /** Shows the page around the screen what becomes of the player's sheets; null when no cards are shown any more. */
  showSheetUse?(use: SheetUse | null): void;
}

/** What a DOS program gets beside that: a PC that stands at its prompt. */
export interface DosServices extends ProgramServices {
  readonly pc: IbmPc;
  readonly waits: InputWaits<PcInputReport>;
  /** A file of the program's own disk, by its name in capitals. Rejects where there is none or it cannot be fetched. */
  ownFile(name: string): Promise<Uint8Array>;
}

/** What a program for the Spectrum gets beside that: one that has just been switched on. */
export interface SpectrumServices extends ProgramServices {
  readonly spectrum: Spectrum;
  /** The Spectrum's screen as PRINT sees it. */
  readonly screen: CellScreen;
  readonly waits: InputWaits<SpectrumInputReport>;
}

/** A line of a list of keys. */
export interface KeyMeaning {
  readonly keys: string;
  readonly meaning: string;
}

/** What the shelf and the page say of a program, whatever its machine. */
interface ProgramFacts {
  /** Part of the address: `#/yukon`. */
  readonly id: string;
  readonly title: string;
  readonly year: string;
  readonly author: string;
  /** One or two sentences for the shelf. */
  readonly description: Readonly<Record<Language, string>>;
  /** Characters that the program takes with Control, small letters and the blank; all others stay the browser's. */
  readonly controlKeys: string;
  /** The keys for the page's list, in every language. */
  readonly keys: Readonly<Record<Language, readonly KeyMeaning[]>>;
  /** Names of the samples that it plays, without endings; left out where it plays none. */
  readonly sounds?: readonly string[];
  /** Endings of the files that it opens from the drive, without dots; left out where it keeps none. */
  readonly fileEndings?: readonly string[];
}

/** A program under GEM. `run` lasts until the player ends it, as with all programs. */
export interface GemProgram extends ProgramFacts {
  readonly machine: 'Atari ST';
  run(services: GemServices): Promise<void>;
}

/** A program under DOS. */
export interface DosProgram extends ProgramFacts {
  readonly machine: 'IBM PC';
  run(services: DosServices): Promise<void>;
}

/** A program from tape. */
export interface SpectrumProgram extends ProgramFacts {
  readonly machine: 'ZX Spectrum';
  run(services: SpectrumServices): Promise<void>;
}

/** A program on the shelf. It runs on the machine it names and nowhere else. */
export type ProgramEntry = GemProgram | DosProgram | SpectrumProgram;
