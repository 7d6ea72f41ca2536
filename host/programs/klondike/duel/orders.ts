import { type Acts, type OrderParts, TableOrders } from '../../card-play/table-orders.ts';
import type { GemServices } from '../../program.ts';
import { GAME_ENDING, TITLE } from '../game-names.ts';
import { chapterOf } from './chapter.ts';
import type { Command, Order } from './commands.ts';
import { DuelDialogs } from './dialogs.ts';
import type { DuelDisplay } from './display.ts';
import { DuelPlay } from './play.ts';
import type { Settings } from './saved.ts';
import { LEFT, otherSeat, RIGHT, STRENGTHS } from './seats.ts';
import type { DuelSession } from './session.ts';
import type { DuelTexts } from './texts.ts';

/** What the orders of Double Solitaire have to do with. */
interface DuelParts extends OrderParts {
  readonly texts: DuelTexts;
  readonly session: DuelSession;
  readonly display: DuelDisplay;
}

/** Commands that move cards, or show how: they have a meaning only while a player is on turn. */
const OF_PLAYERS: readonly Command[] = [
  'hint',
  'end-turn',
  'deal',
  'take',
  'place-one',
  'drop',
  'left',
  'right',
  'up',
  'down',
];

/** Whether an order is one of those that wait for a player on turn. */
export function needsTurn(order: Order): boolean {
  return order.kind === 'command' && OF_PLAYERS.includes(order.command);
}

/** The services with the chapter of the rules that is about this table. */
function withOwnRules(services: GemServices, { title }: DuelTexts): GemServices {
  const { language, rules } = services;
  if (rules === undefined) return services;
  return { ...services, rules: { ...rules, [language]: chapterOf(rules[language], title) } };
}

/** Carries out what the players order by menu or key. All of it may throw TerminationError. */
export class DuelOrders extends TableOrders<DuelParts, DuelDialogs> {
  readonly play: DuelPlay;

  constructor(parts: DuelParts) {
    const { services, texts } = parts;
    const own = { ...parts, services: withOwnRules(services, texts) };
    super(own, new DuelDialogs(services.gem, texts), { folder: TITLE.toUpperCase(), ending: GAME_ENDING });
    this.play = new DuelPlay({ ...this.playParts, nameOf: () => texts.title });
  }

  /** A preset of this table is a new game; those of other tables are not for here. */
  async execute(order: Order): Promise<void> {
    const { session } = this.parts;
    switch (order.kind) {
      case 'command':
        return this.#command(order.command);
      case 'preset':
        return this.play.newDuel();
      case 'value':
        return this.play.changeGame(() => session.chooseOption(order.option, order.value));
      case 'strength':
        return this.play.changeGame(() => session.choose({ strength: order.strength, twoPlayers: false }));
      case 'pace':
        return this.#choose({ pace: order.pace });
    }
  }

  async #command(command: Command): Promise<void> {
    const { session } = this.parts;
    const { play } = this;
    const acts: Acts<Command> = {
      ...this.commonActs,
      new: () => play.newDuel(),
      again: () => play.again(),
      number: () => play.askNumber(),
      computer: () => play.changeGame(() => session.choose({ twoPlayers: false })),
      'two-players': () => play.changeGame(() => session.choose({ twoPlayers: true })),
      statistics: () => this.#showStatistics(),
      'end-turn': () => play.endTurn(),
      object: () => play.object(),
      overlook: () => play.changeGame(() => session.changeOption('overlook')),
      'free-undo': () => this.#choose({ freeUndo: !session.settings.freeUndo }),
      'back-left': () => this.#changeBack(LEFT),
      'back-right': () => this.#changeBack(RIGHT),
    };
    await acts[command]();
  }

  /** What holds for the game on the table too. */
  #choose(change: Pick<Partial<Settings>, 'pace' | 'freeUndo'>): void {
    this.parts.session.choose(change);
    this.parts.display.showMarks();
  }

  /** The next back for a player's pack; not the other player's. */
  #changeBack(seat: number): void {
    const { session, display, hand } = this.parts;
    const { backs } = session.settings;
    const count = display.backCount;
    const others = backs[otherSeat(seat)] % count;
    const next = [1, 2].map((step) => (backs[seat] + step) % count).find((back) => back !== others);
    if (next === undefined) return;
    hand.clear();
    session.choose({ backs: seat === LEFT ? [next, backs[RIGHT]] : [backs[LEFT], next] });
    display.layOut();
  }

  #showStatistics(): Promise<void> {
    const { session, texts } = this.parts;
    return this.dialogs.statistics(
      STRENGTHS.map((strength) => ({ name: texts.strengths[strength], record: session.record(strength) })),
    );
  }
}
