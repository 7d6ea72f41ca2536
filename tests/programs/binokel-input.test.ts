import { describe, expect, it } from 'vitest';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';
import { RoundVisit, standIn } from './binokel-round-visit.ts';
import { placesOfText } from './machine-text.ts';

const texts = binokelTexts.de;

/** At the input screen, with the cursor in its window. */
async function atInput(table = standIn()) {
  const visit = await RoundVisit.start({ table });
  await visit.toInput();
  return { visit, table };
}

/** Under which of the three speeds the two stars stand. */
function starredSpeed(visit: RoundVisit): string {
  const stars = [...placesOfText('pc', visit.headless.frame(), '**')];
  expect(stars).toHaveLength(1);
  const distances = Object.values(texts.start.speeds).map((text) => {
    const [place] = placesOfText('pc', visit.headless.frame(), text);
    return { text, distance: Math.abs(place.x + text.length * 4 - (stars[0].x + 8)) };
  });
  return distances.reduce((a, b) => (b.distance < a.distance ? b : a)).text;
}

describe('the input screen by keyboard alone', () => {
  it('takes the name at once, then speed and start with the little cross', async () => {
    const { visit, table } = await atInput();
    await visit.type('Jörß Ü.');
    expect(visit.shows('Jörß Ü.')).toBe(true);
    await visit.keys('backspace', 'Return');
    expect(starredSpeed(visit)).toBe('mittel');
    await visit.keys('up', 'Return');
    expect(starredSpeed(visit)).toBe('schnell');
    await visit.keys('left', 'left', 'left', 'Return');
    expect(starredSpeed(visit)).toBe('langsam');
    await visit.keys('down', 'right', 'right', 'right', 'up', 'Return');
    expect(table.played[0]).toMatchObject({
      number: 1,
      names: ['Jörß Ü', 'Jim', 'Cathy'],
      speed: 'slow',
      running: null,
    });
  });

  it('calls somebody without a name "Spieler", and cuts one at twenty characters', async () => {
    const { visit, table } = await atInput();
    await visit.keys('Return', 'Return');
    expect(table.played[0].names[0]).toBe('Spieler');
    const other = await atInput();
    await other.visit.type('abcdefghijklmnopqrstuvwxyz');
    await other.visit.keys('Return', 'Return');
    expect(other.table.played[0].names[0]).toBe('abcdefghijklmnopqrst');
  });

  it('leaves for DOS by Exit', async () => {
    const { visit } = await atInput();
    await visit.keys('Return', 'left', 'Return');
    expect(visit.shows('C:\\BINOKEL>')).toBe(true);
    expect(visit.headless.ended).toBe(false);
  });
});

describe('the input screen by mouse alone', () => {
  it('ends the name with a click and starts a round', async () => {
    const { visit, table } = await atInput();
    await visit.click(320, 60);
    expect(visit.shows('Spieler')).toBe(true);
    await visit.clickText('schnell');
    expect(starredSpeed(visit)).toBe('schnell');
    await visit.clickText('Weiter');
    expect(table.played[0]).toMatchObject({ number: 1, names: ['Spieler', 'Jim', 'Cathy'], speed: 'fast' });
  });

  it('leaves the name open for clicks into its window, and opens it again', async () => {
    const { visit, table } = await atInput();
    await visit.click(320, 146);
    await visit.type('Ann');
    await visit.keys('Return');
    await visit.click(320, 146);
    await visit.type('a');
    await visit.click(320, 60);
    await visit.clickText('Weiter');
    expect(table.played[0].names[0]).toBe('Anna');
  });

  it('does nothing for clicks beside the fields and of the right button', async () => {
    const { visit, table } = await atInput();
    await visit.click(320, 60);
    await visit.click(320, 110);
    const [weiter] = placesOfText('pc', visit.headless.frame(), 'Weiter');
    await visit.headless.script(`rclick ${weiter.x + 4} ${weiter.y + 4}`);
    await visit.headless.wait(20);
    expect(table.played).toEqual([]);
    expect(starredSpeed(visit)).toBe('mittel');
  });

  it('leaves for DOS by Exit, where a click starts the program again', async () => {
    const { visit } = await atInput();
    await visit.click(320, 60);
    await visit.clickText('Exit');
    expect(visit.shows('C:\\BINOKEL>')).toBe(true);
    await visit.click(1, 1);
    await visit.headless.wait(60);
    expect(visit.shows(texts.start.credits[0])).toBe(true);
  });
});

it('says that a file is not there, and comes back to its fields without asking for the name again', async () => {
  const { visit, table } = await atInput();
  await visit.type('Eva');
  await visit.keys('Return', 'left', 'left', 'Return', 'q');
  expect(visit.shows('Fehler beim Öffnen der Datei')).toBe(true);
  await visit.keys('space');
  expect(visit.shows('Fehler beim Öffnen der Datei')).toBe(false);
  await visit.headless.wait(20);
  await visit.keys('Return');
  expect(table.played[0].names[0]).toBe('Eva');
});

it('has all its fields free of each other in every language', async () => {
  for (const language of ['de', 'en', 'es'] as const) {
    const visit = await RoundVisit.start({ language });
    await visit.toInput();
    await visit.keys('Return');
    const { start, beyond } = binokelTexts[language];
    const fields = [...Object.values(start.speeds), start.load, start.exit, start.go, beyond.field, start.speedHead];
    for (const text of fields) expect(visit.shows(text), text).toBe(true);
  }
});
