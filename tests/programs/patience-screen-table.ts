import { gemResources } from '../../host/cli/gem-resources.ts';
import { SheetList } from '../../host/cli/headless-services.ts';
import { ownSheets } from '../../host/cli/own-sheets.ts';
import type { Core } from '../../host/core/core.ts';
import type { BitmapFont } from '../../host/formats/font.ts';
import { createGem, type Gem } from '../../host/gem/gem.ts';
import { faceOfCell } from '../../host/gem/resources.ts';
import { atariText } from '../../host/gem/vdi/atari-text.ts';
import { type Rect, union } from '../../host/gem/vdi/rect.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import type { ScreenSize, StMode } from '../../host/hardware/atari-st/modes.ts';
import type { Frame } from '../../host/hardware/display.ts';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';
import { CardScreen } from '../../host/programs/card-screen/screen.ts';
import { designIn } from '../../host/programs/patience/table-settings.ts';
import { tableTexts } from '../../host/programs/patience/table-texts.ts';
import type { Language, NamedSheet } from '../../host/programs/program.ts';
import { move, play } from '../builders.ts';

const OWN_SHEETS = ownSheets();
const RESOURCES = gemResources();

/** The games of the program, in the order of its menu. */
export const GAMES = ['eiffelturm', 'matriarchat', 'standart', 'kleine-harfe', 'galerie', 'zopf'] as const;

/** The moves that a game has made when the golden frames show it half way. */
export const HALF_WAY: Readonly<Record<string, { readonly deal: bigint; readonly moves: string }>> = {
  standart: {
    deal: 3n,
    moves: `tableau-7>foundation-5 tableau-1>tableau-6 tableau-4>tableau-8 tableau-4>tableau-1 tableau-5>tableau-1
      tableau-4>tableau-5 tableau-1>tableau-4*3 tableau-2>tableau-1 tableau-2>tableau-5 tableau-3>tableau-5 deal
      tableau-3>tableau-7 deal tableau-7>foundation-5 tableau-3>tableau-4 tableau-6>tableau-4 tableau-1>tableau-6
      tableau-1>tableau-2 tableau-5>tableau-2 tableau-5>tableau-4 deal tableau-4>foundation-1 tableau-1>tableau-4
      tableau-2>tableau-7 tableau-7>tableau-1*2 deal tableau-4>tableau-2 tableau-5>tableau-7 deal`,
  },
  eiffelturm: {
    deal: 8n,
    moves: `deal waste>tableau-17 deal waste>tableau-2 deal waste>tableau-3 deal waste>tableau-13 deal
      waste>tableau-14 deal deal waste>tableau-17 deal waste>tableau-20 deal deal waste>tableau-14 deal
      waste>tableau-7 deal waste>tableau-14 deal waste>tableau-7 deal`,
  },
  'kleine-harfe': {
    deal: 3n,
    moves: `tableau-4>foundation-3 tableau-5>tableau-7 tableau-7>tableau-5*2 tableau-5>tableau-7*3 deal
      waste>foundation-2 deal waste>tableau-3 deal waste>foundation-4 deal deal deal waste>tableau-2 deal
      waste>tableau-2 deal deal deal waste>foundation-3 deal deal deal deal waste>tableau-1 deal`,
  },
  galerie: {
    deal: 5n,
    moves: `row3-2>aces row3-5>aces row3-6>aces row3-7>aces row3-8>aces row1-3>row3-2 row1-5>row3-2 row2-2>row3-5
      row2-5>row3-6 row2-6>row3-7 row2-7>row3-6 reserve-2>row2-2 reserve-3>row2-5 reserve-4>row1-3 row1-1>row1-3
      row2-4>row1-3 row2-8>row1-3 reserve-4>row2-4 reserve-5>row1-1 row1-2>row1-1 reserve-6>row2-2 reserve-6>row2-6
      reserve-3>row2-6 deal deal`,
  },
};

/** How a table is opened; the core plays the game already. */
export interface TableOptions {
  readonly mode?: StMode;
  readonly size?: ScreenSize;
  readonly language?: Language;
  /** The user's sheets; the project's own come after them. */
  readonly sheets?: readonly NamedSheet[];
  /** Default: all of the project's. */
  readonly own?: readonly NamedSheet[];
}

/** The table of Patience on a machine of its own, without the program around it and without the mouse pointer. */
export class ScreenTable {
  readonly core: Core;
  readonly gem: Gem;
  readonly screen: CardScreen;
  readonly sheets: SheetList;
  readonly #machine: AtariSt;

  private constructor(core: Core, gem: Gem, screen: CardScreen, sheets: SheetList) {
    this.core = core;
    this.gem = gem;
    this.screen = screen;
    this.sheets = sheets;
    this.#machine = gem.machine;
  }

  /** Opens the table and draws it; null when there are no cards for the game. */
  static tryOpen(core: Core, options: TableOptions = {}): ScreenTable | null {
    const { mode = 'st-high', size, language = 'de', sheets = [], own = OWN_SHEETS } = options;
    const gem = createGem(new AtariSt(mode, size === undefined ? {} : { size }), new VirtualClock(), RESOURCES);
    gem.vdi.v_hide_c();
    const list = new SheetList([...sheets, ...own]);
    const screen = CardScreen.open(gem, core, list, designIn(tableTexts[language]));
    if (screen === null) return null;
    screen.redraw(core.view());
    return new ScreenTable(core, gem, screen, list);
  }

  static open(core: Core, options: TableOptions = {}): ScreenTable {
    const table = ScreenTable.tryOpen(core, options);
    if (table === null) throw new Error(`no cards for ${core.view().game.id}`);
    return table;
  }

  /** The whole screen. */
  frame(): Frame {
    const { width, height, pixels, palette } = this.#machine.display.scanOut();
    return { width, height, pixels: pixels.slice(), palette: palette.slice() };
  }

  pixels(): Uint8Array {
    return this.frame().pixels;
  }

  /** The smallest rectangle around the pixels in which the screen differs from an earlier picture, null where in none. */
  changedSince(before: Uint8Array): Rect | null {
    const { width, height, pixels } = this.frame();
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let at = 0; at < pixels.length; at++) {
      if (pixels[at] === before[at]) continue;
      left = Math.min(left, at % width);
      right = Math.max(right, at % width);
      top = Math.min(top, Math.floor(at / width));
      bottom = Math.max(bottom, Math.floor(at / width));
    }
    return right < 0 ? null : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
  }

  /** Whether a text stands on the screen, black on white in the system font. */
  shows(text: string): boolean {
    const { width, height, pixels } = this.frame();
    const glyphs = glyphPixels(faceOfCell(RESOURCES.fonts, this.gem.vdi.cell), text, width);
    const { w, h } = this.gem.vdi.cell;
    for (let y = 0; y + h <= height; y++) {
      for (let x = 0; x + text.length * w <= width; x++) {
        if (glyphs.every(({ offset, ink }) => pixels[y * width + x + offset] === ink)) return true;
      }
    }
    return false;
  }

  /** Plays moves and shows what comes of each. */
  play(moves: string): void {
    for (const text of moves.trim().split(/\s+/)) {
      this.core.play(move(this.core, text));
      this.screen.show(this.core.view());
    }
  }

  /** The number of a pile. */
  pile(id: string): number {
    return this.core.view().game.pileIds.indexOf(id);
  }

  /** The cards of a pile on the screen, bottom first; the place of an empty one. */
  cards(id: string): readonly Rect[] {
    const { cards, first } = this.screen.places()[this.pile(id)];
    return cards.length > 0 ? cards : [first];
  }

  /** The rectangle around a pile. */
  extent(id: string): Rect {
    return this.cards(id).reduce(union);
  }
}

/** The pixels of a text by their distance from its upper left corner, those with ink first. */
function glyphPixels(
  font: BitmapFont,
  text: string,
  width: number,
): readonly { readonly offset: number; readonly ink: number }[] {
  const pixels: { offset: number; ink: number }[] = [];
  for (const [k, code] of atariText(text).entries()) {
    for (let row = 0; row < font.cellHeight; row++) {
      const bits = font.rows[code * font.cellHeight + row];
      for (let column = 0; column < font.cellWidth; column++) {
        pixels.push({ offset: row * width + k * font.cellWidth + column, ink: (bits >> (7 - column)) & 1 });
      }
    }
  }
  return pixels.sort((a, b) => b.ink - a.ink);
}

/** Begins the game that a golden frame shows half way. */
export function playHalfWay(core: Core, game: keyof typeof HALF_WAY & string): void {
  const { deal, moves } = HALF_WAY[game];
  core.deal(game, {}, deal);
  play(core, moves.trim());
}
