import { beforeAll, describe, expect, it } from 'vitest';
import { parseClaim } from '../../host/core/claim-text.ts';
import type { Core } from '../../host/core/core.ts';
import { SEAT } from '../../host/programs/binokel/kept/seats.ts';
import { combinationFields, decisionFields, trumpFields } from '../../host/programs/binokel/meld/fields.ts';
import { toggled } from '../../host/programs/binokel/meld/selection.ts';
import { tableTexts } from '../../host/programs/binokel/table/languages.ts';
import { meldLines } from '../../host/programs/binokel/table/meld-lines.ts';
import { loadCore } from '../core/built-core.ts';
import { keptAfter, keptGame, layAway } from './binokel-hands.ts';
import { keyboardPlayer, tricksOf } from './binokel-player.ts';
import { BinokelVisit } from './binokel-table-visit.ts';

const TEXTS = tableTexts.de;
const HAND = 'CA CZ CK CO CU CK CO HA HZ HU PZ PU';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const ids = combinationFields().map(({ id }) => id);
/** Rows of two buttons of which one can be down: P and 2P, F and 2F of each suit, the two values of a combination. */
const ROWS: readonly (readonly [string, string])[] = [
  ...['kreuz', 'pik', 'herz', 'schellen'].flatMap((suit): [string, string][] => [
    [`${suit}-P`, `${suit}-2P`],
    [`${suit}-F`, `${suit}-2F`],
  ]),
  ['binokel-40', 'binokel-300'],
  ['asse-100', 'asse-1000'],
  ['koenige-80', 'koenige-1000'],
  ['damen-60', 'damen-1000'],
  ['buben-40', 'buben-1000'],
];

describe('the buttons of combinations (manual 3.5.2, BINOKEL R16)', () => {
  it('are those of the rows and the Rundgang', () => {
    expect([...ROWS.flat(), 'rundgang'].sort()).toEqual([...ids].sort());
  });

  it.each(ROWS)('%s and %s let each other go up, and nothing else does', (single, double) => {
    const others = ids.filter((id) => id !== single && id !== double);
    expect(toggled([single], double)).toEqual([double]);
    expect(toggled([double], single)).toEqual([single]);
    for (const other of others) expect(toggled([single], other)).toEqual([single, other]);
    expect(toggled([single, 'rundgang'], single)).toEqual(['rundgang']);
  });
});

/** Game 1 with you as soloist at 160, who is to name trumps. */
async function atTrump(): Promise<BinokelVisit> {
  const running = keptGame(core, [HAND], 1, 'call:150 pass call:160 pass');
  const visit = await BinokelVisit.begin({ number: 1, running, reducedMotion: true });
  await keyboardPlayer(visit).cards([12, 13, 14, 15]);
  expect(tricksOf(visit).phase).toBe('trump');
  return visit;
}

const { ok, off } = decisionFields(TEXTS);
const [kreuz, pik] = trumpFields(TEXTS);
const middle = ({ area: { x, y, w, h } }: typeof ok): [number, number] => [x + (w >> 1), y + (h >> 1)];

describe('naming trumps (manual 3.5.1)', () => {
  it('comes before everything else: neither a click nor an arrow reaches another field', async () => {
    const visit = await atTrump();
    for (const field of [ok, off, ...combinationFields()]) await visit.click(...middle(field));
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'x', 'Escape']) await visit.key(key);
    expect(tricksOf(visit)).toMatchObject({ phase: 'trump', trump: null });
  });

  it('cannot be taken back', async () => {
    const visit = await atTrump();
    await visit.click(...middle(pik));
    expect(tricksOf(visit)).toMatchObject({ phase: 'meld', trump: 1 });
    await visit.click(...middle(kreuz));
    await visit.click(...middle(pik));
    expect(tricksOf(visit)).toMatchObject({ phase: 'meld', trump: 1 });
  });
});

it('AB is there for the soloist alone (manual 3.5.3)', async () => {
  keptGame(core, [HAND], 1, 'call:150 pass pass');
  const running = keptAfter(core, `${layAway(core, SEAT.jim)} trump:H meld:none meld:none`);
  const visit = await BinokelVisit.begin({ number: 1, running, reducedMotion: true });
  await visit.click(...middle(off));
  for (let i = 0; i < 8; i++) await visit.key('ArrowDown');
  expect(visit.last.beside.cross).toBe('ok');
  expect(tricksOf(visit)).toMatchObject({ phase: 'meld', turn: SEAT.you, ending: null });
  await visit.click(...middle(ok));
  expect(visit.last.beside.stop).toBe('status');
});

it('what belongs to a suit is drawn together when it is shown (manual 2.4, BINOKEL R17)', () => {
  const parts = core.calculator.valuedParts(parseClaim('kreuz-F+kreuz-P+herz-2P+binokel-40+koenige-80'), 0);
  expect(meldLines('Jim', 350, parts, TEXTS).lines).toEqual([' 190 Kreuz', '  40 Herz', '  40 Binokel', '  80 Könige']);
});
