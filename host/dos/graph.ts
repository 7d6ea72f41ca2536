import { cp437Text } from '../formats/cp437-charset.ts';
import type { IbmPc } from '../hardware/pc/machine.ts';
import { CHARACTER_LINES, LINE_BYTES } from '../hardware/pc/scanout.ts';
import { GRAPHICS_SEGMENT, PAGE_BYTES, setStartAddress, VIDEO_MODE } from '../hardware/pc/video-modes.ts';
import { type Area, bitsBetween, intersect } from './area.ts';
import { type DrawMode, EgaBrush } from './ega-brush.ts';
import { type EgaPicture, emptyPicture, shifted } from './picture.ts';

/** One of the two pages of the screen. */
export type Page = 0 | 1;

/** A fill pattern of eight lines of eight pixels, bit 7 left; it lies fast on the screen. */
export type FillPattern = readonly number[];

/** Pixels of a character cell. */
export const CHARACTER: { readonly w: number; readonly h: number } = { w: 8, h: CHARACTER_LINES };

/** Runs before anything is drawn into a part of a page: where the mouse pointer gets out of the way. */
export type BeforeDrawing = (page: Page, area: Area) => void;

/**
 * Drawing on the EGA's 640x350 pixels in 16 colours, with the means that programs of the time had in their graphics
 * library (Borland Graphics Interface): bars, lines, pictures, text, two pages. What lies outside the clip rectangle is
 * not drawn.
 */
export class Graph {
  readonly whole: Area;
  readonly #pc: IbmPc;
  readonly #brush: EgaBrush;
  #clip: Area;
  #active: Page = 0;
  #visual: Page = 0;
  #before: BeforeDrawing = () => undefined;

  /** Sets the graphics mode: both pages are black. */
  constructor(pc: IbmPc) {
    this.#pc = pc;
    pc.setVideoMode(VIDEO_MODE.graphics);
    this.whole = { x: 0, y: 0, w: pc.ega.width, h: pc.ega.height };
    this.#clip = this.whole;
    this.#brush = new EgaBrush(pc.ega);
  }

  /** The page that is drawn on. */
  get activePage(): Page {
    return this.#active;
  }

  setActivePage(page: Page): void {
    this.#active = page;
  }

  /** The page that is shown. */
  get visualPage(): Page {
    return this.#visual;
  }

  setVisualPage(page: Page): void {
    if (page === this.#visual) return;
    this.#before(this.#visual, this.whole);
    this.#visual = page;
    setStartAddress(this.#pc.ega, page * PAGE_BYTES);
  }

  /** Puts a call before all drawing, in the place of an earlier one. */
  beforeDrawing(before: BeforeDrawing): void {
    this.#before = before;
  }

  /** Null is the whole screen; a rectangle beside the screen leaves nothing to draw on. */
  setClip(area: Area | null): void {
    this.#clip = area === null ? this.whole : (intersect(area, this.whole) ?? { x: 0, y: 0, w: 0, h: 0 });
  }

  /** Draws on a page without a clip rectangle, and goes back to the present page and clip. */
  onWholePage(page: Page, draw: () => void): void {
    const active = this.#active;
    const clip = this.#clip;
    this.#active = page;
    this.#clip = this.whole;
    draw();
    this.#active = active;
    this.#clip = clip;
  }

  /** Fills a rectangle with a colour. */
  bar(area: Area, colour: number, mode: DrawMode = 'replace'): void {
    this.#fill(area, colour, mode, null);
  }

  /** Fills a rectangle with a pattern in two colours; a ground of null stays as it is. */
  patternBar(area: Area, pattern: FillPattern, colour: number, ground: number | null): void {
    if (ground !== null) this.bar(area, ground);
    this.#fill(area, colour, 'replace', pattern);
  }

  /** Turns a rectangle round in its colours: white is black. Done twice it is as before. */
  invert(area: Area, colour = 15): void {
    this.bar(area, colour, 'xor');
  }

  /** A frame of one pixel along the inner edge of a rectangle. */
  rectangle({ x, y, w, h }: Area, colour: number, mode: DrawMode = 'replace'): void {
    this.bar({ x, y, w, h: 1 }, colour, mode);
    if (h > 1) this.bar({ x, y: y + h - 1, w, h: 1 }, colour, mode);
    this.bar({ x, y: y + 1, w: 1, h: h - 2 }, colour, mode);
    if (w > 1) this.bar({ x: x + w - 1, y: y + 1, w: 1, h: h - 2 }, colour, mode);
  }

  /** A line of one pixel with both its ends. */
  line(x1: number, y1: number, x2: number, y2: number, colour: number, mode: DrawMode = 'replace'): void {
    const width = Math.abs(x2 - x1);
    const height = Math.abs(y2 - y1);
    const steps = Math.max(width, height);
    for (let step = 0; step <= steps; step++) {
      const part = steps === 0 ? 0 : step / steps;
      const x = Math.round(x1 + (x2 - x1) * part);
      const y = Math.round(y1 + (y2 - y1) * part);
      this.bar({ x, y, w: 1, h: 1 }, colour, mode);
    }
  }

  putPixel(x: number, y: number, colour: number): void {
    this.bar({ x, y, w: 1, h: 1 }, colour);
  }

  /** Colour of a pixel; 0 beside the screen. */
  getPixel(x: number, y: number): number {
    const { planes } = this.getImage({ x, y, w: 1, h: 1 });
    return planes.reduce((value, bytes, plane) => value | ((bytes[0] >> 7) << plane), 0);
  }

  /** A text from a pixel to the right, in code page 437; a ground of null lets the screen show through. */
  text(x: number, y: number, text: string, colour: number, ground: number | null = null): void {
    const codes = cp437Text(text);
    if (ground !== null) this.bar({ x, y, w: codes.length * CHARACTER.w, h: CHARACTER.h }, ground);
    const visible = this.#open({ x, y, w: codes.length * CHARACTER.w, h: CHARACTER.h });
    if (visible === null) return;
    this.#brush.inColour(colour, 'replace', () => {
      codes.forEach((code, i) => {
        this.#character(code, x + i * CHARACTER.w, y, visible);
      });
    });
  }

  /** Draws a picture with its upper left corner at a pixel; pixels that its mask leaves out stay as they are. */
  putImage(picture: EgaPicture, x: number, y: number, mode: DrawMode = 'replace'): void {
    const { width, height, pitch, planes, mask } = picture;
    const visible = this.#open({ x, y, w: width, h: height });
    if (visible === null) return;
    const right = visible.x + visible.w;
    const shift = x & 7;
    this.#brush.planeByPlane(mode, (plane) => {
      for (let line = visible.y; line < visible.y + visible.h; line++) {
        const first = (line - y) * pitch;
        for (let byte = visible.x >> 3; byte <= (right - 1) >> 3; byte++) {
          const own = byte - (x >> 3);
          const bits = shifted(mask, first, pitch, own, shift) & bitsBetween(byte, visible.x, right);
          this.#brush.put(this.#address(byte, line), 1, bits, shifted(planes[plane], first, pitch, own, shift));
        }
      }
    });
  }

  /** A copy of a rectangle of the active page. What lies beside the screen does not show when it is drawn. */
  getImage(area: Area): EgaPicture {
    const picture = emptyPicture(area.w, area.h);
    const readable = intersect(area, this.whole);
    if (readable === null) return picture;
    this.#before(this.#active, readable);
    const right = readable.x + readable.w;
    const shift = area.x & 7;
    const address = (line: number): number => this.#address(area.x >> 3, area.y + line);
    const eachByte = (work: (at: number, byte: number, line: number, bits: number) => void): void => {
      for (let line = readable.y - area.y; line < readable.y - area.y + readable.h; line++) {
        for (let byte = 0; byte < picture.pitch; byte++) {
          const bits = bitsBetween(byte, readable.x - area.x, right - area.x);
          if (bits !== 0) work(line * picture.pitch + byte, byte, line, bits);
        }
      }
    };
    eachByte((at, _byte, _line, bits) => {
      picture.mask[at] = bits;
    });
    this.#brush.readPlanes((plane) => {
      eachByte((at, byte, line, bits) => {
        const left = this.#brush.memory.read(address(line) + byte);
        const next = shift === 0 ? 0 : this.#brush.memory.read(address(line) + byte + 1);
        picture.planes[plane][at] = ((((left << 8) | next) << shift) >> 8) & bits;
      });
    });
    return picture;
  }

  /** Copies a rectangle, widened to whole bytes, from one page to the same place of the other. */
  copyToPage(area: Area, from: Page, to: Page): void {
    const visible = intersect(area, this.whole);
    if (visible === null) return;
    const first = visible.x >> 3;
    const count = ((visible.x + visible.w - 1) >> 3) + 1 - first;
    const widened = { x: first * 8, y: visible.y, w: count * 8, h: visible.h };
    this.#before(from, widened);
    this.#before(to, widened);
    this.#brush.throughLatches(() => {
      for (let line = visible.y; line < visible.y + visible.h; line++) {
        const place = GRAPHICS_SEGMENT + line * LINE_BYTES + first;
        this.#brush.memory.copy(place + from * PAGE_BYTES, place + to * PAGE_BYTES, count);
      }
    });
  }

  #fill(area: Area, colour: number, mode: DrawMode, pattern: FillPattern | null): void {
    const visible = this.#open(area);
    if (visible === null) return;
    const right = visible.x + visible.w;
    const first = visible.x >> 3;
    const last = (right - 1) >> 3;
    const leftBits = bitsBetween(first, visible.x, right);
    const rightBits = bitsBetween(last, visible.x, right);
    this.#brush.inColour(colour, mode, () => {
      for (let line = visible.y; line < visible.y + visible.h; line++) {
        const bits = pattern === null ? 0xff : pattern[line % pattern.length];
        const address = this.#address(first, line);
        this.#brush.put(address, 1, bits & leftBits, 0);
        this.#brush.put(address + 1, last - first - 1, bits, 0);
        if (last > first) this.#brush.put(address + last - first, 1, bits & rightBits, 0);
      }
    });
  }

  #character(code: number, x: number, y: number, visible: Area): void {
    const { characters } = this.#pc;
    const shift = x & 7;
    const byte = x >> 3;
    const right = visible.x + visible.w;
    const leftBits = bitsBetween(byte, visible.x, right);
    const rightBits = bitsBetween(byte + 1, visible.x, right);
    for (let line = Math.max(y, visible.y); line < Math.min(y + CHARACTER.h, visible.y + visible.h); line++) {
      const bits = (characters[code * CHARACTER.h + line - y] << 8) >> shift;
      const address = this.#address(byte, line);
      this.#brush.put(address, 1, (bits >> 8) & leftBits, 0);
      this.#brush.put(address + 1, 1, bits & rightBits & 0xff, 0);
    }
  }

  /** The part of a rectangle that is drawn; whatever must get out of the way has done so. */
  #open(area: Area): Area | null {
    const visible = intersect(area, this.#clip);
    if (visible !== null) this.#before(this.#active, visible);
    return visible;
  }

  #address(byte: number, line: number): number {
    return GRAPHICS_SEGMENT + this.#active * PAGE_BYTES + line * LINE_BYTES + byte;
  }
}
