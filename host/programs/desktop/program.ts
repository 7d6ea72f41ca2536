import type { Message } from '../../gem/aes/messages.ts';
import { unlessTerminated } from '../../gem/aes/termination.ts';
import type { GemProgram, GemServices } from '../program.ts';
import { DeskIcons, usualPlaces } from './desk-icons.ts';
import { DesktopDialogs } from './dialogs.ts';
import { bytesOf, Disk, type DiskEntry, type DiskPath, ORDERS, type Order, sorted } from './disk.ts';
import { FolderContent, VIEWS, type View } from './folder-content.ts';
import { IconSet } from './icon-set.ts';
import { type Command, commandOfItem, commandOfKey, desktopMenu } from './menu.ts';
import { PictureContent } from './picture-content.ts';
import { Pointing, type Target } from './pointing.ts';
import { readDesk, type SavedDesk } from './saved-desk.ts';
import { runStarted, type Start } from './starting.ts';
import { type DesktopTexts, desktopTexts } from './texts.ts';
import { type AnyWindow, DeskWindows, isFolderWindow } from './windows.ts';

const LEFT_BUTTON = { mask: 1, state: 1, clicks: 2 } as const;
const WANTED = { key: true, message: true, button: LEFT_BUTTON } as const;
/** Message of the player's files to the desktop. */
const FILES_CHANGED = 'files changed';
/** How long the bee shows before a program takes over, in milliseconds. */
const LOADING_MS = 400;

/** Runs the desktop until the player leaves it. @param programs those that lie on the hard disk */
export async function runDesktop(programs: readonly GemProgram[], services: GemServices): Promise<void> {
  const { width, height } = services.gem.vdi;
  const key = `desk-${width}x${height}`;
  const saved = readDesk(await services.store.read(key));
  const disk = new Disk(programs, services);
  await disk.refresh();
  await new Desktop(disk, services, key, saved).run();
}

class Desktop {
  readonly #services: GemServices;
  readonly #texts: DesktopTexts;
  readonly #dialogs: DesktopDialogs;
  readonly #disk: Disk;
  readonly #icons: IconSet;
  readonly #desk: DeskIcons;
  readonly #windows: DeskWindows;
  readonly #pointing: Pointing;
  readonly #key: string;
  #view: View;
  #order: Order;
  #ended = false;

  constructor(disk: Disk, services: GemServices, key: string, saved: SavedDesk | null) {
    const { gem } = services;
    this.#services = services;
    this.#texts = desktopTexts[services.language];
    this.#dialogs = new DesktopDialogs(gem, this.#texts);
    this.#disk = disk;
    this.#icons = new IconSet(services.desktop.iconsText);
    this.#desk = new DeskIcons(gem, this.#icons, this.#texts, saved?.places ?? usualPlaces(gem.aes.desktop));
    this.#windows = new DeskWindows(gem);
    this.#pointing = new Pointing(gem, this.#desk, this.#windows, this.#dialogs, this.#texts);
    this.#key = key;
    this.#view = saved?.view ?? 'icons';
    this.#order = saved?.order ?? 'name';
    for (const { path, rect } of saved?.windows ?? []) {
      if (this.#disk.ready(path.drive)) this.#windows.open(this.#folder(path), rect);
    }
  }

  async run(): Promise<void> {
    const { cardSheets, drive, gem } = this.#services;
    const { aes } = gem;
    const tell = (): void => aes.post({ type: 'USER', name: FILES_CHANGED });
    this.#desk.show(true);
    this.#showMenu();
    while (!this.#ended) {
      const forgetFiles = cardSheets.onChange(tell);
      const forgetArrivals = drive?.onArrival(tell);
      const start = await this.#chooseStart();
      forgetFiles();
      forgetArrivals?.();
      if (start !== null) await this.#start(start);
    }
    for (const window of this.#windows.all) this.#windows.close(window);
    this.#desk.show(false);
    aes.menu_bar(null);
  }

  /** Serves the player until a program shall start, or the desktop shall end. */
  async #chooseStart(): Promise<Start | null> {
    while (!this.#ended) {
      const start = await unlessTerminated(() => this.#serve());
      if (start !== null) return start;
    }
    return null;
  }

  /** Does what the player asks for next. @returns the program that shall start */
  async #serve(): Promise<Start | null> {
    const { message, key, button } = await this.#services.gem.aes.evnt_multi(WANTED);
    let opened: Target | null = null;
    if (message !== undefined) opened = await this.#obey(message);
    if (key !== undefined) opened = await this.#execute(commandOfKey(key));
    if (button !== undefined) opened = await this.#pointing.press(button);
    const start = opened === null ? null : await this.#open(opened);
    this.#enableEntries();
    return start;
  }

  /** @returns what shall be opened */
  async #obey(message: Message): Promise<Target | null> {
    if (message.type === 'MN_SELECTED') {
      this.#services.gem.aes.menu_tnormal(message.title, true);
      return this.#execute(commandOfItem(message.item));
    }
    if (message.type === 'AP_TERM') this.#ended = true;
    if (message.type === 'USER' && message.name === FILES_CHANGED) await this.#readDisks();
    if (!('window' in message)) return null;
    const window = this.#windows.find(message.window);
    if (window === null) return null;
    if (message.type === 'WM_CLOSED') this.#closeFolder(window);
    else if (message.type === 'WM_TOPPED') this.#windows.raise(window);
    else window.obey(message);
    return null;
  }

  /** @returns what shall be opened */
  async #execute(command: Command | null): Promise<Target | null> {
    const { top } = this.#windows;
    switch (command) {
      case 'about':
        await this.#dialogs.about();
        return null;
      case 'open':
        return this.#selection();
      case 'info':
        await this.#showInfo();
        return null;
      case 'close':
        if (top !== null) this.#closeFolder(top);
        return null;
      case 'close-window':
        if (top !== null) this.#windows.close(top);
        return null;
      case 'quit':
        this.#ended = true;
        return null;
      case 'tidy':
        this.#desk.place(usualPlaces(this.#services.gem.aes.desktop));
        this.#desk.show(true);
        return null;
      case 'save':
        await this.#save();
        return null;
      case null:
        return null;
      default:
        this.#changeView(command);
        return null;
    }
  }

  #changeView(choice: View | Order): void {
    this.#view = VIEWS.find((view) => view === choice) ?? this.#view;
    this.#order = ORDERS.find((order) => order === choice) ?? this.#order;
    this.#tickEntries();
    this.#refreshFolders();
  }

  /** The one thing that is selected, or null. */
  #selection(): Target | null {
    const [item] = this.#desk.selected;
    if (item !== undefined) return item === 'trash' ? 'trash' : { drive: item, folders: [] };
    return this.#windows.selected[0] ?? null;
  }

  /** Opens a drive, folder or file; a program is for the caller to start. */
  async #open(target: Target): Promise<Start | null> {
    if (target === 'trash') await this.#dialogs.tell(this.#texts.trashEmpty);
    else if ('drive' in target) await this.#openDrive(target);
    else if (target.kind === 'program') return { program: target.program, file: null };
    else if (target.kind === 'save') return { program: target.program, file: target.name };
    else if (target.kind === 'sound') this.#services.sounds.play(target.sound);
    else if (target.kind === 'folder') await this.#enter(target);
    else await this.#openWindow(() => new PictureContent(this.#services.gem, this.#texts, target.sheet));
    return null;
  }

  async #openDrive(path: DiskPath): Promise<void> {
    if (this.#disk.ready(path.drive)) await this.#openWindow(() => this.#folder(path));
    else await this.#dialogs.refuse(this.#texts.noDisk);
  }

  async #openWindow(content: () => FolderContent | PictureContent): Promise<void> {
    if (this.#windows.full) await this.#dialogs.refuse(this.#texts.tooManyWindows);
    else this.#windows.open(content());
  }

  /** Shows a folder in the place of what contains it. */
  async #enter(folder: DiskEntry): Promise<void> {
    await this.#disk.refresh();
    const found = this.#windows.locate(folder);
    found?.window.show(this.#folder(found.path));
  }

  /** Goes back to the folder around this one; a drive's root and a picture are closed. */
  #closeFolder(window: AnyWindow): void {
    const path = isFolderWindow(window) ? window.content.path : null;
    if (path === null || path.folders.length === 0) this.#windows.close(window);
    else window.show(this.#folder({ ...path, folders: path.folders.slice(0, -1) }));
  }

  #folder(path: DiskPath): FolderContent {
    const parts = { gem: this.#services.gem, icons: this.#icons, texts: this.#texts };
    return new FolderContent(parts, path, this.#entries(path), this.#view);
  }

  #entries(path: DiskPath): readonly DiskEntry[] {
    return sorted(this.#disk.list(path) ?? [], this.#order);
  }

  /** Shows what has come and gone on the disks. */
  async #readDisks(): Promise<void> {
    await this.#disk.refresh();
    this.#refreshFolders();
  }

  #refreshFolders(): void {
    for (const window of this.#windows.folders) {
      window.content.update(this.#entries(window.content.path), this.#view);
      window.refresh();
    }
  }

  async #showInfo(): Promise<void> {
    const target = this.#selection();
    const texts = this.#texts;
    if (target === null) return;
    if (target === 'trash') return this.#dialogs.tell(texts.trashEmpty);
    if ('drive' in target) {
      if (!this.#disk.ready(target.drive)) return this.#dialogs.refuse(texts.noDisk);
      const files = this.#disk.allFiles(target);
      const bytes = files.reduce((sum, file) => sum + bytesOf(file), 0);
      return this.#dialogs.tell(texts.driveInfo(`${target.drive}:`, bytes, files.length));
    }
    if (target.kind !== 'folder') return this.#dialogs.tell(texts.fileInfo(target.name, target.bytes));
    const found = this.#windows.locate(target);
    const items = found === null ? 0 : this.#entries(found.path).length;
    return this.#dialogs.tell(texts.folderInfo(target.name, items));
  }

  /** Keeps places, windows and view for the next visit. A store that fails tells the player itself. */
  async #save(): Promise<void> {
    const windows = this.#windows.folders.map(({ content, rect }) => ({ path: content.path, rect }));
    const desk: SavedDesk = {
      version: 1,
      view: this.#view,
      order: this.#order,
      places: this.#desk.places,
      windows,
    };
    const saved = await this.#services.store.write(this.#key, desk).then(
      () => true,
      () => false,
    );
    if (saved) await this.#dialogs.tell(this.#texts.saved);
  }

  /** Runs a program on this machine and comes back as everything was. */
  async #start(start: Start): Promise<void> {
    const { aes, vdi } = this.#services.gem;
    this.#windows.hide();
    this.#desk.show(false);
    aes.menu_bar(null);
    aes.sh_show(start.program.title);
    aes.graf_mouse('busy-bee');
    const ended = await unlessTerminated(() => this.#load(start));
    aes.sh_show('');
    vdi.vs_clip(null);
    if (ended === null || this.#services.desktop.leaving.aborted) {
      this.#ended = true;
      return;
    }
    aes.graf_mouse('arrow');
    this.#desk.show(true);
    this.#windows.reopen();
    await this.#readDisks();
    this.#showMenu();
  }

  /** Lets a program run until it ends. @returns its identifier */
  async #load(start: Start): Promise<string> {
    const { aes } = this.#services.gem;
    await aes.evnt_timer(LOADING_MS);
    aes.graf_mouse('arrow');
    await runStarted(this.#services, start);
    return start.program.id;
  }

  #showMenu(): void {
    this.#services.gem.aes.menu_bar(desktopMenu(this.#texts));
    this.#tickEntries();
    this.#enableEntries();
  }

  #tickEntries(): void {
    const { aes } = this.#services.gem;
    for (const view of VIEWS) aes.menu_icheck(view, view === this.#view);
    for (const order of ORDERS) aes.menu_icheck(order, order === this.#order);
  }

  /** Entries that have nothing to act on are grey. */
  #enableEntries(): void {
    const { aes } = this.#services.gem;
    const selected = this.#selection() !== null;
    const window = this.#windows.top !== null;
    for (const entry of ['open', 'info']) aes.menu_ienable(entry, selected);
    for (const entry of ['close', 'close-window']) aes.menu_ienable(entry, window);
  }
}
