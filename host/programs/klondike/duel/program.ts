import type { ButtonEvent } from '../../../gem/aes/events.ts';
import { unlessTerminated } from '../../../gem/aes/termination.ts';
import { contains } from '../../../gem/vdi/rect.ts';
import { Hand, type HandGame } from '../../card-play/hand.ts';
import { type ProgramParts, TableProgram } from '../../card-play/table-program.ts';
import type { Grab } from '../../card-table/grab.ts';
import { pickAt } from '../../card-table/pick.ts';
import type { GemServices } from '../../program.ts';
import { SheetNotices } from '../../sheet-notices.ts';
import { doubleClickMove } from '../double-click.ts';
import { PRESETS, type Preset } from '../presets.ts';
import { type Order, orderOfItem, orderOfKey } from './commands.ts';
import { ComputerTurn } from './computer-turn.ts';
import { DuelDialogs } from './dialogs.ts';
import { DuelDisplay } from './display.ts';
import { duelTexts } from './languages.ts';
import { DuelOrders, needsTurn } from './orders.ts';
import { otherSeat } from './seats.ts';
import { DUEL_GAME, DuelSession } from './session.ts';
import type { DuelTexts } from './texts.ts';

/**
 * Runs Double Solitaire from its first screen until the players leave it.
 *
 * @returns the preset of another table that they go to; null where they have ended the program
 */
export async function runDuel(services: GemServices): Promise<Preset | null> {
  const texts = duelTexts[services.language];
  const session = await DuelSession.open(services, texts);
  const display = DuelDisplay.open(services, texts, session);
  if (display === null) {
    await unlessTerminated(() => new DuelDialogs(services.gem, texts).noCards());
    return null;
  }
  const hand = new Hand(services.core, gameOfTurn(session), display);
  const notices = new SheetNotices(services, display.screen, texts.sheetUnfit);
  const program = new DoubleSolitaire({ services, texts, session, display, hand, notices });
  await program.run();
  return program.elsewhere;
}

/** The game as the hand of the player on turn finds it: the stock of the other one is nothing to turn cards from. */
function gameOfTurn(session: DuelSession): HandGame {
  return {
    cheating: false,
    get game() {
      const { game } = session;
      const others = otherSeat(session.duel.turn);
      const pileRoles = game.pileRoles.map((role, pile) =>
        role === 'stock' && game.pileSeats[pile] === others ? 'reserve' : role,
      );
      return { ...game, pileRoles };
    },
  };
}

interface DuelProgramParts extends ProgramParts {
  readonly texts: DuelTexts;
  readonly session: DuelSession;
  readonly display: DuelDisplay;
}

/** Double Solitaire's part of the event loop: its orders, and the computer that plays by itself. */
class DoubleSolitaire extends TableProgram<Order, DuelProgramParts> {
  protected override readonly orders: DuelOrders;
  readonly #computer: ComputerTurn;
  #elsewhere: Preset | null = null;

  constructor(parts: DuelProgramParts) {
    super(parts, { orderOfKey, orderOfItem });
    const { services, session, display, hand } = parts;
    this.orders = new DuelOrders({ ...parts, obey: (message) => this.obeyMeanwhile(message) });
    this.#computer = new ComputerTurn({ clock: services.clock, session, display, hand, play: this.orders.play });
  }

  /** The preset of another table that the players go to; null while there is none. */
  get elsewhere(): Preset | null {
    return this.#elsewhere;
  }

  protected override get timerAt(): number | null {
    return this.#computer.plan();
  }

  protected override onTimer(): Promise<void> {
    return this.#computer.step();
  }

  /** While the computer plays, what moves cards makes it hurry instead. A preset of another table is begun there. */
  protected override async carryOut(order: Order): Promise<void> {
    const preset = order.kind === 'preset' ? PRESETS[order.place] : undefined;
    if (order.kind === 'preset' && preset === undefined) return;
    if (preset !== undefined && preset.game !== DUEL_GAME) {
      this.#elsewhere = preset;
      this.leave();
    } else if (this.parts.session.computerOnTurn && needsTurn(order)) this.#computer.hurry();
    else await this.orders.execute(order);
  }

  /** Cards are touched by the player on turn, and only that player's own; a press while the computer plays makes it hurry. */
  protected override async press(button: ButtonEvent): Promise<void> {
    const { session, display, texts } = this.parts;
    if (session.computerOnTurn) return this.#computer.hurry();
    const end = display.screen.button;
    if (end !== null && contains(end, button.x, button.y)) {
      await this.execute({ kind: 'command', command: 'end-turn' });
    } else if (this.#isOthers(button)) {
      display.note(texts.othersPile);
    } else {
      await super.press(button);
    }
  }

  protected override async clickedAgain(grab: Grab, ms: number): Promise<void> {
    const move = doubleClickMove(this.parts.services.core, grab, ms);
    if (move !== null) await this.orders.play.move(move);
  }

  /** Whether a card or a place of the player who waits lies under the mouse. */
  #isOthers({ x, y }: ButtonEvent): boolean {
    const { session, display } = this.parts;
    const { duel, game } = session;
    const pick = duel.over ? null : pickAt(display.places(), x, y);
    return pick !== null && game.pileSeats[pick.pile] === otherSeat(duel.turn);
  }
}
