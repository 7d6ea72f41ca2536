import type { ButtonEvent } from '../../gem/aes/events.ts';
import { unlessTerminated } from '../../gem/aes/termination.ts';
import { Hand } from '../card-play/hand.ts';
import type { TouchedTable } from '../card-play/press.ts';
import { type ProgramParts, TableProgram } from '../card-play/table-program.ts';
import type { Grab } from '../card-table/grab.ts';
import type { GemServices } from '../program.ts';
import { SheetNotices } from '../sheet-notices.ts';
import { type Order, orderOfItem, orderOfKey } from './commands.ts';
import { KlondikeDialogs } from './dialogs.ts';
import { KlondikeDisplay } from './display.ts';
import { doubleClickMove } from './double-click.ts';
import { klondikeTexts } from './languages.ts';
import { Orders } from './orders.ts';
import type { Preset } from './presets.ts';
import { KlondikeSession } from './session.ts';
import type { KlondikeTexts } from './texts.ts';

const SECOND = 1000;
/** So often the clock is written to the store while the player only thinks, in seconds. */
const KEEP_CLOCK = 10;

/**
 * Runs Klondike for one player from its first screen to the end.
 *
 * @param begun a preset whose game shall be begun, null to go on as the last visit has ended
 * @returns the preset of another table that the player goes to; null where the player has ended the program
 */
export async function runKlondike(services: GemServices, begun: Preset | null): Promise<Preset | null> {
  const texts = klondikeTexts[services.language];
  const session = await KlondikeSession.open(services, texts);
  const display = KlondikeDisplay.open(services, texts, session);
  if (display === null) {
    await unlessTerminated(() => new KlondikeDialogs(services.gem, texts).noCards());
    return null;
  }
  const hand = new Hand(services.core, session, display);
  const notices = new SheetNotices(services, display.screen, texts.sheetUnfit);
  const program = new Klondike({ services, texts, session, display, hand, notices, begun });
  await program.run();
  return program.elsewhere;
}

interface KlondikeParts extends ProgramParts {
  readonly texts: KlondikeTexts;
  readonly session: KlondikeSession;
  readonly display: KlondikeDisplay;
  readonly begun: Preset | null;
}

/** Klondike's part of the event loop: its orders, its clock, the double click. */
class Klondike extends TableProgram<Order, KlondikeParts> {
  protected override readonly orders: Orders;
  #elsewhere: Preset | null = null;

  constructor(parts: KlondikeParts) {
    super(parts, { orderOfKey, orderOfItem });
    this.orders = new Orders({ ...parts, obey: (message) => this.obeyMeanwhile(message) });
  }

  /** The preset of another table that the player goes to; null while there is none. */
  get elsewhere(): Preset | null {
    return this.#elsewhere;
  }

  protected override async begin(): Promise<void> {
    const { begun } = this.parts;
    await super.begin();
    if (begun !== null) await this.orders.play.beginPreset(begun);
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

  /** A preset of another table is begun there; the game on this one waits. */
  protected override async carryOut(order: Order): Promise<void> {
    const preset = order.kind === 'preset' ? this.parts.display.presets[order.place] : undefined;
    if (preset === undefined || this.#isOnThisTable(preset)) return this.orders.execute(order);
    this.#elsewhere = preset;
    this.leave();
  }

  protected override async pressLeft(table: TouchedTable, button: ButtonEvent): Promise<void> {
    if (!this.parts.display.isButton(button)) return super.pressLeft(table, button);
    this.parts.hand.clear();
    await this.orders.play.finish();
  }

  protected override async clickedAgain(grab: Grab, ms: number): Promise<void> {
    const move = doubleClickMove(this.parts.services.core, grab, ms);
    if (move !== null) await this.orders.play.move(move);
  }

  #isOnThisTable({ game }: Preset): boolean {
    return this.parts.session.games.some(({ id }) => id === game);
  }
}
