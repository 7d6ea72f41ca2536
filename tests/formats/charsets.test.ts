import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { characterOfCp437Code, cp437Code, cp437Text } from '../../host/formats/cp437-charset.ts';
import { characterOfSpectrumCode, spectrumCode, spectrumText } from '../../host/formats/spectrum-charset.ts';
import { describeWithShared } from '../shared-files.ts';

/** Code and character of each row of a table of the shared folder. */
function rowsOf(path: string): (readonly [code: number, character: string])[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('0x'))
    .map((line) => line.split('\t'))
    .map(([code, unicode]) => [Number(code), String.fromCodePoint(Number.parseInt(unicode.slice(2), 16))]);
}

describeWithShared('code page 437', 'charsets/charset-cp437.tsv', (path) => {
  it('has all 256 codes of the table', () => {
    const rows = rowsOf(path);
    expect(rows).toHaveLength(256);
    for (const [code, character] of rows) {
      expect(characterOfCp437Code(code), `${code}`).toBe(character);
      if (code > 0) expect(cp437Code(character), `${code}`).toBe(code);
    }
  });
});

describeWithShared('the character set of the Spectrum', 'charsets/charset-zxspectrum.tsv', (path) => {
  it('has the codes of the table; an empty block graphic is no blank', () => {
    const rows = rowsOf(path);
    expect(rows).toHaveLength(0x70);
    for (const [code, character] of rows) {
      const shown = code === 0x80 ? '\u00a0' : character;
      expect(characterOfSpectrumCode(code), `${code}`).toBe(shown);
      expect(spectrumCode(shown), `${code}`).toBe(code);
    }
    expect(characterOfSpectrumCode(0x90)).toBe('\ufffd');
    expect(characterOfSpectrumCode(0x1f)).toBe('\ufffd');
  });
});

it('texts keep what the machine has and show a question mark for the rest', () => {
  expect([...cp437Text('Öl ♠ß€')]).toEqual([0x99, 0x6c, 0x20, 0x06, 0xe1, 0x3f]);
  expect([...cp437Text('a\u0308')]).toEqual([0x84]);
  expect([...spectrumText('£5 ▀ ñ^')]).toEqual([0x60, 0x35, 0x20, 0x83, 0x20, 0x3f, 0x3f]);
  expect([cp437Code('€'), spectrumCode('ñ'), spectrumCode('\n')]).toEqual([null, null, null]);
});
