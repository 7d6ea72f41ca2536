import { WRITING_MODE } from '../vdi/logic-op.ts';
import type { Workstation } from '../vdi/workstation.ts';
import { cursorColumn, editField, type FieldKey, formattedText } from './edit-field.ts';
import { BLACK, clipped, fillSolid, inset } from './graphics.ts';
import { objc_draw } from './object-draw.ts';
import { objectRect } from './object-tree.ts';
import { NIL, OB_FLAG, OB_STATE, type ObjectTree, type TedInfo } from './objects.ts';
import { textPlace, useFont } from './text.ts';

/** The cursor reaches so far above and below the character cell (FIDELITY §1.2). */
const CURSOR_OVERHANG = 3;

/** Objects with editable text that can be operated, in the order of the tree. */
export function editableFields(tree: ObjectTree): number[] {
  return tree.flatMap((object, index) => {
    const shown = (object.flags & OB_FLAG.HIDETREE) === 0 && (object.state & OB_STATE.DISABLED) === 0;
    return (object.flags & OB_FLAG.EDITABLE) !== 0 && shown && tedOf(tree, index) !== null ? [index] : [];
  });
}

function tedOf(tree: ObjectTree, index: number): TedInfo | null {
  const object = tree[index];
  return object.type === 'G_FTEXT' || object.type === 'G_FBOXTEXT' ? object.ted : null;
}

/** The text cursor of a form: the field it is in and its place there (objc_edit). */
export class FieldCursor {
  readonly #vdi: Workstation;
  readonly #tree: ObjectTree;
  #field = NIL;
  #position = 0;

  constructor(vdi: Workstation, tree: ObjectTree) {
    this.#vdi = vdi;
    this.#tree = tree;
  }

  /** Number of the object that the cursor is in, NIL for none. */
  get field(): number {
    return this.#field;
  }

  /** Puts the cursor behind the text of a field (ED_INIT), or with NIL takes it away (ED_END). */
  moveTo(field: number): void {
    this.#invert();
    this.#field = field;
    this.#position = field === NIL ? 0 : (tedOf(this.#tree, field)?.text.length ?? 0);
    this.#invert();
  }

  /** Lets a key act on the field (ED_CHAR). Returns false where it means nothing to it. */
  type(key: FieldKey): boolean {
    const ted = this.#field === NIL ? null : tedOf(this.#tree, this.#field);
    if (ted === null) return false;
    const before = formattedText(ted);
    this.#invert();
    const position = editField(ted, this.#position, key);
    if (formattedText(ted) !== before) this.#redrawField(ted);
    this.#position = position ?? this.#position;
    this.#invert();
    return position !== null;
  }

  #redrawField(ted: TedInfo): void {
    const rect = objectRect(this.#tree, this.#field);
    const inside = inset(rect, Math.max(0, ted.thickness));
    objc_draw(this.#vdi, this.#tree, this.#field, 0, inside);
  }

  /** Draws the cursor in XOR mode: the second time it is gone again. */
  #invert(): void {
    const ted = this.#field === NIL ? null : tedOf(this.#tree, this.#field);
    if (ted === null) return;
    const inside = inset(objectRect(this.#tree, this.#field), Math.max(0, ted.thickness));
    const cell = useFont(this.#vdi, ted.font ?? 'system');
    const place = textPlace(cell, inside, ted.template.length, ted.just);
    if (place === null) return;
    const x = place.x + cursorColumn(ted, this.#position) * cell.w;
    const line = { x, y: place.y - CURSOR_OVERHANG, w: 1, h: cell.h + 2 * CURSOR_OVERHANG };
    clipped(this.#vdi, null, () => fillSolid(this.#vdi, line, BLACK, WRITING_MODE.xor));
  }
}
