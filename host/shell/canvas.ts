import type { Display } from '../hardware/display.ts';
import { paintRgba } from '../hardware/rgba.ts';
import { type Fit, type Placement, placePicture, type Size, screenPixel } from './scale.ts';

interface Drawable {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** A canvas and its context; one without would be a browser that cannot show this page. */
function drawable(width: number, height: number): Drawable {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('this browser has no 2D canvas');
  return { canvas, context };
}

/**
 * The size of a box in device pixels: what the browser snapped it to, where it says so. Some browsers do not say, and
 * some say it in CSS pixels while they imitate another device; then the sizes do not agree.
 */
function deviceSize(box: ResizeObserverSize, snapped: ResizeObserverSize | undefined): Size {
  const width = box.inlineSize * devicePixelRatio;
  const height = box.blockSize * devicePixelRatio;
  const agrees = (a: number, b: number): boolean => Math.abs(a - b) <= 1;
  return snapped !== undefined && agrees(snapped.inlineSize, width) && agrees(snapped.blockSize, height)
    ? { width: snapped.inlineSize, height: snapped.blockSize }
    : { width: Math.floor(width), height: Math.floor(height) };
}

/**
 * Shows a machine's display in a room of the page. The canvas has one pixel for each device pixel that it covers and
 * lies on the device's grid, at every device pixel ratio. Nothing is drawn, and no animation frame asked for, while the
 * display does not change.
 */
export class Presenter {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #display: Display;
  readonly #room: HTMLElement;
  /** The picture in the machine's own pixels. */
  readonly #native: Drawable;
  /** The picture after the first, sharp step; null where there is no second one. */
  #enlarged: Drawable | null = null;
  readonly #image: ImageData;
  readonly #colours: Uint32Array;
  readonly #observer: ResizeObserver;
  readonly #endReports: () => void;
  #fit: Fit;
  #roomSize: Size = { width: 1, height: 1 };
  #placement: Placement;
  /** Number of the animation frame that is asked for, 0 for none. */
  #request = 0;

  /**
   * @param room element that the canvas is put into; it must be positioned, and its size must not depend on its content
   */
  constructor(display: Display, room: HTMLElement, fit: Fit) {
    this.#display = display;
    this.#room = room;
    this.#fit = fit;
    ({ canvas: this.canvas, context: this.#context } = drawable(1, 1));
    this.#native = drawable(display.width, display.height);
    this.#image = this.#native.context.createImageData(display.width, display.height);
    this.#colours = new Uint32Array(this.#image.data.buffer);
    this.#placement = placePicture(display, this.#roomSize, fit);
    this.canvas.className = 'screen';
    room.append(this.canvas);
    this.#observer = new ResizeObserver((entries) => this.#resize(entries[entries.length - 1]));
    try {
      this.#observer.observe(room, { box: 'device-pixel-content-box' });
    } catch {
      this.#observer.observe(room);
    }
    this.#endReports = display.onChange(() => this.#requestFrame());
  }

  /** Whether the picture keeps to whole device pixels or fills its room. */
  setFit(fit: Fit): void {
    this.#fit = fit;
    this.#place();
  }

  /** The screen pixel under a point of the window; the nearest one where the point is beside the screen. */
  toScreen(clientX: number, clientY: number): { x: number; y: number } {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    return {
      x: screenPixel(clientX - left, width, this.#display.width),
      y: screenPixel(clientY - top, height, this.#display.height),
    };
  }

  /** Takes the canvas away and stops listening to the display. */
  close(): void {
    this.#endReports();
    this.#observer.disconnect();
    cancelAnimationFrame(this.#request);
    this.canvas.remove();
  }

  #requestFrame(): void {
    if (this.#request !== 0) return;
    this.#request = requestAnimationFrame(() => {
      this.#request = 0;
      this.#draw();
    });
  }

  #resize({ contentBoxSize, devicePixelContentBoxSize }: ResizeObserverEntry): void {
    this.#roomSize = deviceSize(contentBoxSize[0], devicePixelContentBoxSize?.[0]);
    this.#place();
  }

  /**
   * Gives the canvas a pixel for each device pixel that it covers and puts its corner on one, wherever the room begins.
   * The way from CSS pixels to device pixels is a transformation, because browsers round layout, but not transformations.
   */
  #place(): void {
    const placement = placePicture(this.#display, this.#roomSize, this.#fit);
    const ratio = devicePixelRatio;
    const room = this.#room.getBoundingClientRect();
    const left = Math.round(room.left * ratio + placement.left) / ratio - room.left;
    const top = Math.round(room.top * ratio + placement.top) / ratio - room.top;
    this.canvas.width = placement.width;
    this.canvas.height = placement.height;
    this.canvas.style.width = `${placement.width}px`;
    this.canvas.style.height = `${placement.height}px`;
    this.canvas.style.transform = `translate(${left}px, ${top}px) scale(${1 / ratio})`;
    this.#placement = placement;
    const { factorX, factorY, smooth } = placement;
    const { width, height } = this.#display;
    this.#enlarged = smooth ? drawable(width * factorX, height * factorY) : null;
    this.#draw();
  }

  #draw(): void {
    paintRgba(this.#display.scanOut(), this.#colours);
    this.#native.context.putImageData(this.#image, 0, 0);
    const { width, height } = this.#placement;
    const context = this.#context;
    const enlarged = this.#enlarged;
    if (enlarged === null) {
      context.imageSmoothingEnabled = false;
      context.drawImage(this.#native.canvas, 0, 0, width, height);
      return;
    }
    enlarged.context.imageSmoothingEnabled = false;
    enlarged.context.drawImage(this.#native.canvas, 0, 0, enlarged.canvas.width, enlarged.canvas.height);
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.drawImage(enlarged.canvas, 0, 0, width, height);
  }
}
