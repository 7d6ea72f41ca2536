import { ALERT_ICONS, alertTree, parseAlert } from '../../gem/aes/alert.ts';
import { FS_OBJECT, fileSelectorTree, GERMAN_WORDS, LIST_ROWS, rowText } from '../../gem/aes/file-selector-tree.ts';
import { OB_FLAG, OB_STATE, type ObjectSource, type ObjectTree, objectTree } from '../../gem/aes/objects.ts';
import type { Rect } from '../../gem/vdi/rect.ts';
import { SCENE_MENU } from './menu-scenes.ts';
import { squares } from './pictures.ts';
import type { GemScene } from './stage.ts';

type Cell = { readonly w: number; readonly h: number };

/** Name, default button and text of the alerts. */
export const SCENE_ALERTS: readonly (readonly [name: string, defaultButton: number, text: string])[] = [
  ['at01', 1, '[1][Ein Hinweis.][ OK ]'],
  ['at02', 1, '[2][Willst Du das Spiel|wirklich beenden?][Ja|Nein]'],
  ['at03', 2, '[3][Fehler beim Lesen der|Datei KARTEN.IMG auf|Laufwerk A:][Abbruch|Nochmal|Weiter]'],
  ['at04', 1, '[0][Ohne Icon][OK]'],
  ['at05', 1, '[1][Zeile eins|Zeile zwei ist laenger|Zeile drei|Zeile vier|Zeile fünf][Weiter]'],
  ['at06', 3, '[0][kurz][Langer Kn.|Langer Kn2|Langer Kn3]'],
];

function alert([name, defaultButton, text]: (typeof SCENE_ALERTS)[number]): GemScene {
  return {
    name,
    draw(stage) {
      stage.aes.menu_bar(SCENE_MENU);
      const icons = new Map(ALERT_ICONS.map((icon) => [icon, squares()]));
      const { tree } = alertTree(parseAlert(text), defaultButton, stage.vdi.cell, icons);
      stage.aes.form_center(tree);
      stage.aes.objc_draw(tree);
      stage.shoot(name);
    },
  };
}

function field(text: string, template: string, valid: string, rect: Rect, boxed: boolean): ObjectSource {
  const ted = { text, template, valid, just: 'left', color: 0x1180, thickness: -1 } as const;
  return { type: boxed ? 'G_FBOXTEXT' : 'G_FTEXT', ted, flags: OB_FLAG.EDITABLE, ...rect };
}

function button(text: string, flags: number, state: number, rect: Rect): ObjectSource {
  return { type: 'G_BUTTON', text, flags, state, ...rect };
}

/** The dialog of the scenes; its name field is object 2, its OK button object 17. */
export function sceneDialog(cell: Cell): ObjectTree {
  const { SELECTABLE, RBUTTON, TOUCHEXIT, EXIT, DEFAULT } = OB_FLAG;
  const radio = SELECTABLE | RBUTTON;
  const cells = (x: number, y: number, w: number, h: number): Rect => ({
    x: x * cell.w,
    y: y * cell.h,
    w: w * cell.w,
    h: h * cell.h,
  });
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

/** The dialog with the cursor in its first and in its second field. */
const dialog: GemScene = {
  name: 'dlg',
  async draw(stage) {
    stage.aes.menu_bar(SCENE_MENU);
    const tree = sceneDialog(stage.vdi.cell);
    stage.aes.form_center(tree);
    stage.aes.objc_draw(tree);
    void stage.aes.form_do(tree, 2);
    await stage.aes.settle();
    stage.shoot('dlga');
    await stage.key('Tab');
    stage.shoot('dlgb');
  },
};

const FILES: readonly (readonly [name: string, folder: boolean])[] = [
  ['ORDNER1', true],
  ['SPIELE', true],
  ['ABC.PRG', false],
  ['BILD.PI3', false],
  ['KARTE.IMG', false],
  ['KARTE2.IMG', false],
  ['LIESMICH.TXT', false],
  ['REGELN.DOC', false],
  ['SCORE.DAT', false],
];
const CHOSEN_FILE = 4;
const CHOSEN_DRIVE = 2;
const DRIVES = 16;
const SLIDER_CELLS = 5;

/** The file selector of TOS 1.04 with a folder, as the scenes fill it in. Too wide for 40 columns. */
const fileSelector: GemScene = {
  name: 'fs104',
  draw(stage) {
    if (stage.width <= 320) return;
    stage.aes.menu_bar(SCENE_MENU);
    const tree = fileSelectorTree(stage.vdi.cell, GERMAN_WORDS);
    setText(tree, FS_OBJECT.path, 'C:\\FSEL\\*.*');
    setText(tree, FS_OBJECT.name, 'KARTE   IMG');
    setText(tree, FS_OBJECT.mask, '*.*');
    for (let row = 0; row < LIST_ROWS; row++) {
      const [name, folder] = FILES[row];
      setText(tree, FS_OBJECT.firstRow + row, rowText({ name, folder }));
    }
    for (let drive = CHOSEN_DRIVE + 1; drive < DRIVES; drive++) {
      tree[FS_OBJECT.firstDrive + drive].state = OB_STATE.DISABLED;
    }
    tree[FS_OBJECT.firstDrive + CHOSEN_DRIVE].state = OB_STATE.SELECTED;
    tree[FS_OBJECT.firstRow + CHOSEN_FILE].state = OB_STATE.SELECTED;
    tree[FS_OBJECT.slider].h = SLIDER_CELLS * stage.vdi.cell.h;
    stage.aes.form_center(tree);
    stage.aes.objc_draw(tree);
    stage.shoot('fs104');
  },
};

function setText(tree: ObjectTree, index: number, text: string): void {
  const object = tree[index];
  if ('ted' in object) object.ted.text = text;
}

export const formScenes: readonly GemScene[] = [...SCENE_ALERTS.map(alert), fileSelector, dialog];
