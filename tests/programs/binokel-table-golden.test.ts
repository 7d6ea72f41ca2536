import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../host/core/core.ts';
import { SEAT } from '../../host/programs/binokel/kept/seats.ts';
import { loadCore } from '../core/built-core.ts';
import { expectGolden } from '../golden-frame.ts';
import { callsUpTo, keptAfter, keptGame, layAway } from './binokel-hands.ts';
import { keyboardPlayer, legalPlaces, playStep, tricksOf } from './binokel-player.ts';
import { BinokelVisit, type VisitOptions } from './binokel-table-visit.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** Plays on until the game has come to a state. */
async function until(visit: BinokelVisit, limit: number, isThere: () => boolean): Promise<void> {
  const player = keyboardPlayer(visit);
  for (let steps = 0; !isThere(); steps++) {
    if (steps > 100) throw new Error('the game does not come to it');
    await playStep(visit, player, limit);
  }
}

const isYourTurn = (visit: BinokelVisit, phase: string): boolean =>
  visit.last.beside.stop === null && tricksOf(visit).phase === phase && tricksOf(visit).turn === SEAT.you;

const begin = (options: VisitOptions): Promise<BinokelVisit> => BinokelVisit.begin({ reducedMotion: true, ...options });

describe('the main screen', () => {
  it('while cards are dealt', async () => {
    const visit = await BinokelVisit.begin({ deal: 1992n, number: 2, speed: 'medium' });
    await visit.type('Enter');
    for (let frame = 0; frame < 57; frame++) await visit.pass(1000 / 60);
    expectGolden('binokel-table-dealing', visit.frame());
  });

  it('when the cards are dealt', async () => {
    const visit = await begin({ deal: 41n });
    expectGolden('binokel-table-dealt', visit.frame());
  });

  it('with the bidding field', async () => {
    const visit = await begin({ deal: 41n });
    await visit.key('Enter');
    await visit.key('x');
    expectGolden('binokel-table-bidding', visit.frame());
  });

  it('with the Dap uncovered', async () => {
    const visit = await begin({ deal: 1992n });
    await until(visit, 0, () => visit.last.beside.stop === 'widow');
    expectGolden('binokel-table-dap', visit.frame());
  });

  it('with four cards to be laid away', async () => {
    const visit = await begin({ deal: 41n });
    await until(visit, 400, () => isYourTurn(visit, 'discard'));
    for (const key of [' ', 'ArrowRight', ' ', 'ArrowLeft', 'ArrowLeft', ' ', 'ArrowLeft', ' ']) await visit.key(key);
    expectGolden('binokel-table-laying-away', visit.frame());
  });

  it('with the melds of Cathy and Jim', async () => {
    const visit = await begin({ deal: 1992n });
    await until(visit, 0, () => visit.last.beside.stop === 'melds');
    expectGolden('binokel-table-melds', visit.frame());
  });

  it('with a card that is chosen', async () => {
    const visit = await begin({ deal: 1992n });
    await until(visit, 0, () => isYourTurn(visit, 'play'));
    for (const key of ['ArrowRight', 'ArrowRight', ' ']) await visit.key(key);
    expectGolden('binokel-table-chosen', visit.frame());
  });

  it('with a card on its way', async () => {
    const visit = await BinokelVisit.begin({ deal: 1992n, speed: 'slow' });
    await until(visit, 0, () => isYourTurn(visit, 'play'));
    for (let place = 0; place < legalPlaces(visit)[0]; place++) await visit.key('ArrowRight');
    await visit.key(' ');
    await visit.type('Enter');
    for (let frame = 0; frame < 18; frame++) await visit.pass(1000 / 60);
    expectGolden('binokel-table-travel', visit.frame());
  });

  it('with a complete trick', async () => {
    const visit = await begin({ deal: 1992n });
    await until(visit, 0, () => visit.last.beside.stop === 'trick' && tricksOf(visit).winners.length === 2);
    expectGolden('binokel-table-trick', visit.frame());
  });

  it('when a computer goes off', async () => {
    keptGame(core, [undefined, 'HU HU PU PU CU SU SO CO PO HO CZ SZ'], 1, callsUpTo(490));
    const visit = await begin({ options: { jim: 'strong' }, running: keptAfter(core, layAway(core, SEAT.jim)) });
    await until(visit, 0, () => visit.last.beside.stop === 'melds');
    expect(tricksOf(visit).ending).toBe('went-off');
    expectGolden('binokel-table-off', visit.frame());
  });

  it('when the coach says why a card is refused', async () => {
    const visit = await begin({ deal: 1992n, options: { coach: true } });
    await until(visit, 0, () => isYourTurn(visit, 'play'));
    for (const key of [' ', 'Enter']) await visit.key(key);
    expectGolden('binokel-table-refused', visit.frame());
  });

  it('when the coach looks back', async () => {
    const visit = await begin({ deal: 1992n, options: { coach: true } });
    await until(visit, 0, () => visit.last.beside.stop === null && tricksOf(visit).phase === 'over');
    expectGolden('binokel-table-coach', visit.frame());
  });
});

describe('the last game once more', () => {
  it('with all hands open', async () => {
    const played = await begin({ deal: 1992n });
    await until(played, 0, () => played.result !== null);
    const visit = await begin({ deal: 1992n, replayOf: played.last.game });
    for (let step = 0; step < 20; step++) await visit.key('ArrowRight');
    expectGolden('binokel-replay', visit.frame());
  });
});

describe('the melding screen', () => {
  it('before trumps are named', async () => {
    const visit = await begin({ deal: 41n });
    await until(visit, 400, () => isYourTurn(visit, 'trump'));
    await visit.key('ArrowRight');
    expectGolden('binokel-meld-trump', visit.frame());
  });

  it('of the soloist', async () => {
    const visit = await begin({ deal: 41n });
    await until(visit, 400, () => isYourTurn(visit, 'meld'));
    for (const key of ['Enter', 'ArrowDown', 'ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight']) await visit.key(key);
    expectGolden('binokel-meld-soloist', visit.frame());
  });

  it.each(['de', 'en', 'es'] as const)('of a defender, %s', async (language) => {
    const visit = await begin({ deal: 1992n, language });
    await until(visit, 0, () => isYourTurn(visit, 'meld'));
    await visit.click(420, 92);
    expectGolden(`binokel-meld-${language}`, visit.frame());
  });
});
