import { beforeAll, describe, expect, it } from 'vitest';
import { parseCards } from '../../host/core/card-text.ts';
import type { Core } from '../../host/core/core.ts';
import { playMove } from '../../host/core/trick-moves.ts';
import { SEAT } from '../../host/programs/binokel/kept/seats.ts';
import { filmOf } from '../../host/programs/binokel/play/film.ts';
import { KeptGameError } from '../../host/programs/binokel/play/game-play.ts';
import { cardName } from '../../host/programs/binokel/table/card-names.ts';
import { tableTexts } from '../../host/programs/binokel/table/languages.ts';
import { HANDS_SHEET, LEAVE_FIELD, ON_FIELD } from '../../host/programs/binokel/table/places.ts';
import { handLines } from '../../host/programs/binokel/table/replay.ts';
import type { CardRefusal } from '../../host/programs/binokel/table/texts.ts';
import { loadCore } from '../core/built-core.ts';
import { keptGame } from './binokel-hands.ts';
import { handOf, keyboardPlayer, legalPlaces, playStep, tricksOf } from './binokel-player.ts';
import { BinokelVisit, type VisitOptions } from './binokel-table-visit.ts';
import { showsText } from './machine-text.ts';

const TEXTS = tableTexts.de;

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const begin = (options: VisitOptions): Promise<BinokelVisit> => BinokelVisit.begin({ reducedMotion: true, ...options });

const shows = (visit: BinokelVisit, text: string): boolean => showsText('pc', visit.frame(), text);

async function until(visit: BinokelVisit, isThere: () => boolean): Promise<void> {
  const player = keyboardPlayer(visit);
  for (let steps = 0; !isThere() && steps < 200; steps++) await playStep(visit, player, 0);
  expect(isThere()).toBe(true);
}

describe('a refused card', () => {
  it('is named with its paragraph of the manual by the coach, and without a word otherwise', async () => {
    for (const coach of [true, false]) {
      const visit = await begin({ deal: 1992n, options: { coach } });
      await until(visit, () => visit.last.beside.stop === null && tricksOf(visit).phase === 'play');
      const place = handOf(visit).findIndex((card) => visit.core.refusal(playMove(card)) === 'must-follow');
      await keyboardPlayer(visit).cards([place]);
      expect(shows(visit, '2.5 Nr. 3')).toBe(coach);
      expect(visit.last.beside.marked).toEqual([]);
    }
  });

  it('has words for every rule, in every language, that fit between the portraits', () => {
    const codes: readonly CardRefusal[] = ['must-follow', 'must-beat', 'must-ruff', 'must-overruff'];
    for (const { suits, coach } of Object.values(tableTexts)) {
      for (const code of codes) {
        for (const suit of suits) {
          const words = coach.refusals[code](suit, suit);
          expect(words).toMatch(/^2\.5 .*[345]:/);
          expect(words).toContain(suit);
          expect(words.length).toBeLessThan(58);
        }
      }
    }
  });
});

describe('after the game', () => {
  it('the coach says what was not melded, and what would have been better by the solver', async () => {
    const visit = await begin({ deal: 1992n, options: { coach: true } });
    const player = keyboardPlayer(visit);
    let best = 0;
    while (tricksOf(visit).phase !== 'over' || visit.last.beside.stop !== null) {
      const isMeld = tricksOf(visit).phase === 'meld' && visit.last.beside.stop === null;
      if (isMeld) {
        const claim = visit.core.calculator.bestClaim(handOf(visit));
        best = visit.core.calculator.claimValue(claim, tricksOf(visit).trump ?? 0);
        await player.press('ok');
      } else await playStep(visit, player, 0);
    }
    expect(best).toBeGreaterThan(0);
    expect(shows(visit, TEXTS.coach.missed(best))).toBe(true);
    core.restore(visit.last.game);
    const lost = [...core.coach.review(9)].filter((card) => card !== null && card.seat === SEAT.you && card.lost > 0);
    expect(lost.length).toBeGreaterThan(0);
    for (const card of lost) {
      if (card === null) continue;
      expect(shows(visit, `Stich ${13 - card.held}: ${cardName(card.card)}`)).toBe(true);
    }
    expect(visit.result).toBeNull();
    await visit.key('Enter');
    expect(visit.result).not.toBeNull();
  });

  it('says nothing without the coach', async () => {
    const visit = await begin({ deal: 1992n });
    await until(visit, () => visit.result !== null);
    expect(shows(visit, TEXTS.coach.head)).toBe(false);
  });
});

describe('a trick', () => {
  it.each([1, 4] as const)('goes by itself after %i seconds where that is wanted, and not before', async (seconds) => {
    const visit = await begin({ deal: 1992n, options: { trickSeconds: seconds } });
    await until(visit, () => visit.last.beside.stop === null && tricksOf(visit).phase === 'play');
    const [place] = legalPlaces(visit);
    for (let bar = 0; bar < place; bar++) await visit.key('ArrowRight');
    await visit.key(' ');
    await visit.type('Enter');
    for (let ms = 0; visit.last.beside.stop !== 'trick' && ms < 3000; ms += 10) await visit.pass(10);
    expect(visit.last.beside.stop).toBe('trick');
    await visit.pass(seconds * 1000 - 50);
    expect(visit.last.beside.stop).toBe('trick');
    await visit.pass(100);
    expect(visit.last.beside.stop).toBeNull();
  });

  it('stays for ever otherwise', async () => {
    const visit = await begin({ deal: 1992n });
    await until(visit, () => visit.last.beside.stop === 'trick');
    await visit.pass(3_600_000);
    expect(visit.last.beside.stop).toBe('trick');
  });
});

describe('the last game once more', () => {
  it('goes through every step, with the hands of all, until somebody goes back', async () => {
    const played = await begin({ deal: 1992n });
    await until(played, () => played.result !== null);
    const steps = filmOf(core, played.last.game).length;
    const visit = await begin({ deal: 1992n, replayOf: played.last.game });
    expect(shows(visit, `1/${steps}`)).toBe(true);
    await visit.key('ArrowLeft');
    expect(shows(visit, `1/${steps}`)).toBe(true);
    await visit.key('ArrowRight');
    await visit.click(ON_FIELD.x + 5, ON_FIELD.y + 5);
    expect(shows(visit, `3/${steps}`)).toBe(true);
    await visit.key('End');
    await visit.key(' ');
    expect(shows(visit, `${steps}/${steps}`)).toBe(true);
    expect(visit.headless.ended).toBe(false);
    await visit.click(LEAVE_FIELD.x + 5, LEAVE_FIELD.y + 5);
    expect(visit.headless.ended).toBe(true);
  });

  it('has room for the widest hand on its sheet', () => {
    const cards = parseCards('TC TC KC QC TS TS KS QS TH TH KH QH TD TD KD QD');
    const lines = handLines('Cathy', cards);
    expect(lines.map((line) => line.length).every((length) => 8 * length <= HANDS_SHEET.w - 16)).toBe(true);
    expect(lines.join('').match(/10/g)).toHaveLength(8);
    expect(handLines('Jim', cards.slice(0, 4))).toHaveLength(1);
  });

  it('has a step for every call, card and complete trick', async () => {
    const played = await begin({ deal: 1992n });
    await until(played, () => played.result !== null);
    const film = filmOf(core, played.last.game);
    const stops = film.map(({ stop }) => stop);
    expect(stops[0]).toBe('dealt');
    expect(stops.filter((stop) => stop === 'trick')).toHaveLength(12);
    expect(stops.filter((stop) => stop === 'melds')).toHaveLength(1);
    expect(film.at(-1)?.view.tricks?.results).toEqual(played.result?.points);
    expect(film[0].openView.piles[SEAT.jim].cards.every((card) => (card & 0x7f) !== 0)).toBe(true);
  });

  it('knows no game that was dealt by hand', () => {
    const { game } = keptGame(core, ['CA CZ'], 1, 'call:150');
    expect(() => filmOf(core, game)).toThrow(KeptGameError);
  });
});
