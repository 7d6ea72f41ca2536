import { PatienceVisit, type VisitOptions } from '../programs/patience-visit.ts';
import { CardTwin } from './card-twin.ts';
import { openPage } from './page.ts';

export { differences } from './card-twin.ts';

/** Patience on the page and without one. */
export class PatienceTwin extends CardTwin<PatienceVisit> {
  /** Opens both at a deal of a game, the page by its address. */
  static async open(game: string, deal: bigint, options: VisitOptions = {}): Promise<PatienceTwin> {
    const at = `#/patience?game=${game}&deal=${deal}`;
    const opened = await openPage({ site: 'product', at });
    const twin = new PatienceTwin(opened, await PatienceVisit.start({ ...options, game, deal }));
    await twin.screen.ready();
    await twin.agree();
    return twin;
  }
}
