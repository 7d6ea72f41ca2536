import { MemoryStore } from '../../host/cli/headless-services.ts';
import { klondike } from '../../host/programs/klondike/entry.ts';
import type { SavedSession } from '../../host/programs/klondike/saved.ts';
import {
  CardVisit,
  type GameSetUp,
  openProgram,
  rulesOf,
  saveInPosition,
  saveOfDeal,
  type VisitOptions,
} from './card-visit.ts';

export { samePicture } from './card-visit.ts';

const GAME = 'klondike';

/** The rules in every language. */
export const RULES = rulesOf(klondike);

/** A game as a visit finds it. */
export type LeftGame = GameSetUp & Partial<Pick<SavedSession, 'elapsedMs' | 'counts'>> & VisitOptions;

/** A player at Klondike. */
export class KlondikeVisit extends CardVisit {
  static async start(options: VisitOptions = {}): Promise<KlondikeVisit> {
    return new KlondikeVisit(await openProgram(klondike, options));
  }

  /** Starts with a game in the position of `buildPosition`, as an earlier visit has left it. */
  static async inPosition(text: string, left: LeftGame = {}): Promise<KlondikeVisit> {
    const { options, pass, moves, ...rest } = left;
    return KlondikeVisit.#resume(await saveInPosition(GAME, text, { options, pass, moves }), rest);
  }

  /** Starts with a game of a deal number, as an earlier visit has left it. */
  static async inDeal(deal: bigint, left: Omit<LeftGame, 'pass'> = {}): Promise<KlondikeVisit> {
    const { options, moves, ...rest } = left;
    return KlondikeVisit.#resume(await saveOfDeal(GAME, deal, { options, moves }), rest);
  }

  static async #resume(game: SavedSession['game'], left: Omit<LeftGame, keyof GameSetUp>): Promise<KlondikeVisit> {
    const { elapsedMs = 0, counts = true, store = new MemoryStore(), ...visit } = left;
    await store.write('session', { version: 1, game, elapsedMs, counts } satisfies SavedSession);
    return KlondikeVisit.start({ ...visit, store });
  }

  /** The next visit on what this one has stored so far. */
  nextVisit(options: VisitOptions = {}): Promise<KlondikeVisit> {
    return KlondikeVisit.start({ freshDeals: 900n, drive: this.drive, ...options, store: this.headless.store });
  }

  /** What stands in the bar below the table, its gaps pressed together. */
  status(): string {
    const { height, width } = this.headless.machine.display;
    const { cell } = this.headless.gem.vdi;
    const columns = (from: number): number => Math.floor((width - from) / cell.w);
    const found = new Map<number, string>();
    for (let from = 0; from < cell.w; from++) {
      const line = this.headless.textAt(from, height - cell.h - 2, columns(from));
      for (const { 0: text, index } of line.matchAll(/[^ \ufffd]+(?: [^ \ufffd]+)*/g))
        found.set(from + index * cell.w, text);
    }
    return [...found]
      .sort(([a], [b]) => a - b)
      .map(([, text]) => text)
      .join(' | ');
  }
}
