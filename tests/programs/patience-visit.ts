import { MemoryStore } from '../../host/cli/headless-services.ts';
import { patience } from '../../host/programs/patience/entry.ts';
import type { SavedSession } from '../../host/programs/patience/saved.ts';
import {
  CardVisit,
  type GameSetUp,
  openProgram,
  rulesOf,
  saveInPosition,
  saveOfDeal,
  type VisitOptions,
} from './card-visit.ts';

export { CHECK_MARK, samePicture, type VisitOptions } from './card-visit.ts';

/** The rules in every language. */
export const RULES = rulesOf(patience);

/** A game as a visit finds it. */
export type LeftGame = GameSetUp & Partial<Pick<SavedSession, 'cheating' | 'counts'>>;

/** A player at Patience. */
export class PatienceVisit extends CardVisit {
  static async start(options: VisitOptions = {}): Promise<PatienceVisit> {
    return new PatienceVisit(await openProgram(patience, options));
  }

  /** Starts with a game in the position of `buildPosition`, as an earlier visit has left it. */
  static async inPosition(game: string, text: string, left: LeftGame & VisitOptions = {}): Promise<PatienceVisit> {
    const { options, pass, moves, cheating, counts, ...visit } = left;
    const store = visit.store ?? new MemoryStore();
    await store.write('session', await leftGame(game, text, { options, pass, moves, cheating, counts }));
    return PatienceVisit.start({ ...visit, store });
  }

  /** Starts with a game of a deal number, as an earlier visit has left it. */
  static async inDeal(game: string, deal: bigint, left: LeftGame & VisitOptions = {}): Promise<PatienceVisit> {
    const { options, moves, cheating = false, counts = true, pass: _, ...visit } = left;
    const store = visit.store ?? new MemoryStore();
    await store.write('session', {
      version: 1,
      game: await saveOfDeal(game, deal, { options, moves }),
      cheating,
      counts,
    });
    return PatienceVisit.start({ ...visit, store });
  }

  /** The next visit on what this one has stored so far. */
  nextVisit(options: VisitOptions = {}): Promise<PatienceVisit> {
    return PatienceVisit.start({ freshDeals: 900n, drive: this.drive, ...options, store: this.headless.store });
  }
}

/** A game as Patience stores it, in a position of `buildPosition`. */
export async function leftGame(game: string, text: string, left: LeftGame = {}): Promise<SavedSession> {
  const { cheating = false, counts = true, ...setUp } = left;
  return { version: 1, game: await saveInPosition(game, text, setUp), cheating, counts };
}
