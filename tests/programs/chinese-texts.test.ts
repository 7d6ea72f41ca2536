import { describe, expect, it } from 'vitest';
import { parseCards } from '../../host/core/card-text.ts';
import { INSTRUCTIONS } from '../../host/programs/chinese-patience/instructions/content.ts';
import { roomFor, TEXT_WIDTH, textLines } from '../../host/programs/chinese-patience/instructions/show.ts';
import { LANGUAGES, LEVELS, OPTION_IDS, OPTIONS } from '../../host/programs/chinese-patience/kept/settings.ts';
import { TEXTS } from '../../host/programs/chinese-patience/languages.ts';
import { isPrintable } from '../../host/programs/chinese-patience/letters.ts';
import { cardName, entryLine } from '../../host/programs/chinese-patience/play/describe.ts';
import type { Texts } from '../../host/programs/chinese-patience/texts.ts';
import { ChineseVisit } from './chinese-visit.ts';

const COLUMNS = 32;
const BANNER_LETTERS = 8;
const PAGE_TEXTS = new Set(['savedGameUnreadable', 'statisticsUnreadable']);
const DECK = parseCards('AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC TS QS TH QH TD QD');

/** Every line that the screen can show, by the name of its text. */
function* lines(texts: Texts): Generator<readonly [name: string, line: string]> {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string' && !PAGE_TEXTS.has(name)) yield [name, value];
  }
  for (const group of ['refused', 'commands', 'record', 'levels', 'option'] as const) {
    for (const [name, value] of Object.entries(texts[group])) yield [`${group}.${name}`, value];
  }
  yield ['tossed', texts.tossed(texts.youStart)];
  yield ['tossed', texts.tossed(texts.computerStarts)];
  for (const card of DECK) {
    const name = cardName(texts, card);
    yield ['cardTo', entryLine('M05', texts.cardTo(name, 5))];
    yield ['twisted', entryLine('T', texts.twisted(name))];
    yield ['computerTwists', texts.computerTwists(name)];
    yield ['computerMoves', `${texts.computerMoves(0, 5)}  ${name}`];
  }
  yield ['pileTo', entryLine('MP86', texts.pileTo(8, 6))];
  yield ['computerMovesPile', texts.computerMovesPile(8, 6)];
  yield ['turnEnded', entryLine('Z', texts.turnEnded)];
  for (const ask of ['askSource', 'askTarget', 'askPile', 'askPileTarget'] as const) {
    yield [ask, entryLine('MP8', texts[ask])];
  }
  for (const end of ['won', 'lost'] as const) yield [end, texts[end](44)];
  for (const end of ['seriesWon', 'seriesLost'] as const) yield [end, texts[end](143, 143)];
  yield ['page', ` CHINESE PATIENCE  ${texts.page(6, 6)}`];
}

describe.each(LANGUAGES)('texts in %s', (language) => {
  const texts = TEXTS[language];

  it('no line is longer than the screen is wide', () => {
    const long = [...lines(texts)].filter(([, line]) => line.length > COLUMNS);
    expect(long).toEqual([]);
  });

  it('the Spectrum has every letter, or the program makes it', () => {
    const missing = [...lines(texts)].filter(([, line]) => !isPrintable(line, language));
    expect(missing).toEqual([]);
    for (const values of Object.values(texts.values)) {
      for (const value of Object.values(values)) expect(isPrintable(value, language), value).toBe(true);
    }
  });

  it('the two lines above the table hold the highest points', () => {
    for (const turn of [texts.turn, texts.computerTurn])
      expect(` CHINESE PATIENCE ${turn}`.length).toBeLessThanOrEqual(COLUMNS);
  });

  it('and the number of the game too, with a blank between any two of them', async () => {
    const points = [1234, 1234] as const;
    const left = {
      language,
      sitting: { match: { kind: 'series', game: 100, points, starter: 'you', tossed: false } },
    } as const;
    const words = [`${texts.you} 1234`, `${texts.computer} 1234`, texts.series, `${texts.game} 100`];
    expect((await ChineseVisit.inDeal(2n, left)).row(1).split(/ +/)).toEqual(words.join(' ').split(' '));
    const training = await ChineseVisit.inDeal(2n, { ...left, settings: { undo: 'training' } });
    expect(training.row(1).split(/ +/)).toEqual([...words.slice(0, 2), texts.training].join(' ').split(' '));
  });

  it('the words beside the table have fourteen columns', () => {
    for (const word of [
      texts.undo,
      texts.replay,
      texts.options,
      texts.hint,
      texts.level,
      ...Object.values(texts.levels),
    ]) {
      expect(`U=${word}`.length, word).toBeLessThanOrEqual(14);
    }
  });

  it('large letters fit the banner', () => {
    for (const line of [...texts.wonBanner, ...texts.lostBanner, ...texts.voidBanner]) {
      expect(line.length, line).toBeLessThanOrEqual(BANNER_LETTERS);
    }
  });

  it('every value of every option has a name of twelve columns', () => {
    for (const id of OPTION_IDS) {
      const values = id === 'language' ? [language] : OPTIONS[id];
      for (const value of values) {
        const name = texts.values[id][value];
        expect(name, `${id} ${value}`).toBeDefined();
        expect(name.length, name).toBeLessThanOrEqual(12);
      }
      expect(`${texts.option[id]} *`.length, id).toBeLessThanOrEqual(17);
    }
    for (const level of LEVELS) expect(texts.levels[level]).toBe(texts.values.level[level]);
  });

  it('labels and figures of the statistics stand beside each other', () => {
    const { played, won, points, void: blocked, longestRun, longestSeries } = texts.record;
    for (const [label, value] of [
      [played, '9999'],
      [points, '999:999'],
      [blocked, '999'],
    ]) {
      expect(`${label} ${value}`.length, label).toBeLessThanOrEqual(15);
    }
    for (const [label, value] of [
      [won, '9999'],
      [longestRun, '999'],
      [longestSeries, '999'],
    ]) {
      expect(`${label} ${value}`.length, label).toBeLessThanOrEqual(14);
    }
  });

  it('the instructions fit their pages', () => {
    for (const page of INSTRUCTIONS[language]) {
      const text = textLines(page);
      expect(text.length, page.heading).toBeLessThanOrEqual(roomFor(page.figure));
      for (const line of [page.heading, ...text]) {
        expect(line.length, line).toBeLessThanOrEqual(TEXT_WIDTH);
        expect(isPrintable(line, language), line).toBe(true);
      }
    }
    expect(INSTRUCTIONS[language].map(({ figure }) => figure)).toEqual(INSTRUCTIONS.es.map(({ figure }) => figure));
  });
});

/** The table of CHINESE §6, with the menu after a game as far as it goes. */
const TABLE: Readonly<Record<keyof typeof TEXTS, readonly string[]>> = {
  es: [
    'T=CARTA  M=MOVER  P=PILA  Z=FIN',
    'TU TURNO',
    'ES MI TURNO',
    'PRIMERO ROBA CARTA (T)',
    'MUEVE ANTES LA CARTA ROBADA',
    'NO ES POSIBLE',
    'PILA VACIA',
    'MOVER DE (0,5-8)?',
    'A (1-9)?',
    'PILA DE (5-8)?',
    'A (5-8)?',
    'BARAJA VACIA: VUELVO EL DESCARTE',
    'HAS GANADO: +7 PUNTOS',
    'GANO YO: +7 PUNTOS',
    'BLOQUEO: SIN PUNTOS',
    'MUEVO 0 A 5',
    'MUEVO PILA 8 A 6',
  ],
  en: [
    'T=TWIST  M=MOVE  P=PILE  Z=END',
    'YOUR TURN',
    'MY TURN',
    'TWIST A CARD FIRST (T)',
    'MOVE THE TWISTED CARD FIRST',
    'NOT POSSIBLE',
    'EMPTY PILE',
    'MOVE FROM (0,5-8)?',
    'TO (1-9)?',
    'PILE FROM (5-8)?',
    'TO (5-8)?',
    'DECK EMPTY: DISCARD TURNED OVER',
    'YOU WIN: +7 POINTS',
    'I WIN: +7 POINTS',
    'BLOCKED: NO POINTS',
    'I MOVE 0 TO 5',
    'I MOVE PILE 8 TO 6',
  ],
  de: [
    'T=KARTE M=ZUG P=STAPEL Z=ENDE',
    'DU BIST AM ZUG',
    'ICH BIN AM ZUG',
    'ERST EINE KARTE ZIEHEN (T)',
    'ERST GEZOGENE KARTE ANLEGEN',
    'NICHT ERLAUBT',
    'LEERER STAPEL',
    'VON (0,5-8)?',
    'NACH (1-9)?',
    'STAPEL VON (5-8)?',
    'NACH (5-8)?',
    'TALON LEER: ABLAGE UMGEDREHT',
    'DU GEWINNST: +7 PUNKTE',
    'ICH GEWINNE: +7 PUNKTE',
    'BLOCKIERT: KEINE PUNKTE',
    'ICH LEGE 0 AUF 5',
    'ICH LEGE STAPEL 8 AUF 6',
  ],
};

it.each(LANGUAGES)('the lines of the table are those of CHINESE §6 in %s', (language) => {
  const { refused, ...texts } = TEXTS[language];
  expect([
    texts.menu,
    texts.turn,
    texts.computerTurn,
    refused.first,
    refused.pending,
    refused.illegal,
    refused.empty,
    texts.askSource,
    texts.askTarget,
    texts.askPile,
    texts.askPileTarget,
    texts.flip,
    texts.won(7),
    texts.lost(7),
    texts.void,
    texts.computerMoves(0, 5),
    texts.computerMovesPile(8, 6),
  ]).toEqual(TABLE[language]);
});

describe('the attested words', () => {
  it('are those of the manual', () => {
    expect(TEXTS.es.turn.toLowerCase()).toBe('tu turno');
    expect(TEXTS.es.computerTurn.toLowerCase()).toBe('es mi turno');
  });
});
