import { expect, it } from 'vitest';
import { cp437Code } from '../../host/formats/cp437-charset.ts';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';

/** Every text of a table, those that are made of a name or a number too. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('7', '8'))];
  return Object.values(value as object).flatMap(textsIn);
}

it.each(Object.entries(binokelTexts))('all texts can be written in code page 437: %s', (_, texts) => {
  const { keeping, ...onScreen } = texts;
  const all = [...textsIn(onScreen), keeping.askedRound('7'), keeping.askedRoundEnds];
  expect(all.length).toBeGreaterThan(100);
  for (const text of all) for (const character of text) expect(cp437Code(character), text).not.toBeNull();
});

it.each(Object.entries(binokelTexts))('the lines of the prompt fit on its screen: %s', (_, { prompt }) => {
  for (const line of textsIn(prompt)) expect(line.length, line).toBeLessThan(80);
});

it('uses the words of the manual', () => {
  const { start, slots, topTen, suits, results } = binokelTexts.de;
  expect(Object.values(start.speeds)).toEqual(['langsam', 'mittel', 'schnell']);
  expect([start.load, start.exit, start.go]).toEqual(['Laden', 'Exit', 'Weiter']);
  expect([results.load, results.save, results.fresh, results.exit, results.go]).toEqual([
    'Load',
    'Save',
    'Neu',
    'Exit',
    'Weiter',
  ]);
  expect(slots.openError).toBe('Fehler beim Öffnen der Datei');
  expect([topTen.again, topTen.quit, topTen.againKey, topTen.quitKey]).toEqual(['Neu', 'Beenden', 'N', 'B']);
  expect(suits).toEqual(['Kreuz', 'Pik', 'Herz', 'Schellen']);
});
