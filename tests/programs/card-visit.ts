import { type HeadlessOptions, runHeadless } from '../../host/cli/headless.ts';
import { MemoryDrive } from '../../host/cli/headless-drive.ts';
import type { HeadlessGem } from '../../host/cli/headless-gem.ts';
import { rulesTexts } from '../../host/cli/rules-texts.ts';
import { cardText } from '../../host/core/card-text.ts';
import type { ChosenOptions, Core, GameInfo } from '../../host/core/core.ts';
import { moveText } from '../../host/core/move-text.ts';
import { positionJson } from '../../host/core/position-json.ts';
import type { Save } from '../../host/core/save.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';
import type { Frame } from '../../host/hardware/display.ts';
import { CardScreen } from '../../host/programs/card-screen/screen.ts';
import type { PilePlaces } from '../../host/programs/card-table/pick.ts';
import type { DealShown, GemProgram, GemServices, Language } from '../../host/programs/program.ts';
import { buildPosition } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { findText, type Point } from './find-text.ts';

/** The rules of a program in every language. */
export function rulesOf({ id }: GemProgram): Readonly<Record<Language, string>> {
  const texts = rulesTexts(id);
  if (texts === null) throw new Error('the program has no rules');
  return texts;
}

/** Whether two pictures are equal, pixel by pixel. */
export function samePicture(a: Frame, b: Frame): boolean {
  return Buffer.compare(a.pixels, b.pixels) === 0;
}

/** Check mark of the menus. */
export const CHECK_MARK = Uint8Array.of(8);

/** What can differ between two visits. Without a word about them there are an empty drive and the rules of the program. */
export interface VisitOptions extends HeadlessOptions {
  readonly drive?: MemoryDrive | null;
}

/** Runs `start` and keeps the table that it opens. */
async function withScreen<T>(start: () => Promise<T>): Promise<{ readonly result: T; readonly screen: CardScreen }> {
  const { open } = CardScreen;
  let screen: CardScreen | null = null;
  CardScreen.open = (...parts) => {
    screen = open.apply(CardScreen, parts);
    return screen;
  };
  try {
    const result = await start();
    if (screen === null) throw new Error('the program has opened no table');
    return { result, screen };
  } finally {
    CardScreen.open = open;
  }
}

/** A core beside the program's, in which games are set up. */
const workshop = loadCore();

/** How a game is set up before a visit. */
export interface GameSetUp {
  readonly options?: ChosenOptions;
  readonly pass?: number;
  /** Makes moves. */
  readonly moves?: (core: Core) => void;
}

/** A game in a position of `buildPosition`. */
export async function saveInPosition(game: string, text: string, setUp: GameSetUp = {}): Promise<Save> {
  const { options = {}, pass = 1, moves } = setUp;
  const core = await workshop;
  const info = core.games.find(({ id }) => id === game);
  if (info === undefined) throw new Error(`no game ${game}`);
  core.dealPosition(game, { ...buildPosition(info, text, options), pass });
  core.dealPosition(game, positionJson(core.fullView()));
  moves?.(core);
  return core.save();
}

/** A game of a deal number. */
export async function saveOfDeal(game: string, deal: bigint, setUp: Omit<GameSetUp, 'pass'> = {}): Promise<Save> {
  const core = await workshop;
  core.deal(game, setUp.options ?? {}, deal);
  setUp.moves?.(core);
  return core.save();
}

/** A program that runs, and what it was given. */
export interface OpenedProgram {
  readonly headless: HeadlessGem;
  readonly screen: CardScreen;
  readonly drive: MemoryDrive;
  readonly deals: readonly (DealShown | null)[];
}

/** Starts a program with a table. */
export async function openProgram(entry: GemProgram, options: VisitOptions = {}): Promise<OpenedProgram> {
  const { drive = new MemoryDrive() } = options;
  const deals: (DealShown | null)[] = [];
  const showDeal = (deal: DealShown | null): void => void deals.push(deal);
  const program = { ...entry, run: (services: GemServices) => entry.run({ ...services, showDeal }) };
  const start = (): Promise<HeadlessGem> => runHeadless(program, { rules: rulesOf(entry), ...options, drive });
  const { result, screen } = await withScreen(start);
  return { headless: result, screen, drive: drive ?? new MemoryDrive(), deals };
}

/** A player at a program with a table, who finds piles and texts on the screen. */
export class CardVisit {
  readonly headless: HeadlessGem;
  readonly drive: MemoryDrive;
  /** What the page was told of the deal on the table, the last one last. */
  readonly deals: readonly (DealShown | null)[];
  readonly #screen: CardScreen;

  constructor({ headless, screen, drive, deals }: OpenedProgram) {
    this.headless = headless;
    this.drive = drive;
    this.deals = deals;
    this.#screen = screen;
  }

  get core(): Core {
    return this.headless.core;
  }

  get game(): GameInfo {
    return this.core.view().game;
  }

  /** The cards of a pile as text, face-down ones in parentheses. */
  cards(pile: string): string {
    return this.core.fullView().piles[this.#index(pile)].cards.map(cardText).join(' ');
  }

  /** All cards of all piles, and the moves that led to them. */
  position(): readonly string[] {
    const { game } = this;
    const moves = this.core.save().moves.map((move) => moveText(game, move));
    return [game.id, ...game.pileIds.map((id) => `${id}: ${this.cards(id)}`), moves.join(' ')];
  }

  get moveCount(): number {
    return this.core.view().moveCount;
  }

  /** Places of all piles on the screen. */
  allPlaces(): readonly PilePlaces[] {
    return this.#screen.places();
  }

  /** Rectangles of a pile's cards on the screen, bottom first; of an empty pile its place. */
  places(pile: string): readonly Rect[] {
    const { first, cards } = this.#screen.places()[this.#index(pile)];
    return cards.length > 0 ? cards : [first];
  }

  /** Where the button on the table or below it is, null where there is none. */
  get button(): Rect | null {
    return this.#screen.button;
  }

  /** A point on the strip of a card that can be seen, counted from the bottom; of the top one where none is named. */
  point(pile: string, card = -1): Point {
    const places = this.places(pile);
    const { x, y, w, h } = places.at(card) ?? places[0];
    const onTop = card === -1 || card === places.length - 1;
    return { x: x + Math.floor(w / 2), y: onTop ? y + Math.floor(h / 2) : y + 2 };
  }

  async click(pile: string, card = -1, button: 0 | 1 = 0): Promise<void> {
    const { x, y } = this.point(pile, card);
    await this.headless.click(x, y, button);
  }

  /** Carries the card `card` of a pile, with what lies on it, so that it covers another pile's top card. */
  async drag(from: string, to: string, card = -1): Promise<void> {
    const start = this.point(from, card);
    const source = this.places(from).at(card) ?? this.places(from)[0];
    const target = this.places(to).at(-1) ?? source;
    await this.headless.drag(start.x, start.y, start.x + target.x - source.x, start.y + target.y - source.y);
  }

  /** Performs a script of the command line. */
  script(text: string): Promise<void> {
    return this.headless.script(text);
  }

  /** Types keys one after the other, by the names of the command line. */
  async keys(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.script(`key ${name}`);
  }

  /** Lets seconds of the machine pass. */
  async seconds(count: number): Promise<void> {
    await this.headless.wait(Math.ceil(count * this.headless.machine.display.refreshHz));
  }

  /** Where a text, in black on white, begins on the screen, from the top; null where it does not stand. */
  find(text: string | Uint8Array): Point | null {
    return findText(this.headless, text).next().value ?? null;
  }

  shows(text: string | Uint8Array): boolean {
    return this.find(text) !== null;
  }

  /** Moves the mouse to where it covers nothing of interest. */
  async away(): Promise<void> {
    const { width, height } = this.headless.machine.display;
    await this.headless.move(width - 1, height - 1);
  }

  /** Clicks on a button of the box on the screen: the lowest place at which its word stands. */
  async pressButton(word: string): Promise<void> {
    await this.away();
    const at = [...findText(this.headless, word)].at(-1);
    if (at === undefined) throw new Error(`no button "${word}" on the screen`);
    await this.headless.click(at.x + 4, at.y + this.headless.gem.vdi.cell.h / 2);
    await this.away();
  }

  /** Opens a menu and lets it stand. */
  async openMenu(title: string): Promise<void> {
    await this.away();
    const at = this.find(title);
    if (at === null) throw new Error(`no menu "${title}"`);
    await this.headless.move(at.x + 4, 1);
  }

  async closeMenu(): Promise<void> {
    const { width, height } = this.headless.machine.display;
    await this.headless.click(width - 1, height - 1);
  }

  /** Whether an entry of a menu can be chosen, and whether it has a tick. @param text the entry or its beginning */
  async entry(title: string, text: string): Promise<{ readonly enabled: boolean; readonly checked: boolean }> {
    await this.openMenu(title);
    const at = this.entryPlace(text);
    const tick = [...findText(this.headless, CHECK_MARK)].some(({ y }) => y === at?.y);
    await this.closeMenu();
    return { enabled: at !== null, checked: tick };
  }

  /** Where an entry of the open menu begins: behind two cells that are empty, or touched by its tick. */
  entryPlace(text: string): Point | null {
    const { w } = this.headless.gem.vdi.cell;
    const isIndent = ({ x, y }: Point): boolean => /^[ \ufffd]{2}$/.test(this.headless.textAt(x - 2 * w, y, 2));
    return [...findText(this.headless, text)].find(isIndent) ?? null;
  }

  #index(pile: string): number {
    const index = this.game.pileIds.indexOf(pile);
    if (index < 0) throw new Error(`no pile ${pile}`);
    return index;
  }
}
