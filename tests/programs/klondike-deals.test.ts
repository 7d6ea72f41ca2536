import { describe, expect, it } from 'vitest';
import { encodePat } from '../../host/formats/pat.ts';
import { NO_RECORDS } from '../../host/programs/keeping/game-record.ts';
import { cardsOfDeck, DeckTextError, deckLines } from '../../host/programs/klondike/deck.ts';
import { readStatistics } from '../../host/programs/klondike/statistics.ts';
import { onePack } from '../builders.ts';
import { KlondikeVisit } from './klondike-visit.ts';

/** CASES, C-1, in the order of decks: row by row, then the stock. */
const C1 = `AS 6S AH AD KD KH KS 2S 5S AC 5D 4H KC 2D 4D 3D 3H 6H 3S 3C 2H 5H 2C 4S 5C 6C 6D 4C
  QS QH QD QC JS JH JD JC TS TH TD TC 9S 9H 9D 9C 8S 8H 8D 8C 7S 7H 7D 7C`;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Types a text into the field with the cursor. */
const type = (visit: KlondikeVisit, text: string): Promise<void> => visit.script(`type ${text}`);

describe('a deal number', () => {
  it('is typed, dealt, and shown to the page', async () => {
    const visit = await KlondikeVisit.start();
    await visit.keys('D');
    await type(visit, '18446744073709551615');
    await visit.keys('Return');
    expect(visit.core.save()).toMatchObject({ deal: '18446744073709551615', moves: [] });
    expect(visit.deals.at(-1)?.deal).toBe(18446744073709551615n);
    const next = await visit.nextVisit();
    expect(next.core.save().deal).toBe('18446744073709551615');
  });

  it('that is too large is refused with a reason', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('D');
    await type(visit, '93500419852916506624');
    await visit.keys('Return');
    expect(visit.shows('18446744073709551615')).toBe(true);
    await visit.keys('Return');
    expect(visit.core.save().deal).toBe('7');
    expect(visit.shows('16506624')).toBe(true);
    await visit.keys('Backspace', 'Return');
    expect(visit.core.save().deal).toBe('9350041985291650662');
  });

  it.each([['Abbruch'], ['OK']])('is not dealt where none is given: %s', async (button) => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('D');
    await visit.pressButton(button);
    expect(visit.core.save().deal).toBe('7');
  });

  it('asks before a game is lost', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('K', 'D');
    await type(visit, '9');
    await visit.keys('Return');
    await visit.pressButton('Abbruch');
    expect(visit.core.save().deal).toBe('7');
  });
});

describe('an order of cards', () => {
  it('is typed in four lines and dealt; the box shows it again', async () => {
    const visit = await KlondikeVisit.start();
    await visit.keys('C');
    for (const [k, line] of deckLines(C1.split(/\s+/).join(' ')).entries()) {
      if (k > 0) await visit.keys('Tab');
      await type(visit, line);
    }
    await visit.keys('Return');
    expect(visit.cards('tableau-7')).toBe('(KS) (KC) (6H) (5H) (5C) (6D) 4C');
    expect(visit.cards('tableau-2')).toBe('(6S) 2S');
    await visit.click('stock');
    expect(visit.cards('waste')).toBe('QS');
    expect(visit.deals.at(-1)).toBeNull();
    await visit.keys('C');
    expect(visit.shows('AS 6S AH AD KD KH KS')).toBe(true);
    await visit.pressButton('Abbruch');
    await visit.keys('G', 'Return');
    expect(visit.cards('stock').endsWith('(QS)')).toBe(true);
  });

  it('is asked for again with every line as it was typed, until it can be dealt', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    const long = 'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C 10S 10H 10D';
    await visit.keys('C');
    await type(visit, long);
    await visit.keys('Tab');
    await type(visit, '2H3H4HXX');
    await visit.keys('Return');
    expect(visit.shows('"2H3H4HXX" ist keine Karte.')).toBe(true);
    await visit.keys('Return');
    expect(visit.shows('10C 10S 10H 10')).toBe(true);
    expect(visit.shows('2H3H4HXX')).toBe(true);
    await visit.pressButton('Abbruch');
    expect(visit.core.save().deal).toBe('7');
    await visit.keys('C');
    expect(visit.shows('10C 10S 10H 10')).toBe(true);
    await visit.pressButton('Abbruch');
  });

  it('counts once, however often it is dealt', async () => {
    const visit = await KlondikeVisit.start();
    visit.drive.bring('LESSON.DCK', bytes(C1));
    await visit.headless.settle();
    await visit.keys('K', 'C', 'Return', 'Return');
    expect(visit.core.view()).toMatchObject({ moveCount: 0, status: 'playing' });
    await visit.keys('K', 'N', 'Return');
    const { games } = readStatistics(await visit.headless.store.read('statistics')) ?? NO_RECORDS;
    expect(Object.values(games).map(({ played }) => played)).toEqual([1]);
  });

  it('comes in a file that is brought to the page', async () => {
    const visit = await KlondikeVisit.start();
    visit.drive.bring('LESSON.DCK', bytes(C1.toLowerCase()));
    await visit.headless.settle();
    expect(visit.cards('tableau-1')).toBe('AS');
    visit.drive.bring('WRONG.DCK', bytes(C1.replace('6S', 'XX')));
    await visit.headless.settle();
    expect(visit.shows('"XX" ist keine Karte.')).toBe(true);
    await visit.keys('Return');
    visit.drive.bring('STRANGE.DCK', bytes(`[1][|] ${'x'.repeat(2000)} \u2660`));
    await visit.headless.settle();
    expect(visit.shows('"?1????" ist keine Karte.')).toBe(true);
    await visit.keys('Return');
    expect(visit.cards('tableau-1')).toBe('AS');
  });

  it.each([
    ['51 cards', onePack().slice(1).join(' '), 'card-count', '51'],
    ['a card twice', onePack().join(' ').replace('KD', 'AC'), 'card-twice', 'AC'],
    ['a word', onePack().join(' ').replace('KD', 'KX'), 'no-card', 'KX'],
    ['a closed card', onePack().join(' ').replace('KD', '(KD)'), 'no-card', '(KD)'],
    ['nothing', '', 'card-count', '0'],
  ])('is refused with a reason: %s', (_, text, reason, detail) => {
    const refused = (): unknown => cardsOfDeck(text);
    expect(refused).toThrow(DeckTextError);
    expect(refused).toThrow(expect.objectContaining({ reason, detail }));
  });

  it('is read in capitals and small letters, with 10 or T', () => {
    const cards = cardsOfDeck(C1);
    expect(cards).toHaveLength(52);
    expect(cardsOfDeck(C1.toLowerCase())).toEqual(cards);
    expect(cardsOfDeck(C1.replaceAll('T', '10'))).toEqual(cards);
  });

  it('is read without blanks too', () => {
    const cards = cardsOfDeck(C1);
    expect(cardsOfDeck(C1.replace(/\s/g, ''))).toEqual(cards);
    expect(cardsOfDeck(C1.replaceAll('T', '10').replace(/ /g, ''))).toEqual(cards);
  });
});

describe('files of saved games', () => {
  it('hold the game with its moves and its clock, and go on', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.keys('K', 'K');
    await visit.seconds(12);
    await visit.keys('S');
    await type(visit, 'evening');
    await visit.keys('Return');
    expect([...visit.drive.files.keys()]).toEqual(['EVENING.KLO']);
    const saved = visit.position();
    await visit.keys('N', 'Return');
    await visit.keys('L');
    await type(visit, 'evening');
    await visit.keys('Return');
    expect(visit.position()).toEqual(saved);
    expect(visit.status()).toContain('0:12');
  });

  it('of another program, or without sense, are refused with a reason', async () => {
    const visit = await KlondikeVisit.start({ deal: 7n });
    await visit.away();
    const game = { version: 1, elapsedMs: 0, game: { ...visit.core.save(), game: 'zopf' } };
    visit.drive.bring('ZOPF.KLO', encodePat(game));
    await visit.headless.settle();
    expect(visit.shows('nicht zu Klondike gehört.')).toBe(true);
    await visit.keys('Return');
    visit.drive.bring('NOTHING.KLO', encodePat({ version: 1 }));
    await visit.headless.settle();
    expect(visit.shows('Ihr Inhalt ist nicht lesbar.')).toBe(true);
    await visit.keys('Return');
    expect(visit.core.save().deal).toBe('7');
  });
});
