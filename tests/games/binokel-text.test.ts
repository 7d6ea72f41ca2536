/** Cards, claims and moves of Binokel as text. */
import { beforeAll, describe, expect, it } from 'vitest';
import { MoveKind } from '../../assembly/abi.ts';
import { CLAIMS, Combination } from '../../assembly/abi-tricks.ts';
import { cardKind, claimLevel, claimWeight, kindCard, moveDiscard, packNumber } from '../../assembly/move.ts';
import {
  binokelCardText,
  parseBinokelCard,
  parseBinokelCards,
  parseBinokelSuit,
} from '../../host/core/binokel-card-text.ts';
import { CardTextError, parseCard } from '../../host/core/card-text.ts';
import { ClaimTextError, COMBINATION_WORDS, claimParts, claimText, parseClaim } from '../../host/core/claim-text.ts';
import type { Core, GameInfo } from '../../host/core/core.ts';
import { MoveTextError, moveText, parseMove } from '../../host/core/move-text.ts';
import { discardedCards, discardMove, playMove } from '../../host/core/tricks-move-text.ts';
import { seededPicker } from '../builders.ts';
import { loadCore } from '../core/built-core.ts';
import { wholePack } from './binokel-plain.ts';

let core: Core;
let binokel: GameInfo;
beforeAll(async () => {
  core = await loadCore();
  binokel = core.games.find(({ id }) => id === 'binokel') as GameInfo;
});

describe('cards of Binokel', () => {
  it('are suit and rank', () => {
    const pairs = [
      ['CA', 'AC'],
      ['PZ', 'TS'],
      ['HK', 'KH'],
      ['SO', 'QD'],
      ['SU', 'JD'],
    ];
    for (const [text, card] of pairs) {
      expect(parseBinokelCard(text)).toBe(parseCard(card));
      expect(binokelCardText(parseCard(card))).toBe(text);
    }
    expect(parseBinokelCards('ca, hk')).toEqual([parseCard('AC'), parseCard('KH')]);
  });

  it('are twenty kinds, numbered by suit and strength', () => {
    const kinds = wholePack().map((text) => cardKind(parseBinokelCard(text)));
    expect(kinds).toEqual(Array.from({ length: 40 }, (_, i) => i >> 1));
    for (const kind of kinds) expect(cardKind(kindCard(kind))).toBe(kind);
    expect(cardKind(parseBinokelCard('PO') | 0x40)).toBe(cardKind(parseBinokelCard('PO')));
  });

  it.each(['', 'C', 'CAX', 'XA', 'C5', 'AC', 'C '])('refuses %j', (text) => {
    expect(() => parseBinokelCard(text)).toThrow(CardTextError);
  });

  it('have suits with letters and names', () => {
    expect(['C', 'p', 'Herz', 'SCHELLEN', 'Karo', ''].map(parseBinokelSuit)).toEqual([0, 1, 2, 3, null, null]);
  });

  it('are forty of four suits and five ranks', () => {
    expect(binokel).toMatchObject({
      packs: 2,
      ranks: [1, 10, 11, 12, 13],
      cards: 40,
      family: 'tricks',
      collection: 'binokel',
    });
    expect(binokel.pileIds).toEqual(['hand-1', 'hand-2', 'hand-3', 'dap', 'trick', 'won-1', 'won-2', 'won-3']);
    expect(binokel.pileRoles).toEqual(['hand', 'hand', 'hand', 'widow', 'trick', 'won', 'won', 'won']);
    expect(binokel.options.map(({ name, values }) => [name, values.length, values[0]])).toEqual([
      ['game', 24, '1'],
      ['goal', 2, 'exceed'],
      ['calls', 2, 'next'],
    ]);
  });
});

describe('claims as text', () => {
  it('write and read every combination, alone and in random claims', () => {
    expect(COMBINATION_WORDS).toHaveLength(27);
    for (const word of COMBINATION_WORDS) expect(claimText(parseClaim(word))).toBe(word);
    const pick = seededPicker(3);
    for (let i = 0; i < 5000; i++) {
      const claim = pick(CLAIMS);
      expect(parseClaim(claimText(claim))).toBe(claim);
      const sum = claimParts(claim).reduce(
        (rest, { combination, level }) => rest - level * claimWeight(combination),
        claim,
      );
      expect(sum).toBe(0);
    }
  });

  it('take separators, capitals and the empty claim', () => {
    const claim = parseClaim('herz-F+binokel-40');
    expect(parseClaim(' Herz-f, BINOKEL-40 ')).toBe(claim);
    expect(parseClaim('Könige-80')).toBe(parseClaim('koenige-80'));
    expect(['', 'none', '  '].map(parseClaim)).toEqual([0, 0, 0]);
    expect(claimText(0)).toBe('none');
  });

  it('put combinations where the contract says', () => {
    expect(claimLevel(parseClaim('schellen-2P'), Combination.Pairs + 3)).toBe(2);
    expect(claimLevel(parseClaim('kreuz-F'), Combination.Families)).toBe(1);
    expect(claimLevel(parseClaim('rundgang'), Combination.Rundgang)).toBe(1);
    expect(claimWeight(Combination.Rundgang) * 2).toBe(CLAIMS);
  });

  it.each([
    ['kreuz-X', 'no-combination'],
    ['eichel-F', 'no-combination'],
    ['binokel', 'no-combination'],
    ['rundgang rundgang', 'combination-twice'],
    ['kreuz-P kreuz-2P', 'combination-twice'],
    ['asse-100 asse-1000', 'combination-twice'],
  ])('refuses %s: %s', (text, code) => {
    expect(() => parseClaim(text)).toThrow(ClaimTextError);
    expect(() => parseClaim(text)).toThrow(expect.objectContaining({ code }));
  });
});

describe('moves of Binokel as text', () => {
  it('write and read every kind', () => {
    const texts = [
      'call:150',
      'call:9990',
      'pass',
      'discard:JC+AC+AC+QD',
      'trump:C',
      'trump:D',
      'meld:none',
      'meld:kreuz-F+kreuz-P+rundgang',
      'false-meld:asse-1000',
      'go-off',
      'play:TH',
    ];
    for (const text of texts) expect(moveText(binokel, parseMove(binokel, text))).toBe(text);
    expect(parseMove(binokel, 'play:10H')).toBe(packNumber(MoveKind.Play, parseCard('TH')));
  });

  it('lay cards away in any order, and twins as one', () => {
    const cards = ['AC', 'QD', 'AC', 'JC'].map(parseCard);
    expect(discardMove(cards)).toBe(parseMove(binokel, 'discard:QD+AC+JC+AC'));
    expect(discardMove([cards[0] | 0x40, ...cards.slice(1)])).toBe(discardMove(cards));
    expect(discardedCards(discardMove(cards))).toEqual(['JC', 'AC', 'AC', 'QD'].map(parseCard));
    expect([0, 1, 2, 3].map((place) => moveDiscard(discardMove(cards), place))).toEqual([0, 4, 4, 16]);
    expect(playMove(parseCard('KH') | 0x40)).toBe(parseMove(binokel, 'play:KH'));
  });

  it.each([
    'call:',
    'call:15x',
    'call:99999',
    'pass:1',
    'discard:AC+KC+QC',
    'discard:AC+KC+QC+JC+TC',
    'discard:AC+KC+QC+5C',
    'trump:X',
    'trump:CS',
    'trump:',
    'meld:kreuz',
    'meld:kreuz-F+kreuz-F',
    'play:5H',
    'play:(KH)',
    'play:HK',
    'play:AC+KC',
    'hand-1>trick',
    'deal',
    '',
  ])('refuses %j', (text) => {
    expect(() => parseMove(binokel, text)).toThrow(MoveTextError);
    expect(() => parseMove(binokel, text)).toThrow(expect.objectContaining({ code: 'no-move' }));
  });
});
