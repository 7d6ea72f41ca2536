import { describe, expect, it } from 'vitest';
import { STATUS_LINE } from '../../host/programs/binokel/art/layout.ts';
import { SEAT } from '../../host/programs/binokel/kept/seats.ts';
import { CALL_FIELD } from '../../host/programs/binokel/table/places.ts';
import { tricksOf } from './binokel-player.ts';
import { BinokelVisit } from './binokel-table-visit.ts';
import { showsText } from './machine-text.ts';

/** Game 1 of a deal in which Cathy and Jim have called, and it is your turn. */
async function atYourCall(): Promise<BinokelVisit> {
  const visit = await BinokelVisit.begin({ deal: 41n, number: 1, reducedMotion: true });
  await visit.key('Enter');
  expect(tricksOf(visit)).toMatchObject({ turn: SEAT.you, nextCall: 190 });
  return visit;
}

const calledByYou = (visit: BinokelVisit): number => tricksOf(visit).called[SEAT.you];

describe('the bidding field (manual 3.3)', () => {
  it('is answered neither by function keys, Tab and Alt, nor by clicks beside it (BINOKEL R8)', async () => {
    const visit = await atYourCall();
    for (const name of ['F1', 'F3', 'tab', 'alt+x', 'alt+w']) await visit.headless.script(`key ${name}`);
    await visit.click(320, 100);
    await visit.click(CALL_FIELD.x - 100, CALL_FIELD.y + 4);
    await visit.click(STATUS_LINE.x + 4, STATUS_LINE.y + 4);
    await visit.headless.script(`rclick ${CALL_FIELD.x + 5} ${CALL_FIELD.y + 5}`);
    expect(tricksOf(visit)).toMatchObject({ phase: 'auction', turn: SEAT.you, called: [0, 170, 180] });
  });

  it.each(['a', '7', ' ', 'Enter', 'Escape', 'ArrowRight'])('calls at key "%s"', async (key) => {
    const visit = await atYourCall();
    await visit.key(key);
    expect(calledByYou(visit)).toBe(190);
  });

  it.each(['w', 'W'])('goes away at "%s"', async (key) => {
    const visit = await atYourCall();
    await visit.key(key);
    expect(tricksOf(visit)).toMatchObject({ soloist: SEAT.cathy, bid: 180, called: [0, 170, 180] });
  });

  it('shows the next number after each answer of the other player', async () => {
    const visit = await atYourCall();
    expect(showsText('pc', visit.frame(), '190')).toBe(true);
    await visit.key('x');
    expect(showsText('pc', visit.frame(), '210')).toBe(true);
  });
});

it('a computer takes 0.6 seconds for a call, so that it can be followed (BINOKEL R7)', async () => {
  const visit = await BinokelVisit.begin({ deal: 41n, number: 1, reducedMotion: true });
  await visit.type('Enter');
  await visit.pass(590);
  expect(tricksOf(visit).called).toEqual([0, 0, 0]);
  await visit.pass(20);
  expect(tricksOf(visit).called).toEqual([0, 150, 0]);
});
