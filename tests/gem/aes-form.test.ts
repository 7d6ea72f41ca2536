import { describe, expect, it } from 'vitest';
import { AlertTextError, parseAlert } from '../../host/gem/aes/alert.ts';
import { editField, formattedText } from '../../host/gem/aes/edit-field.ts';
import { DOUBLE_CLICK_MS } from '../../host/gem/aes/events.ts';
import { DOUBLE_CLICKED } from '../../host/gem/aes/form.ts';
import { objc_find, objc_offset } from '../../host/gem/aes/object-tree.ts';
import { OB_FLAG, OB_STATE, type ObjectTree, objectTree, type TedInfo } from '../../host/gem/aes/objects.ts';
import { expectGolden } from '../golden-frame.ts';
import { AesSession, watch } from './aes-session.ts';

const QUESTION = '[2][Spiel wirklich beenden?][Ja|Nein]';

/** Centre of button `k` of an alert, from the rule of FIDELITY §1.3. */
function alertButton(text: string, k: number): { x: number; y: number } {
  const { icon, lines, buttons } = parseAlert(text);
  const label = Math.max(...buttons.map((button) => button.length)) + 1;
  const line = Math.max(...lines.map((each) => each.length));
  const gaps = 2 * (buttons.length - 1);
  const columns = Math.max(label * buttons.length + gaps, line) + 2 + (icon > 0 ? 5 : 0);
  const rows = Math.max(lines.length, icon > 0 ? 5 : 1);
  const left = Math.trunc((640 - columns * 8) / 2);
  const top = 19 + Math.trunc((400 - 19 - (rows + 2) * 16 - 8) / 2);
  const first = Math.trunc((columns - gaps - label * buttons.length) / 2);
  return { x: left + (first + k * (label + 2)) * 8 + label * 4, y: top + (rows + 1) * 16 + 8 };
}

describe('form_alert', () => {
  it('answers with the default button to Return and puts the screen back', async () => {
    const session = new AesSession();
    const before = session.memory();
    const answer = watch(session.aes.form_alert(2, QUESTION));
    await session.settle();
    expect(session.memory()).not.toEqual(before);
    await session.type('x', 'Enter');
    expect(answer.value).toBe(2);
    expect(session.memory()).toEqual(before);
  });

  it('ignores Return without a default button', async () => {
    const session = new AesSession();
    const answer = watch(session.aes.form_alert(0, QUESTION));
    await session.type('Enter');
    expect(answer.done).toBe(false);
  });

  it('answers with its cancel button to Undo and Escape, and to neither where it has none', async () => {
    for (const key of ['Undo', 'Escape']) {
      const session = new AesSession();
      const before = session.memory();
      const answer = watch(session.aes.form_alert(1, QUESTION, 2));
      await session.type(key);
      expect(answer.value).toBe(2);
      expect(session.memory()).toEqual(before);
      const other = watch(session.aes.form_alert(1, QUESTION));
      await session.type(key);
      expect(other.done).toBe(false);
    }
  });

  it('answers to a click, after the wait for a second one', async () => {
    const session = new AesSession();
    const before = session.memory();
    const answer = watch(session.aes.form_alert(2, QUESTION));
    const yes = alertButton(QUESTION, 0);
    await session.click(yes.x, yes.y);
    expect(answer.done).toBe(false);
    await session.advance(DOUBLE_CLICK_MS);
    expect(answer.value).toBe(1);
    expect(session.memory()).toEqual(before);
  });

  it('lets go of a button that the mouse leaves', async () => {
    const session = new AesSession();
    const answer = watch(session.aes.form_alert(2, QUESTION));
    await session.settle();
    const shown = session.memory();
    const yes = alertButton(QUESTION, 0);
    await session.press(yes.x, yes.y);
    await session.advance(DOUBLE_CLICK_MS);
    expect(session.memory()).not.toEqual(shown);
    await session.move(20, 380);
    expect(session.memory()).toEqual(shown);
    await session.release(20, 380);
    expect(answer.done).toBe(false);
  });

  it('keeps open when the pointer is lost on a held button (case C-7)', async () => {
    const session = new AesSession();
    const answer = watch(session.aes.form_alert(2, QUESTION));
    await session.settle();
    const shown = session.memory();
    const yes = alertButton(QUESTION, 0);
    await session.press(yes.x, yes.y);
    await session.advance(DOUBLE_CLICK_MS);
    session.machine.ikbd.releaseAllButtons();
    await session.settle();
    expect(answer.done).toBe(false);
    expect(session.memory()).toEqual(shown);
  });

  it('takes alert texts apart, cuts what TOS cuts and refuses others', () => {
    expect(parseAlert('[3][a|b][OK|Abbruch]')).toEqual({ icon: 3, lines: ['a', 'b'], buttons: ['OK', 'Abbruch'] });
    const long = parseAlert(`[0][${'x'.repeat(40)}|2|3|4|5|6][1|2|3|4]`);
    expect(long.lines.map((line) => line.length)).toEqual([31, 1, 1, 1, 1]);
    expect(long.buttons).toEqual(['1', '2', '3']);
    expect(() => parseAlert('nothing')).toThrow(AlertTextError);
    expect(() => parseAlert('[7][a][b]')).toThrow(AlertTextError);
  });

  it.each([
    ['note', '[1][Rien ne va plus!|Nichts geht mehr.][Neues Spiel|Zurück]'],
    ['question', '[2][Welche Spielvariante|möchten Sie spielen?][Classic|Medium|Light]'],
    ['stop', '[3][Die Karten passen nicht|zu dieser Auflösung.][Abbruch]'],
  ])('shows the sign %s', async (sign, text) => {
    const session = new AesSession();
    void session.aes.form_alert(1, text);
    await session.settle();
    expectGolden(`aes-alert-${sign}`, session.frame(true));
  });
});

/** A form with a name of 12 characters, a date, two radio buttons and OK. */
function nameForm(text = ''): ObjectTree {
  const name = { text, template: 'Name: ____________', valid: 'X', just: 'left', color: 0x1180, thickness: 0 } as const;
  const date = {
    text: '',
    template: 'am __.__.__',
    valid: '999999',
    just: 'left',
    color: 0x1180,
    thickness: 0,
  } as const;
  const radio = OB_FLAG.SELECTABLE | OB_FLAG.RBUTTON;
  const ok = OB_FLAG.SELECTABLE | OB_FLAG.EXIT | OB_FLAG.DEFAULT;
  return objectTree({
    ...{ type: 'G_BOX', thickness: 2, color: 0x1100, state: OB_STATE.OUTLINED, x: 0, y: 0, w: 200, h: 140 },
    children: [
      { type: 'G_FTEXT', ted: { ...name }, flags: OB_FLAG.EDITABLE, x: 16, y: 16, w: 144, h: 16 },
      { type: 'G_FTEXT', ted: { ...date }, flags: OB_FLAG.EDITABLE, x: 16, y: 40, w: 88, h: 16 },
      { type: 'G_BUTTON', text: 'Punkte', flags: radio, state: OB_STATE.SELECTED, x: 16, y: 70, w: 64, h: 16 },
      { type: 'G_BUTTON', text: 'Zeit', flags: radio, x: 100, y: 70, w: 64, h: 16 },
      { type: 'G_BUTTON', text: 'OK', flags: ok, x: 100, y: 108, w: 64, h: 16 },
    ],
  });
}

function textOf(tree: ObjectTree, object: number): string {
  const { ted } = tree[object] as { ted: TedInfo };
  return ted.text;
}

describe('form_do', () => {
  async function run(tree: ObjectTree): Promise<{ session: AesSession; exit: { value?: number; done: boolean } }> {
    const session = new AesSession();
    session.aes.form_center(tree);
    session.aes.objc_draw(tree);
    const exit = watch(session.aes.form_do(tree));
    await session.settle();
    return { session, exit };
  }

  it('takes a name of twelve characters with umlauts', async () => {
    const tree = nameForm();
    const { session, exit } = await run(tree);
    await session.type(...'Jürgen Größer');
    expect(textOf(tree, 1)).toBe('Jürgen Größr');
    await session.type('Backspace', 'Backspace', 'e', 'r', 'Enter');
    expect(textOf(tree, 1)).toBe('Jürgen Gröer');
    expect(exit.value).toBe(5);
  });

  it('edits inside a text', async () => {
    const tree = nameForm('Meer');
    const { session } = await run(tree);
    await session.type('ArrowLeft', 'ArrowLeft', 'i');
    expect(textOf(tree, 1)).toBe('Meier');
    await session.type('Delete');
    expect(textOf(tree, 1)).toBe('Meir');
    await session.type('Escape', 'Ä');
    expect(textOf(tree, 1)).toBe('Ä');
  });

  it('goes from field to field with Tab, the cursor keys and the mouse', async () => {
    const tree = nameForm();
    const { session } = await run(tree);
    await session.type('a', 'Tab', '1', 'ArrowUp', 'b', 'ArrowDown', '2');
    expect([textOf(tree, 1), textOf(tree, 2)]).toEqual(['ab', '12']);
    const { x, y } = tree[0];
    await session.click(x + 20, y + 24);
    await session.advance(DOUBLE_CLICK_MS);
    await session.type('c');
    expect(textOf(tree, 1)).toBe('abc');
  });

  it('draws the field anew after each key and takes the cursor away at the end', async () => {
    const tree = nameForm();
    const { session } = await run(tree);
    await session.type('ö', 'x', 'Backspace', 'Enter');
    const typed = session.memory();
    const expected = nameForm('ö');
    expected[5].state |= OB_STATE.SELECTED;
    const other = new AesSession();
    other.aes.form_center(expected);
    other.aes.objc_draw(expected);
    expect(typed).toEqual(other.memory());
  });

  it('switches radio buttons', async () => {
    const tree = nameForm();
    const { session } = await run(tree);
    const { x, y } = tree[0];
    await session.click(x + 120, y + 78);
    await session.advance(DOUBLE_CLICK_MS);
    expect([tree[3].state, tree[4].state]).toEqual([0, OB_STATE.SELECTED]);
  });
});

describe('object trees', () => {
  it('find the topmost object under a point, and none that is hidden', () => {
    const box = (x: number, flags = 0) =>
      ({ type: 'G_BOX', thickness: 0, color: 0, flags, x, y: 10, w: 40, h: 40 }) as const;
    const children = [{ ...box(10), children: [box(5)] }, box(30), box(60, OB_FLAG.HIDETREE)];
    const tree = objectTree({ type: 'G_BOX', thickness: 0, color: 0, x: 100, y: 100, w: 200, h: 90, children });
    expect(objc_offset(tree, 2)).toEqual({ x: 115, y: 120 });
    expect(objc_find(tree, 0, 8, 135, 125)).toBe(3);
    expect(objc_find(tree, 0, 8, 120, 125)).toBe(2);
    expect(objc_find(tree, 0, 1, 120, 125)).toBe(1);
    expect(objc_find(tree, 2, 8, 120, 125)).toBe(2);
    expect(objc_find(tree, 0, 8, 180, 125)).toBe(0);
    expect(objc_find(tree, 0, 8, 10, 10)).toBe(-1);
  });

  it('end a form at the press of a TOUCHEXIT object, and say whether it was a double click', async () => {
    const touch = { flags: OB_FLAG.TOUCHEXIT, x: 10, y: 10, w: 80, h: 16 } as const;
    const form = { type: 'G_BOX', thickness: 1, color: 0x1100, x: 100, y: 100, w: 200, h: 90 } as const;
    const tree = objectTree({ ...form, children: [{ type: 'G_BUTTON', text: 'Mehr', ...touch }] });
    const session = new AesSession();
    const once = watch(session.aes.form_do(tree));
    await session.press(120, 115);
    await session.advance(DOUBLE_CLICK_MS);
    expect(once.value).toBe(1);
    await session.release(120, 115);
    const twice = watch(session.aes.form_do(tree));
    await session.click(120, 115);
    await session.press(120, 115);
    expect(twice.value).toBe(1 | DOUBLE_CLICKED);
  });
});

describe('text fields', () => {
  const ted = (text: string, template: string, valid: string): TedInfo => {
    return { text, template, valid, just: 'left', color: 0x1180, thickness: 0 };
  };
  const press = (field: TedInfo, position: number, character: string) => {
    return editField(field, position, { scan: 0, ascii: character.charCodeAt(0) });
  };

  it('refuses characters that the valid string excludes', () => {
    const digits = ted('1', '____', '9');
    expect(press(digits, 1, 'a')).toBe(1);
    expect(press(digits, 1, '2')).toBe(2);
    expect(digits.text).toBe('12');
  });

  it('raises letters where capitals are wanted', () => {
    const name = ted('', '________.___', 'F'.repeat(11));
    press(name, 0, 'k');
    expect(name.text).toBe('K');
  });

  it('jumps behind a character of the template and fills with spaces', () => {
    const name = ted('KA', '________.___', 'F'.repeat(11));
    expect(press(name, 2, '.')).toBe(8);
    expect(press(name, 8, 'i')).toBe(9);
    expect(formattedText(name)).toBe('KA      .I__');
  });

  it('lets the last character of a full field give way', () => {
    const full = ted('1234', '____', '9');
    expect(press(full, 4, '5')).toBe(4);
    expect(full.text).toBe('1235');
    expect(press(full, 0, '9')).toBe(1);
    expect(full.text).toBe('9123');
  });
});
