export type { KeyStroke } from './key-stroke.ts';

/** One picture of a screen: indexed pixels and the colours they stand for. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** `width * height` indices into the palette, row by row from the top left. */
  readonly pixels: Uint8Array;
  /** Colours as 0xRRGGBB. */
  readonly palette: Uint32Array;
}

/** The picture output of a machine. */
export interface Display {
  /** Size in the machine's own pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Shape of a pixel, `x` wide to `y` high in whole numbers, and the least size that it is shown in. 1:1 and 2:2 are
   * square.
   */
  readonly pixelAspect: { readonly x: number; readonly y: number };
  /** Pictures a second of the original machine. */
  readonly refreshHz: number;
  /**
   * The present picture. Marks the start of a new change burst. The arrays belong to the display and are reused by the
   * next call; whoever keeps a frame copies it.
   */
  scanOut(): Frame;
  /**
   * Reports that the picture became different from the last one scanned out: once per burst of changes, from within the
   * first change.
   *
   * @returns a function that ends the reports
   */
  onChange(listener: () => void): () => void;
}
