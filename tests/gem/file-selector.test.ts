import { beforeEach, describe, expect, it } from 'vitest';
import { DOUBLE_CLICK_MS, REPEAT_MS } from '../../host/gem/aes/events.ts';
import {
  type FileDrives,
  type FolderEntry,
  FolderError,
  filePathText,
  listed,
  parseFilePath,
} from '../../host/gem/aes/file-path.ts';
import type { FileChoice, FileQuestion } from '../../host/gem/aes/file-selector.ts';
import {
  FS_OBJECT,
  fieldName,
  fileSelectorTree,
  GERMAN_WORDS,
  nameOfField,
} from '../../host/gem/aes/file-selector-tree.ts';
import { objectRect } from '../../host/gem/aes/object-tree.ts';
import { expectGolden } from '../golden-frame.ts';
import { AesSession, watch } from './aes-session.ts';

function file(name: string): FolderEntry {
  return { name, folder: false };
}

function cards(count: number): readonly FolderEntry[] {
  return Array.from({ length: count }, (_, i) => file(`KARTE${String(i + 1).padStart(2, '0')}.IMG`));
}

const FOLDERS: Readonly<Record<string, readonly FolderEntry[]>> = {
  A: [file('READ.ME'), { name: 'LEER', folder: true }],
  'A/LEER': [],
  C: [{ name: 'PATIENCE', folder: true }, file('AUTOEXEC.PRG')],
  'C/PATIENCE': cards(14),
  D: cards(63),
};

const drives: FileDrives = {
  letters: () => ['A', 'C'],
  list: async (drive, folders) => {
    const found = FOLDERS[[drive, ...folders].join('/')];
    if (found === undefined) throw new FolderError(filePathText({ drive, folders, mask: '' }));
    return found;
  },
};

/** A file selector on the screen and a hand that knows where its objects are. */
class Selecting extends AesSession {
  readonly tree = fileSelectorTree(this.vdi.cell, GERMAN_WORDS);
  answer: { value?: FileChoice | null; done: boolean } = { done: false };

  async open(question: FileQuestion): Promise<void> {
    this.aes.form_center(this.tree);
    this.answer = watch(this.aes.fsel_exinput(drives, question));
    await this.settle();
  }

  async clickOn(object: number, times = 1): Promise<void> {
    const { x, y, w, h } = objectRect(this.tree, object);
    for (let i = 0; i < times; i++) await this.click(x + (w >> 1), y + (h >> 1));
    await this.advance(DOUBLE_CLICK_MS);
  }
}

let session: Selecting;
beforeEach(() => {
  session = new Selecting();
});

describe('file selector', () => {
  it('shows a folder as it should look, and puts the screen back', async () => {
    const before = session.memory();
    await session.open({ path: 'C:\\PATIENCE\\*.IMG', name: 'KARTE03.IMG' });
    expectGolden('aes-file-selector', session.frame());
    await session.clickOn(FS_OBJECT.cancel);
    expect(session.answer.value).toBeNull();
    expect(session.memory()).toBe(before);
  });

  it('takes a name from the keyboard', async () => {
    await session.open({ path: 'A:\\*.*' });
    await session.type('n', 'e', 'u', '.', 'd', 'a', 't', 'Enter');
    expect(session.answer.value).toEqual({ path: 'A:\\*.*', name: 'NEU.DAT' });
  });

  it('takes a file by a click and OK, or by a double click', async () => {
    await session.open({ path: 'C:\\PATIENCE\\*.*' });
    await session.clickOn(FS_OBJECT.firstRow + 1);
    await session.clickOn(FS_OBJECT.ok);
    expect(session.answer.value).toEqual({ path: 'C:\\PATIENCE\\*.*', name: 'KARTE02.IMG' });
    await session.open({ path: 'C:\\PATIENCE\\*.*' });
    await session.clickOn(FS_OBJECT.firstRow + 4, 2);
    expect(session.answer.value?.name).toBe('KARTE05.IMG');
  });

  it('opens folders, goes back with the closer and changes drives', async () => {
    await session.open({ path: '*.*' });
    await session.clickOn(FS_OBJECT.firstDrive + 2);
    await session.clickOn(FS_OBJECT.firstRow);
    await session.clickOn(FS_OBJECT.firstRow + 2);
    await session.clickOn(FS_OBJECT.closer);
    await session.clickOn(FS_OBJECT.firstRow);
    await session.clickOn(FS_OBJECT.ok);
    expect(session.answer.value).toEqual({ path: 'C:\\PATIENCE\\*.*', name: 'KARTE03.IMG' });
  });

  it('leaves drives alone that are not there', async () => {
    await session.open({ path: 'A:\\*.*' });
    await session.clickOn(FS_OBJECT.firstDrive + 1);
    await session.clickOn(FS_OBJECT.ok);
    expect(session.answer.value?.path).toBe('A:\\*.*');
  });

  it('scrolls by arrows, pages and the slider', async () => {
    await session.open({ path: 'C:\\PATIENCE\\*.*' });
    await session.clickOn(FS_OBJECT.downArrow);
    await session.clickOn(FS_OBJECT.firstRow);
    await session.clickOn(FS_OBJECT.ok);
    expect(session.answer.value?.name).toBe('KARTE02.IMG');
    await session.open({ path: 'C:\\PATIENCE\\*.*' });
    const track = objectRect(session.tree, FS_OBJECT.track);
    await session.click(track.x + 5, track.y + track.h - 3);
    await session.advance(DOUBLE_CLICK_MS);
    await session.clickOn(FS_OBJECT.firstRow);
    await session.clickOn(FS_OBJECT.ok);
    expect(session.answer.value?.name).toBe('KARTE06.IMG');
    await session.open({ path: 'C:\\PATIENCE\\*.*' });
    await session.press(track.x + 5, track.y + 5);
    await session.advance(DOUBLE_CLICK_MS);
    await session.move(track.x + 5, track.y + track.h);
    await session.release(track.x + 5, track.y + track.h);
    await session.clickOn(FS_OBJECT.firstRow + 8);
    await session.clickOn(FS_OBJECT.ok);
    expect(session.answer.value?.name).toBe('KARTE14.IMG');
  });

  describe('while the button is held', () => {
    /** Presses an object and waits until the first step is done: after the wait for a second click. */
    async function hold(object: number, dy = 5): Promise<{ x: number; y: number }> {
      await session.open({ path: 'D:\\*.*' });
      const { x, y } = objectRect(session.tree, object);
      const at = { x: x + 5, y: y + dy };
      await session.press(at.x, at.y);
      await session.advance(DOUBLE_CLICK_MS);
      return at;
    }

    async function firstName(): Promise<string | undefined> {
      await session.clickOn(FS_OBJECT.firstRow);
      await session.clickOn(FS_OBJECT.ok);
      return session.answer.value?.name;
    }

    it('an arrow scrolls line by line', async () => {
      const at = await hold(FS_OBJECT.downArrow);
      for (let i = 0; i < 3; i++) await session.advance(REPEAT_MS);
      await session.release(at.x, at.y);
      await session.advance(10 * REPEAT_MS);
      expect(await firstName()).toBe('KARTE05.IMG');
    });

    it('an arrow rests while the mouse is elsewhere', async () => {
      const at = await hold(FS_OBJECT.downArrow);
      await session.move(300, 60);
      await session.advance(5 * REPEAT_MS);
      await session.release(300, 60);
      expect(at.x).toBeGreaterThan(300);
      expect(await firstName()).toBe('KARTE02.IMG');
    });

    it('the track turns pages until the slider has come to the mouse', async () => {
      const track = objectRect(session.tree, FS_OBJECT.track);
      const at = await hold(FS_OBJECT.track, track.h >> 1);
      for (let i = 0; i < 9; i++) await session.advance(REPEAT_MS);
      await session.release(at.x, at.y);
      expect(await firstName()).toBe('KARTE28.IMG');
    });

    it('two clicks count twice', async () => {
      await session.open({ path: 'D:\\*.*' });
      await session.clickOn(FS_OBJECT.downArrow, 2);
      expect(await firstName()).toBe('KARTE03.IMG');
    });
  });

  it('reads a path that was typed before it takes the name; a folder that is not there is empty', async () => {
    await session.open({ path: 'A:\\*.*' });
    await session.type('ArrowUp', 'Escape', ...'c:\\patience\\*.img', 'Enter');
    expect(session.answer.done).toBe(false);
    await session.clickOn(FS_OBJECT.firstRow, 2);
    expect(session.answer.value).toEqual({ path: 'C:\\PATIENCE\\*.IMG', name: 'KARTE01.IMG' });
    await session.open({ path: 'A:\\FORT\\*.*' });
    await session.clickOn(FS_OBJECT.firstRow, 2);
    expect(session.answer.done).toBe(false);
  });
});

describe('paths', () => {
  it('are taken apart and put together', () => {
    expect(parseFilePath('C:\\A\\B\\*.IMG', 'A')).toEqual({ drive: 'C', folders: ['A', 'B'], mask: '*.IMG' });
    expect(parseFilePath('', 'A')).toEqual({ drive: 'A', folders: [], mask: '*.*' });
    expect(filePathText(parseFilePath('c:\\a\\b\\*.img', 'A'))).toBe('C:\\A\\B\\*.IMG');
  });

  it.each([
    ['*.*', ['ORDNER', 'A.IMG', 'AB.IMG', 'C', 'B.I']],
    ['*.IMG', ['ORDNER', 'A.IMG', 'AB.IMG']],
    ['?.*', ['ORDNER', 'A.IMG', 'C', 'B.I']],
    ['A*.I?G', ['ORDNER', 'A.IMG', 'AB.IMG']],
  ])('list folders first, then the files of %s by name', (mask, shown) => {
    const names = ['C', 'AB.IMG', 'A.IMG', 'B.I'].map(file);
    const found = listed([...names, { name: 'ORDNER', folder: true }], mask).map(({ name }) => name);
    expect(found.toSorted()).toEqual(shown.toSorted());
    expect(found[0]).toBe('ORDNER');
    expect(found.slice(1)).toEqual(found.slice(1).toSorted());
  });

  it('keep names in fields of 8 and 3 places', () => {
    expect(fieldName('KARTE.IMG')).toBe('KARTE   IMG');
    expect(nameOfField('KARTE   IMG')).toBe('KARTE.IMG');
    expect(nameOfField(fieldName('LIESMICH'))).toBe('LIESMICH');
  });
});
