import type { Rect } from '../vdi/rect.ts';
import {
  OB_FLAG,
  OB_STATE,
  type ObjectKind,
  type ObjectSource,
  type ObjectTree,
  objectTree,
  type TedInfo,
} from './objects.ts';

/** Lines of the list of files. */
export const LIST_ROWS = 9;

/** Drives that the box has room for: A to P. */
export const DRIVE_LETTERS = 'ABCDEFGHIJKLMNOP';

/** Stands before the name of a folder. */
const FOLDER_SIGN = '\x07';

/** What is written in the box. */
export interface FileSelectorWords {
  readonly title: string;
  readonly path: string;
  readonly name: string;
  readonly drive: string;
  readonly ok: string;
  readonly cancel: string;
}

/** The words of the German TOS 1.04 (FIDELITY §0). */
export const GERMAN_WORDS: FileSelectorWords = {
  title: 'OBJEKT AUSWAHL',
  path: 'INDEX:',
  name: 'AUSWAHL:',
  drive: 'LAUFWERK:',
  ok: 'OK',
  cancel: 'ABBRUCH',
};

/** Numbers of the objects. */
export const FS_OBJECT = {
  title: 1,
  path: 3,
  name: 5,
  closer: 7,
  mask: 8,
  drives: 9,
  firstDrive: 10,
  list: 26,
  firstRow: 27,
  bar: 36,
  downArrow: 37,
  track: 38,
  slider: 39,
  upArrow: 40,
  ok: 41,
  cancel: 42,
} as const;

/** Cells of the slider's track from one arrow to the other. */
const TRACK_CELLS = 7;

const WHITE_BOX = 0x1100;
const WHITE_CLOSER = 0x1101;
const DOTTED_TITLE = 0x11a1;
const TRACK = 0x1111;
const TITLE_TEXT = 0x1180;

const NAME_PLACES = 8;
const ENDING_PLACES = 3;
const PATH_PLACES = 37;
const ROW_TEMPLATE = `_ ${'_'.repeat(NAME_PLACES)}.${'_'.repeat(ENDING_PLACES)} `;

type Cell = { readonly w: number; readonly h: number };
type Kind = ObjectKind & { readonly flags?: number; readonly state?: number };

/** A length in character cells and pixels. */
type Length = readonly [cells: number, pixels: number];

function place(cell: Cell, x: Length, y: Length, w: Length, h: Length): Rect {
  const pixels = ([cells, more]: Length, unit: number): number => cells * unit + more;
  return { x: pixels(x, cell.w), y: pixels(y, cell.h), w: pixels(w, cell.w), h: pixels(h, cell.h) };
}

function cells(cell: Cell, x: number, y: number, w: number, h: number): Rect {
  return place(cell, [x, 0], [y, 0], [w, 0], [h, 0]);
}

function text(type: 'G_TEXT' | 'G_BOXTEXT' | 'G_FBOXTEXT', ted: Partial<TedInfo>, flags = 0): Kind {
  const plain = { text: '', template: '', valid: '', just: 'left', color: WHITE_BOX, thickness: 0 } as const;
  return { type, ted: { ...plain, ...ted }, flags };
}

function sign(char: string, thickness: number, color: number, flags: number, state = 0): Kind {
  return { type: 'G_BOXCHAR', char, thickness, color, flags, state };
}

/**
 * The box of the file selector in the geometry of TOS 1.04's German resource (FIDELITY §0). Its fields, rows, drives and
 * slider are filled in by `file-selector.ts`.
 */
export function fileSelectorTree(cell: Cell, words: FileSelectorWords): ObjectTree {
  const { SELECTABLE, EXIT, DEFAULT, EDITABLE, TOUCHEXIT } = OB_FLAG;
  const path = text('G_FBOXTEXT', { template: '_'.repeat(PATH_PLACES), valid: 'P' }, EDITABLE);
  const template = `${'_'.repeat(NAME_PLACES)}.${'_'.repeat(ENDING_PLACES)}`;
  const name = text('G_FBOXTEXT', { template, valid: 'F' }, EDITABLE);
  const centred = { just: 'centre', color: TITLE_TEXT } as const;
  const label = (caption: string): Kind => ({ type: 'G_STRING', text: caption });
  return objectTree({
    ...{ type: 'G_BOX', thickness: 2, color: WHITE_BOX, state: OB_STATE.OUTLINED, ...cells(cell, 0, 0, 40, 19) },
    children: [
      { ...text('G_TEXT', { ...centred, text: words.title }), ...place(cell, [5, 2], [0, 6], [30, 0], [1, 0]) },
      { ...label(words.path), ...place(cell, [1, 0], [1, 6], [6, 0], [1, 0]) },
      { ...path, ...place(cell, [1, 1], [3, 1], [37, 0], [1, 0]) },
      { ...label(words.name), ...place(cell, [3, 0], [4, 4], [8, 7], [1, 7]) },
      { ...name, ...place(cell, [12, 3], [4, 7], [12, 0], [1, 0]) },
      { ...label(words.drive), ...place(cell, [26, 7], [5, 0], [9, 0], [1, 0]) },
      { ...sign('\x05', -1, WHITE_CLOSER, TOUCHEXIT), ...place(cell, [3, 1], [6, 0], [2, 0], [1, 0]) },
      {
        ...text('G_BOXTEXT', { just: 'centre', color: DOTTED_TITLE, thickness: -1 }, TOUCHEXIT),
        ...place(cell, [5, 3], [6, 0], [19, 4], [1, 0]),
      },
      { ...box(0, WHITE_BOX, 0), ...cells(cell, 27, 6, 10, 8), children: drives(cell) },
      { ...box(1, WHITE_BOX, TOUCHEXIT), ...cells(cell, 3, 7, 19, 11), children: rows(cell) },
      { ...box(1, WHITE_BOX, TOUCHEXIT), ...cells(cell, 22, 7, 3, 11), children: bar(cell) },
      button(cell, words.ok, SELECTABLE | EXIT | DEFAULT, 15),
      button(cell, words.cancel, SELECTABLE | EXIT, 17),
    ],
  });
}

function box(thickness: number, color: number, flags: number): Kind {
  return { type: 'G_BOX', thickness, color, flags };
}

function button(cell: Cell, caption: string, flags: number, row: number): ObjectSource {
  return { type: 'G_BUTTON', text: caption, flags, ...cells(cell, 27, row, 9, 1) };
}

function drives(cell: Cell): ObjectSource[] {
  const flags = OB_FLAG.SELECTABLE | OB_FLAG.EXIT | OB_FLAG.RBUTTON;
  return [...DRIVE_LETTERS].map((letter, i) => ({
    ...sign(letter, -1, WHITE_BOX, flags),
    ...cells(cell, (i & 1) * 5, i >> 1, 4, 1),
  }));
}

function rows(cell: Cell): ObjectSource[] {
  return Array.from({ length: LIST_ROWS }, (_, i) => ({
    ...text('G_FBOXTEXT', { template: ROW_TEMPLATE }, OB_FLAG.TOUCHEXIT),
    ...cells(cell, 2, 1 + i, 15, 1),
  }));
}

function bar(cell: Cell): ObjectSource[] {
  const { TOUCHEXIT } = OB_FLAG;
  return [
    { ...sign('\x02', 1, WHITE_BOX, TOUCHEXIT), ...cells(cell, 0, 9, 3, 2) },
    {
      ...{ ...box(1, TRACK, TOUCHEXIT), ...cells(cell, 0, 2, 3, TRACK_CELLS) },
      children: [{ ...box(1, WHITE_CLOSER, TOUCHEXIT), ...cells(cell, 0, 0, 3, TRACK_CELLS) }],
    },
    { ...sign('\x01', 1, WHITE_BOX, TOUCHEXIT), ...cells(cell, 0, 0, 3, 2) },
  ];
}

/** A name of up to 8 and 3 characters as a field holds it: `KARTE.IMG` is `KARTE   IMG`. */
export function fieldName(name: string): string {
  const [stem, ending = ''] = name.split('.');
  return ending === '' ? stem : `${stem.padEnd(NAME_PLACES)}${ending}`;
}

/** The reverse of {@link fieldName}. */
export function nameOfField(field: string): string {
  const stem = field.slice(0, NAME_PLACES).trimEnd();
  const ending = field.slice(NAME_PLACES).trimEnd();
  return ending === '' ? stem : `${stem}.${ending}`;
}

/** A line of the list as its field holds it; null is an empty line. */
export function rowText(entry: { readonly name: string; readonly folder: boolean } | null): string {
  const name = entry === null ? '' : fieldName(entry.name);
  return `${entry?.folder === true ? FOLDER_SIGN : ' '}${name.padEnd(NAME_PLACES + ENDING_PLACES)}`;
}
