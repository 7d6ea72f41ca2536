import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeAtariText, encodeAtariText } from '../../host/formats/atari-text.ts';
import { describeWithShared } from '../shared-files.ts';

describe('Atari ST text', () => {
  it('has umlauts where the ST has them', () => {
    expect(decodeAtariText(Uint8Array.of(0x8e, 0x99, 0x9a, 0x84, 0x94, 0x81, 0x9e))).toBe('ÄÖÜäöüß');
    expect(Array.from(encodeAtariText('Kärtchen'))).toEqual([0x4b, 0x84, 0x72, 0x74, 0x63, 0x68, 0x65, 0x6e]);
  });

  it('keeps line ends, takes composed and decomposed letters alike, and replaces what is missing', () => {
    expect(decodeAtariText(Uint8Array.of(0x41, 0x0d, 0x0a, 0x42))).toBe('A\r\nB');
    expect(Array.from(encodeAtariText('a\u0308\r\n€ \ufffd'))).toEqual([0x84, 0x0d, 0x0a, 0x3f, 0x20, 0x3f]);
  });

  it('encodes every code that stands for a character of its own', () => {
    for (let code = 0x20; code < 0x100; code++) {
      expect(Array.from(encodeAtariText(decodeAtariText(Uint8Array.of(code))))).toEqual([code]);
    }
  });
});

describeWithShared('the Atari ST character set', 'charsets/charset-atarist.tsv', (path) => {
  it('is the listed one', () => {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n').slice(1);
    for (const line of lines) {
      const [code, unicode] = line.split('\t');
      if (![0x09, 0x0a, 0x0d].includes(Number(code))) {
        const expected = unicode === '-' ? '\ufffd' : String.fromCodePoint(Number.parseInt(unicode.slice(2), 16));
        expect(decodeAtariText(Uint8Array.of(Number(code)))).toBe(expected);
      }
    }
    expect(lines).toHaveLength(256);
  });
});
