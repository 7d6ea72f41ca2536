import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { driveName } from '../../host/shell/drive-name.ts';

const free = (): boolean => false;

describe('the name of a file on the drive', () => {
  it.each([
    ['ZOPF.PAT', 'ZOPF.PAT'],
    ['zopf.pat', 'ZOPF.PAT'],
    ['Mein Turm.pat', 'MEINTURM.PAT'],
    ['eiffelturm vom sonntag.PAT', 'EIFFELTU.PAT'],
    ['ZOPF (1).PAT', 'ZOPF1.PAT'],
    ['C:\\PATIENCE\\HARFE.PAT', 'HARFE.PAT'],
    ['saves/harfe.pat', 'HARFE.PAT'],
    ['Größe.pat', 'GROSSE.PAT'],
    ['piña_2.pat', 'PINA_2.PAT'],
    ['archive.2024.pat', 'ARCHIVE2.PAT'],
    ['zopf', 'ZOPF.PAT'],
    ['zopf.txt', 'ZOPF.PAT'],
    ['.pat', 'PAT.PAT'],
    ['塔.pat', 'FILE.PAT'],
    ['', 'FILE.PAT'],
  ])('%j is %s', (name, kept) => {
    expect(driveName(name, 'PAT', free)).toBe(kept);
  });

  it('is numbered where another file has it, and stays 8 characters long', () => {
    const there = new Set(['ZOPF.PAT', 'ZOPF2.PAT', 'EIFFELTU.PAT']);
    expect(driveName('zopf.pat', 'PAT', (name) => there.has(name))).toBe('ZOPF3.PAT');
    expect(driveName('eiffelturm.pat', 'PAT', (name) => there.has(name))).toBe('EIFFELT2.PAT');
    expect(driveName('eiffelturm.pat', 'PAT', (name) => name !== 'EIFFEL12.PAT')).toBe('EIFFEL12.PAT');
  });

  it('is one of TOS, and no other file’s, whatever the player calls it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(150), (name, clashes) => {
        let left = clashes;
        const kept = driveName(name, 'PAT', () => left-- > 0);
        expect(kept).toMatch(/^[A-Z0-9_]{1,8}\.PAT$/);
        expect(left).toBe(-1);
      }),
    );
  });
});
