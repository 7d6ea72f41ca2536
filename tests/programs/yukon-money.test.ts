import { describe, expect, it } from 'vitest';
import { CARD_FACE_DOWN, CARD_IDENTITY } from '../../assembly/abi.ts';
import type { PileView } from '../../host/core/core.ts';
import { moveCount, moveFrom, movesStock, moveTo } from '../../host/core/move.ts';
import { seededPicker } from '../builders.ts';
import { YukonTable } from './yukon-table.ts';

const ROUNDS = 2;
const STEPS = 100;
const STAKE = 52;

type Pick = ReturnType<typeof seededPicker>;
type Player = (table: YukonTable, pick: Pick) => number | null;

/** Plays by the core's hints, and turns cards where there is none. */
const byHints: Player = ({ headless: { core } }) => core.hint() ?? core.moves().find(movesStock) ?? null;

/** Plays anything that is allowed, rather with open cards than with the stock. */
const atRandom: Player = ({ headless: { core } }, pick) => {
  const moves = core.moves();
  const open = moves.filter((move) => !movesStock(move));
  const among = open.length > 0 && pick(3) > 0 ? open : moves;
  return among.length === 0 ? null : among[pick(among.length)];
};

/** The dollars that a round began with, and how often a move was taken back in it. */
interface Ledger {
  readonly opening: number;
  undos: number;
}

const piles = (table: YukonTable, role: PileView['role']): readonly PileView[] =>
  table.headless.core.fullView().piles.filter((pile) => pile.role === role);

const cardsIn = (of: readonly PileView[]): readonly number[] => of.flatMap(({ cards }) => cards);

/** RULES §9, "Invariants": the money, the line that shows it, and the pack. */
function expectBalance(table: YukonTable, { opening, undos }: Ledger): void {
  const { core } = table.headless;
  const { score, pass } = core.view();
  expect(score).toBe(opening - STAKE + 5 * cardsIn(piles(table, 'foundation')).length - 3 * undos - 5 * (pass - 1));
  expect(table.status()).toBe(`${score} $`);
  const pack = cardsIn(core.fullView().piles).map((card) => card & CARD_IDENTITY);
  expect(new Set(pack).size).toBe(52);
  expect(pack).toHaveLength(52);
  const down = cardsIn(piles(table, 'tableau')).filter((card) => (card & CARD_FACE_DOWN) !== 0);
  expect(down.length).toBeLessThanOrEqual(21);
}

/** Makes a move with the mouse, by a click where that does it. */
async function perform(table: YukonTable, move: number): Promise<void> {
  const { core } = table.headless;
  if (movesStock(move)) return table.click('stock');
  const from = core.view().piles[moveFrom(move)];
  const to = core.view().piles[moveTo(move)];
  if (to.role === 'foundation') return table.click(from.id);
  return table.drag(from.id, to.id, from.cards.length - moveCount(move));
}

/** Plays a round, taking back now and then; ends before the box of a round that is over. */
async function playRound(table: YukonTable, player: Player, ledger: Ledger, pick: Pick): Promise<void> {
  const { core } = table.headless;
  for (let step = 0; step < STEPS && core.view().status === 'playing'; step++) {
    const { canUndo, moveCount: made } = core.view();
    if (canUndo && pick(12) === 0) {
      await table.script('key Undo; key Undo');
      ledger.undos++;
    } else {
      const move = player(table, pick);
      if (move === null) return;
      await perform(table, move);
      if (core.view().status === 'finishing') await table.watchFinish();
      expect(core.view().moveCount).toBeGreaterThan(made);
    }
    expectBalance(table, ledger);
  }
}

describe.each(['Classic', 'Medium', 'Light'])('the money in %s', (name) => {
  it.each([
    ['hints', byHints],
    ['chance', atRandom],
  ] as const)('is right after every step of rounds that are played by %s', async (_how, player) => {
    const pick = seededPicker(name.length);
    const table = await YukonTable.start({ deal: 31n });
    await table.script('key ^V');
    await table.pressButton(name);
    expect(table.headless.core.view().options.variant).toBe(name.toLowerCase());
    let ledger: Ledger = { opening: 0, undos: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      expectBalance(table, ledger);
      await playRound(table, player, ledger, pick);
      const opening = table.headless.core.view().score;
      const answer = { won: 'Weiterspielen', stuck: 'neues Spiel' };
      const { status } = table.headless.core.view();
      if (status === 'won' || status === 'stuck') await table.pressButton(answer[status]);
      else await table.script('key ^N');
      ledger = { opening, undos: 0 };
    }
    expectBalance(table, ledger);
  });
});
