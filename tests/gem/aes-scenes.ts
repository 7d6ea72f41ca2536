import type { MenuEntry, MenuTitle, MenuTree } from '../../host/gem/aes/menu-tree.ts';
import {
  OB_FLAG,
  OB_STATE,
  type ObjectKind,
  type ObjectSource,
  type ObjectTree,
  objectTree,
} from '../../host/gem/aes/objects.ts';
import type { Mfdb } from '../../host/gem/vdi/mfdb.ts';
import type { Rect } from '../../host/gem/vdi/rect.ts';

/** The drawings of the reference captures' program, declared for our AES (gem-reference, scenes.c). */

const CELL_W = 8;
const CELL_H = 16;

/** A menu of the captures, as wide as there; the first one has no entries for accessories, because none are loaded. */
function title(text: string, columns: number, lines: readonly string[]): MenuTitle {
  const items = lines.map((line, i): MenuEntry => {
    if (line === '-') return { separator: true };
    return { id: `${text}-${i}`, text: line.padEnd(columns - 3) };
  });
  return { text, items };
}

export const CAPTURED_MENU: MenuTree = {
  titles: [
    title(' Desk ', 20, ['Über Oracle...']),
    title(' Datei ', 18, ['Öffnen...    ^O', 'Sichern', 'Sichern als...', '-', 'Ende       ^Q']),
    title(' Spiel ', 16, ['Neu', 'Rückgängig', '-', 'Hinweise', 'Statistik']),
    title(' Optionen ', 16, ['Ton', 'Maus', 'Größe']),
  ],
};

/** A rectangle in character cells. */
function cells(x: number, y: number, w: number, h: number): Rect {
  return { x: x * CELL_W, y: y * CELL_H, w: w * CELL_W, h: h * CELL_H };
}

function field(text: string, template: string, valid: string, rect: Rect, boxed: boolean): ObjectSource {
  const ted = { text, template, valid, just: 'left', color: 0x1180, thickness: -1 } as const;
  return { type: boxed ? 'G_FBOXTEXT' : 'G_FTEXT', ted, flags: OB_FLAG.EDITABLE, ...rect };
}

function button(text: string, flags: number, state: number, rect: Rect): ObjectSource {
  return { type: 'G_BUTTON', text, flags, state, ...rect };
}

/** The dialog of the captures dlga and dlgb; the name field is object 2, the OK button object 17. */
export function capturedDialog(): ObjectTree {
  const { SELECTABLE, RBUTTON, TOUCHEXIT, EXIT, DEFAULT } = OB_FLAG;
  const radio = SELECTABLE | RBUTTON;
  return objectTree({
    ...{ type: 'G_BOX', thickness: 2, color: 0x1100, state: OB_STATE.OUTLINED, ...cells(0, 0, 46, 18) },
    children: [
      { type: 'G_STRING', text: 'Dialog mit Feldern und Knöpfen', ...cells(2, 1, 29, 1) },
      field('Meier', 'Name: ________________', 'X'.repeat(16), cells(2, 3, 22, 1), false),
      field('1234', 'Zahl: ____', '9999', cells(2, 4, 10, 1), false),
      field('', 'Datum: __.__.__', '999999', cells(2, 6, 15, 1), true),
      { type: 'G_STRING', text: 'Stufe:', ...cells(2, 8, 6, 1) },
      {
        ...{ type: 'G_IBOX', thickness: 0, color: 0x1100, ...cells(9, 8, 34, 1) },
        children: [
          button('leicht', radio, OB_STATE.SELECTED, cells(0, 0, 10, 1)),
          button('mittel', radio, 0, cells(12, 0, 10, 1)),
          button('schwer', radio, OB_STATE.DISABLED, cells(24, 0, 10, 1)),
        ],
      },
      button('wählbar', SELECTABLE, 0, cells(2, 10, 10, 1)),
      button('Haken', SELECTABLE, OB_STATE.CHECKED, cells(14, 10, 10, 1)),
      button('Schatten', SELECTABLE, OB_STATE.SHADOWED, cells(26, 10, 10, 1)),
      button('Touch', SELECTABLE | TOUCHEXIT, 0, cells(2, 12, 10, 1)),
      { type: 'G_STRING', text: 'gesperrter Text', state: OB_STATE.DISABLED, ...cells(14, 12, 15, 1) },
      {
        ...{ type: 'G_BOXCHAR', char: '\x01', thickness: -1, color: 0x1100 },
        ...{ flags: SELECTABLE | TOUCHEXIT, ...cells(40, 12, 2, 1) },
      },
      button('Abbruch', SELECTABLE | EXIT, 0, cells(22, 15, 10, 1)),
      button('OK', SELECTABLE | EXIT | DEFAULT, 0, cells(34, 15, 10, 1)),
    ],
  });
}

/** Squares inside each other, 32x32 pixels: the picture of the captures. */
export function squares(): Mfdb {
  const words = new Uint16Array(64);
  for (let y = 0; y < 32; y++) {
    for (let x = 0; x < 32; x++) {
      const ring = Math.min(x, y, 31 - x, 31 - y);
      if (ring % 2 === 0) words[y * 2 + (x >> 4)] |= 0x8000 >> (x & 15);
    }
  }
  return { words, width: 32, height: 32, planes: 1, wordsPerLine: 2, standard: true };
}

/** All pixels set, 32x32. */
function solid(): Mfdb {
  return { ...squares(), words: new Uint16Array(64).fill(0xffff) };
}

type Shown = ObjectKind & { readonly flags?: number; readonly state?: number };

function shown(what: Shown, x: number, y: number, w: number, h: number): ObjectSource {
  return { ...what, x, y, w, h };
}

/** Boxes of every border and state, patterns, buttons and strings: the objects of the capture obj1. */
export function capturedBoxes(): ObjectSource[] {
  const objects: ObjectSource[] = [];
  const rowStates = [0, OB_STATE.OUTLINED, OB_STATE.SHADOWED, OB_STATE.SELECTED];
  for (let i = 0; i < 9; i++) {
    rowStates.forEach((state, row) => {
      const box = { type: 'G_BOX', thickness: i - 4, color: 0x1100, state } as const;
      objects.push(shown(box, 20 + i * 68, 20 + row * 50, 40, 24));
    });
  }
  for (let pattern = 0; pattern < 8; pattern++) {
    for (const fill of [0, 1]) {
      const box = { type: 'G_BOX', thickness: 1, color: 0x1180 | (pattern << 4) | fill } as const;
      objects.push(shown(box, 20 + pattern * 76, 230 + fill * 30, 64, 24));
    }
  }
  const flags = [0, 1, 5, 7, 0x41, 0x11, 1, 1];
  const states = [0, 0, 0, 0, 0, 1, 8, 9];
  flags.forEach((flag, i) => {
    objects.push(
      shown(button(i === 3 ? 'Default' : 'Knopf', flag, states[i], cells(0, 0, 0, 0)), 20 + i * 76, 300, 64, 16),
    );
  });
  [0, 1, 2, 4, 8, 16, 32, 17].forEach((state, i) => {
    objects.push(shown(button('Status', OB_FLAG.SELECTABLE, state, cells(0, 0, 0, 0)), 20 + i * 76, 330, 64, 20));
  });
  [0, 1, 2, 4, 8, 9].forEach((state, i) => {
    objects.push(shown({ type: 'G_STRING', text: 'String', state }, 20 + i * 100, 362, 48, 16));
  });
  return objects;
}

function boxText(text: string, thickness: number, state: number): Shown {
  const ted = { text, template: '', valid: '', just: 'centre', color: 0x1180, thickness } as const;
  return { type: 'G_BOXTEXT', ted, state };
}

/** Pictures, icons, boxed text and gadget signs: the objects of the capture obj2. */
export function capturedPictures(): ObjectSource[] {
  const objects: ObjectSource[] = [];
  [0, 1, 8].forEach((state, i) => {
    objects.push(shown({ type: 'G_IMAGE', image: { form: squares(), color: 1 }, state }, 20 + 60 * i, 20, 32, 32));
  });
  const icon = {
    ...{ mask: solid(), form: squares(), label: 'ICON.PRG', foreground: 1, background: 0 },
    ...{ iconRect: { x: 20, y: 0, w: 32, h: 32 }, labelRect: { x: 0, y: 32, w: 72, h: 8 } },
  };
  [0, 1, 8, 0, 1].forEach((state, i) => {
    objects.push(shown({ type: 'G_ICON', icon, state }, 20 + 90 * i, 70, 72, 40));
  });
  const centred = {
    text: 'Text zentriert',
    template: '',
    valid: '',
    just: 'centre',
    color: 0x1180,
    thickness: 0,
  } as const;
  objects.push(shown(boxText('BoxText klein', -1, 0), 20, 130, 120, 10));
  objects.push(shown(boxText('BoxText', 1, 0), 160, 130, 72, 16));
  objects.push(shown({ type: 'G_TEXT', ted: centred }, 20, 150, 160, 16));
  objects.push(shown({ type: 'G_TITLE', text: 'Titel' }, 200, 150, 40, 16));
  objects.push(shown({ type: 'G_TITLE', text: 'Titel', state: 1 }, 250, 150, 40, 16));
  [0, 1, 8, 0x20, 0x10, 4, 2, 9].forEach((state, i) => {
    objects.push(shown(boxText('BoxText', 1, state), 10 + i * 78, 200, 60, 16));
  });
  for (let code = 1; code < 8; code++) {
    const sign = { type: 'G_BOXCHAR', char: String.fromCharCode(code), thickness: 1, color: 0x1100 } as const;
    objects.push(shown(sign, 20 + (code - 1) * 60, 250, 19, 19));
  }
  return objects;
}
