import type { BitmapFont } from '../../formats/font.ts';

/** Faces that a workstation writes with: that of the screen mode, and all that vst_point and vst_height choose from. */
export interface FontSet {
  readonly system: BitmapFont;
  /** Default: the system face alone. */
  readonly faces?: readonly BitmapFont[];
}

/** A face in one of the sizes in which it is drawn; lengths in pixels. */
export interface TextSize {
  readonly face: BitmapFont;
  /** 2 draws every pixel of the face as a square of four. */
  readonly scale: 1 | 2;
  readonly points: number;
  readonly charWidth: number;
  /** From the base line to the top of the cell, as vst_height counts it. */
  readonly charHeight: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** Points of the ST's faces by the height of their cells (FIDELITY §1.5); doubled faces have twice as many. */
const POINTS_OF_CELL = new Map([
  [6, 8],
  [8, 9],
  [16, 10],
]);

/** A face in its own size or doubled (FIDELITY §1.5). */
export function textSize(face: BitmapFont, scale: 1 | 2 = 1): TextSize {
  const { cellWidth, cellHeight, ascentRow } = face;
  return {
    face,
    scale,
    points: (POINTS_OF_CELL.get(cellHeight) ?? cellHeight) * scale,
    charWidth: (cellWidth - 1) * scale,
    charHeight: ascentRow * scale + (scale - 1),
    cellWidth: cellWidth * scale,
    cellHeight: cellHeight * scale,
  };
}

/** All sizes of a set of faces: first the faces as they are, then doubled. */
export function textSizes({ system, faces = [system] }: FontSet): readonly TextSize[] {
  return ([1, 2] as const).flatMap((scale) => faces.map((face) => textSize(face, scale)));
}

/**
 * The largest size that does not exceed a limit, or where all do the smallest one. Of equal ones the first is taken, so
 * a face that is not doubled goes before a doubled one.
 */
export function largestWithin(sizes: readonly TextSize[], measure: 'points' | 'charHeight', limit: number): TextSize {
  const fitting = sizes.filter((size) => size[measure] <= limit);
  if (fitting.length > 0) return fitting.reduce((best, size) => (size[measure] > best[measure] ? size : best));
  return sizes.reduce((best, size) => (size[measure] < best[measure] ? size : best));
}
