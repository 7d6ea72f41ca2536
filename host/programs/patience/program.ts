import { unlessTerminated } from '../../gem/aes/termination.ts';
import { Hand } from '../card-play/hand.ts';
import { type ProgramParts, TableProgram } from '../card-play/table-program.ts';
import type { GemServices } from '../program.ts';
import { SheetNotices } from '../sheet-notices.ts';
import { type Order, orderOfItem, orderOfKey } from './commands.ts';
import { PatienceDialogs } from './dialogs.ts';
import { PatienceDisplay } from './display.ts';
import { patienceTexts } from './languages.ts';
import { Orders } from './orders.ts';
import { PatienceSession } from './session.ts';
import type { PatienceTexts } from './texts.ts';

/** How long the program waits for the player before the demo begins (manual §2), in milliseconds. */
const PATIENCE_MS = 30_000;

/** Runs Patience from its first screen to "beenden". */
export async function runPatience(services: GemServices): Promise<void> {
  const texts = patienceTexts[services.language];
  const session = await PatienceSession.open(services, texts);
  const display = PatienceDisplay.open(services, texts, session);
  if (display === null) {
    await unlessTerminated(() => new PatienceDialogs(services.gem, texts).noCards());
    return;
  }
  const hand = new Hand(services.core, session, display);
  const notices = new SheetNotices(services, display.screen, texts.sheetUnfit);
  await new Patience({ services, texts, session, display, hand, notices }).run();
}

interface PatienceParts extends ProgramParts {
  readonly texts: PatienceTexts;
  readonly session: PatienceSession;
  readonly display: PatienceDisplay;
}

/** Patience's part of the event loop: its orders, and the demo that begins by itself. */
class Patience extends TableProgram<Order, PatienceParts> {
  protected override readonly orders: Orders;
  /** When the demo begins by itself; null once the player has done something, or where it never does. */
  #demoAt: number | null;

  constructor(parts: PatienceParts) {
    super(parts, { orderOfKey, orderOfItem });
    const { services, session } = parts;
    this.orders = new Orders({ ...parts, obey: (message) => this.obeyMeanwhile(message) });
    const waits = services.reducedMotion !== true && !session.underWay;
    this.#demoAt = waits ? services.clock.now() + PATIENCE_MS : null;
  }

  protected override get timerAt(): number | null {
    return this.#demoAt;
  }

  protected override onTimer(): Promise<void> {
    return this.execute({ kind: 'command', command: 'demo' });
  }

  protected override active(): void {
    this.#demoAt = null;
  }
}
