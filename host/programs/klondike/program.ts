import type { ButtonEvent } from '../../gem/aes/events.ts';
import { unlessTerminated } from '../../gem/aes/termination.ts';
import { Hand } from '../card-play/hand.ts';
import type { StKey } from '../card-play/keys.ts';
import type { TouchedTable } from '../card-play/press.ts';
import { type ProgramParts, TableProgram } from '../card-play/table-program.ts';
import type { Grab } from '../card-table/grab.ts';
import type { ProgramServices } from '../program.ts';
import { SheetNotices } from '../sheet-notices.ts';
import { type Order, orderOfItem, orderOfKey } from './commands.ts';
import { KlondikeDialogs } from './dialogs.ts';
import { KlondikeDisplay } from './display.ts';
import { klondikeTexts } from './languages.ts';
import { Orders } from './orders.ts';
import type { KlondikePlay } from './play.ts';
import { KlondikeSession } from './session.ts';
import type { KlondikeTexts } from './texts.ts';

const SECOND = 1000;
/** So often the clock is written to the store while the player only thinks, in seconds. */
const KEEP_CLOCK = 10;
/** Two clicks on a card within this time are a double click, in milliseconds; the slowest of the rates that GEM offers. */
const DOUBLE_CLICK_MS = 450;

/** Runs Klondike from its first screen to the end. */
export async function runKlondike(services: ProgramServices): Promise<void> {
  const texts = klondikeTexts[services.language];
  const session = await KlondikeSession.open(services, texts);
  const display = KlondikeDisplay.open(services, texts, session);
  if (display === null) {
    await unlessTerminated(() => new KlondikeDialogs(services.gem, texts).noCards());
    return;
  }
  const hand = new Hand(services.core, session, display);
  const notices = new SheetNotices(services, display.screen, texts.sheetUnfit);
  await new Klondike({ services, texts, session, display, hand, notices }).run();
}

interface KlondikeParts extends ProgramParts {
  readonly texts: KlondikeTexts;
  readonly session: KlondikeSession;
  readonly display: KlondikeDisplay;
}

/** Klondike's part of the event loop: its orders, its clock, the double click. */
class Klondike extends TableProgram<Order, KlondikeParts> {
  readonly #orders: Orders;

  constructor(parts: KlondikeParts) {
    super(parts);
    this.#orders = new Orders({ ...parts, obey: (message) => this.obeyMeanwhile(message) });
  }

  protected override get play(): KlondikePlay {
    return this.#orders.play;
  }

  protected override get quit(): boolean {
    return this.#orders.quit;
  }

  /** The next whole second of the clock. */
  protected override get timerAt(): number | null {
    const { services, session } = this.parts;
    const { running, elapsedMs } = session.stopwatch;
    return running ? services.clock.now() + SECOND - (elapsedMs % SECOND) : null;
  }

  protected override async onTimer(): Promise<void> {
    const { session, display } = this.parts;
    display.showStatus();
    if (session.stopwatch.seconds % KEEP_CLOCK === 0) session.keep();
  }

  protected override active(): void {}

  protected override showMenu(): void {
    this.parts.display.showMenu();
  }

  protected override orderOfKey(key: StKey): Order | null {
    return orderOfKey(key);
  }

  protected override orderOfItem(item: string): Order | null {
    return orderOfItem(item);
  }

  protected override carryOut(order: Order): Promise<void> {
    return this.#orders.execute(order);
  }

  protected override loadArrived(file: string): Promise<void> {
    return this.#orders.loadArrived(file);
  }

  protected override endGame(): Promise<void> {
    return this.parts.session.end();
  }

  protected override async pressLeft(table: TouchedTable, button: ButtonEvent): Promise<void> {
    if (!this.parts.display.isButton(button)) return super.pressLeft(table, button);
    this.parts.hand.clear();
    await this.play.finish();
  }

  /** A double click on a card lays it off. */
  protected override async clickedAgain({ pile, count }: Grab, ms: number): Promise<void> {
    const move = count === 1 && ms <= DOUBLE_CLICK_MS ? this.parts.services.core.clickMove(pile) : null;
    if (move !== null) await this.play.move(move);
  }
}
