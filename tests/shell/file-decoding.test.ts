import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../host/formats/format-error.ts';
import { encodeHsn } from '../../host/formats/hsn.ts';
import { encodePat } from '../../host/formats/pat.ts';
import {
  decodeFile,
  driveEnding,
  keptName,
  type Refusal,
  refusalOnDrive,
  refusalText,
  soundName,
} from '../../host/shell/file-decoding.ts';
import { Texts } from '../../host/shell/i18n.ts';
import { inRepo } from '../../host/tools/paths.mjs';

const sheet = new Uint8Array(readFileSync(inRepo('assets', 'cards', 'CARDS.IMG')));
const sound = encodeHsn({ rateHz: 12500, bits: 8, channelSamples: [new Int16Array(100)] });
const letter = new TextEncoder().encode('Nur ein Brief. '.repeat(10));

/** What the programs open from the drive. */
const endings = new Set(['PAT', 'KLO', 'DCK', 'C']);

const refusal = (name: string, bytes: Uint8Array): Refusal => {
  const file = decodeFile(name, bytes);
  if (typeof file === 'object' && 'kind' in file) throw new Error(`${name} was taken`);
  return file;
};

describe('a file', () => {
  it('is known by its content, whatever its name', () => {
    expect(decodeFile('C:\\YUKONDAT\\cards.img', sheet)).toMatchObject({ kind: 'sheet', name: 'CARDS.IMG' });
    expect(decodeFile('cards.bin', sheet)).toMatchObject({ kind: 'sheet', name: 'CARDS.BIN' });
    expect(decodeFile('intro.hsn', sound)).toMatchObject({ kind: 'sound', name: 'INTRO.HSN' });
    expect(decodeFile('intro.img', sound)).toMatchObject({ kind: 'sound' });
  });

  it('keeps the name that an Atari disk would give it', () => {
    expect(keptName('yukondat/Jubel1.hsn')).toBe('JUBEL1.HSN');
    expect(soundName('JUBEL1.HSN')).toBe('JUBEL1');
    expect(soundName('A.B.HSN')).toBe('A.B');
    expect(soundName('NONAME')).toBe('NONAME');
  });

  it.each([
    ['empty', new Uint8Array(0)],
    ['a letter', letter],
    ['one byte', Uint8Array.of(1)],
  ])('of no use is refused, not thrown (%s)', (_, bytes) => {
    expect(refusal('THING.XYZ', bytes)).toBe('neither');
    expect(refusal('THING.IMG', bytes)).toBeInstanceOf(FormatError);
    expect(refusal('THING.HSN', bytes)).toBeInstanceOf(FormatError);
  });
});

describe('a saved game', () => {
  const bytes = encodePat({ game: 'any' });

  it('is known by its content or its ending', () => {
    expect(driveEnding({ name: 'ZOPF.PAT', bytes }, endings)).toBe('PAT');
    expect(driveEnding({ name: 'zopf.pat', bytes: letter }, endings)).toBe('PAT');
    expect(driveEnding({ name: 'zopf (1).txt', bytes }, endings)).toBe('PAT');
    expect(driveEnding({ name: 'evening (1).klo', bytes }, endings)).toBe('KLO');
    expect(driveEnding({ name: 'binokel.c', bytes }, endings)).toBe('C');
    expect(driveEnding({ name: 'binokel.d', bytes: letter }, endings)).toBeNull();
    expect(driveEnding({ name: 'zopf.txt', bytes: letter }, endings)).toBeNull();
    expect(driveEnding({ name: 'CARDS.IMG', bytes: sheet }, endings)).toBeNull();
  });

  it('is refused with reason and place where its bytes are none, in every language', () => {
    expect(refusalOnDrive(bytes, 'PAT')).toBeNull();
    const damaged = bytes.slice();
    damaged[damaged.length - 1] ^= 1;
    const refusals = [letter, bytes.slice(0, -1), damaged].map((file) => refusalOnDrive(file, 'PAT'));
    const said = (language: 'de' | 'en' | 'es'): readonly string[] =>
      refusals.map((reason) => refusalText(reason ?? 'neither', new Texts(language)));
    expect(said('de')).toEqual([
      'kein lesbarer Spielstand: die Kennung „TALONPAT“ fehlt.',
      `kein lesbarer Spielstand: die Datei endet mittendrin (Byte ${bytes.length - 1}).`,
      'kein lesbarer Spielstand: die Prüfsumme stimmt nicht (Byte 14).',
    ]);
    expect(said('en')[2]).toBe('not a readable saved game: the checksum does not match (byte 14).');
    expect(said('es')[2]).toBe('no es una partida guardada legible: la suma de comprobación no coincide (byte 14).');
  });
});

describe('a refusal', () => {
  it.each([
    ['de', 'kein lesbares IMG-Bild: die Datei ist zu kurz'],
    ['en', 'not a readable IMG picture: the file is too short'],
    ['es', 'no es una imagen IMG legible: el archivo es demasiado corto'],
  ] as const)('names the reason in %s', (language, words) => {
    const reason = refusal('CARDS.IMG', sheet.slice(0, 10));
    expect(refusalText(reason, new Texts(language))).toContain(words);
  });

  it('names the place in the file where it is not the beginning', () => {
    const error = new FormatError('hsn', 'unexpected-end', 47, 'ends');
    expect(refusalText(error, new Texts('en'))).toBe(
      'not a readable HSN sound: the file ends in the middle (byte 47).',
    );
  });

  it('of a file that was not read names the limit', () => {
    expect(refusalText('too-large', new Texts('en'))).toBe('the file is larger than 32 MB.');
    expect(refusalText('unreadable', new Texts('en'))).toBe('the file could not be read.');
  });
});

describe('an order of cards', () => {
  const suit = (letter: string): string => [...'A23456789', '10', ...'JQK'].map((rank) => rank + letter).join(' ');
  const deck = new TextEncoder().encode(`${suit('S')}\n${suit('h')}\r\n${suit('C')} ${suit('D')}\n`);

  it('is known by its content or its ending', () => {
    expect(driveEnding({ name: 'lesson.txt', bytes: deck }, endings)).toBe('DCK');
    expect(driveEnding({ name: 'LESSON.DCK', bytes: letter }, endings)).toBe('DCK');
    expect(driveEnding({ name: 'lesson.txt', bytes: deck.slice(0, 20) }, endings)).toBeNull();
  });

  it('is read by its program alone, and refused only where it is none at all', () => {
    expect(refusalOnDrive(deck, 'DCK')).toBeNull();
    expect(refusalOnDrive(letter, 'DCK')).toBeNull();
    expect(refusalOnDrive(new Uint8Array(5000), 'DCK')).toBe('neither');
  });
});
