import { MemoryStore } from '../../host/cli/headless-services.ts';
import type { Core, Move, PlayerLevel } from '../../host/core/core.ts';
import type { DuelTableJson } from '../../host/core/duel-json.ts';
import type { DuelView } from '../../host/core/duel-view.ts';
import { moveCount, moveFrom, movesStock, moveTo } from '../../host/core/move.ts';
import type { Save } from '../../host/core/save.ts';
import { duelTexts } from '../../host/programs/klondike/duel/languages.ts';
import type { SavedSession, Settings } from '../../host/programs/klondike/duel/saved.ts';
import { USUAL_SETTINGS } from '../../host/programs/klondike/duel/saved.ts';
import { duelOf, END_TURN, type Opponent } from '../../host/programs/klondike/duel/seats.ts';
import { DUEL_GAME } from '../../host/programs/klondike/duel/session.ts';
import { klondike } from '../../host/programs/klondike/entry.ts';
import { loadCore } from '../core/built-core.ts';
import { doublePosition } from '../games/double-table.ts';
import { CardVisit, type GameSetUp, openProgram, saveOfDeal, type VisitOptions } from './card-visit.ts';

export const TEXTS = duelTexts.de;
const MOST_MOVES = 2000;

/** A core beside the program's, in which tables are set up. */
const workshop = loadCore();

/** Who plays a game that a visit finds, and how. */
interface LeftPlayers extends VisitOptions {
  readonly opponent?: Opponent;
  readonly counts?: boolean;
  readonly settings?: Partial<Settings>;
}

/** A game as a visit finds it. */
export interface LeftDuel extends Omit<GameSetUp, 'pass'>, LeftPlayers {}

/** The same of a game that was begun at a table. */
export interface LeftTable extends GameSetUp, LeftPlayers {
  /** What the table has beside its cards; left out for the start of a game. */
  readonly table?: DuelTableJson;
}

/** Plays for both seats until somebody `stops`, or the game is over. */
export function playOn(
  core: Core,
  levels: readonly [PlayerLevel, PlayerLevel],
  stops: (duel: DuelView) => boolean,
): void {
  for (let k = 0; k < MOST_MOVES; k++) {
    const duel = duelOf(core.view());
    if (duel.over || stops(duel)) return;
    const move = core.choose(duel.turn, levels[duel.turn], 1);
    if (move === null) return;
    core.play(move);
  }
}

/** Players at Double Solitaire. */
export class DuelVisit extends CardVisit {
  static async start(options: VisitOptions = {}): Promise<DuelVisit> {
    return new DuelVisit(await openProgram(klondike, { game: DUEL_GAME, ...options }));
  }

  /** Starts with a game of a deal number, as an earlier visit has left it. */
  static async inDeal(deal: bigint, left: LeftDuel = {}): Promise<DuelVisit> {
    const { options, moves, ...players } = left;
    return DuelVisit.#inGame(await saveOfDeal(DUEL_GAME, deal, { options, moves }), players);
  }

  /** Starts with a game that has begun at a table, written as for `doublePosition`. */
  static async atTable(text: string, left: LeftTable = {}): Promise<DuelVisit> {
    const { options, moves, pass = 1, table, ...players } = left;
    const core = await workshop;
    core.dealPosition(DUEL_GAME, { ...doublePosition(text, options, table), pass });
    moves?.(core);
    return DuelVisit.#inGame(core.save(), players);
  }

  static async #inGame(game: Save, left: LeftPlayers): Promise<DuelVisit> {
    const { opponent = 'greedy', counts = true, settings, store = new MemoryStore(), ...visit } = left;
    await store.write('double-session', { version: 1, game, opponent, counts } satisfies SavedSession);
    await store.write('double-settings', { ...USUAL_SETTINGS, ...settings });
    await store.write('table', DUEL_GAME);
    return new DuelVisit(await openProgram(klondike, { ...visit, store }));
  }

  /** The next visit on what this one has stored so far. */
  async nextVisit(options: VisitOptions = {}): Promise<DuelVisit> {
    const opened = await openProgram(klondike, {
      freshDeals: 900n,
      drive: this.drive,
      ...options,
      store: this.headless.store,
    });
    return new DuelVisit(opened);
  }

  get duel(): DuelView {
    return duelOf(this.core.view());
  }

  /** Lets the computer play until its turn is over, or the game. */
  async watch(): Promise<void> {
    for (let k = 0; k < MOST_MOVES && !this.duel.over && this.duel.turn === 1; k++) await this.headless.wait(10);
  }

  /** Makes a move of the player on turn with the mouse. */
  async perform(move: Move): Promise<void> {
    if (move === END_TURN) return this.pressEnd();
    if (movesStock(move)) return this.click(`p${this.duel.turn + 1}-stock`);
    const [from, to] = [moveFrom(move), moveTo(move)].map((pile) => this.game.pileIds[pile]);
    await this.drag(from, to, this.places(from).length - moveCount(move));
  }

  /** The button Ende on the plate of the player on turn. */
  async pressEnd(): Promise<void> {
    const { button } = this;
    if (button === null) throw new Error('no button on the plates');
    await this.headless.click(button.x + (button.w >> 1), button.y + (button.h >> 1));
  }

  /** Makes the moves of the player on turn as a computer would, with the mouse, until the turn is over. */
  async playTurn(level: PlayerLevel = 'greedy'): Promise<void> {
    const { turn } = this.duel;
    for (let k = 0; k < MOST_MOVES && !this.duel.over && this.duel.turn === turn; k++) {
      const move = this.core.choose(turn, level, 1);
      if (move === null) return;
      const before = this.moveCount;
      await this.perform(move);
      if (this.core.save().moves[before] !== move) throw new Error(`move ${k} of the turn was not made`);
    }
  }
}
