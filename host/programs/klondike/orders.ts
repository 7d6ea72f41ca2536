import { optionsFor } from '../card-play/game-options.ts';
import { type Acts, type OrderParts, TableOrders } from '../card-play/table-orders.ts';
import { isChosen, valueAfter } from './choices.ts';
import type { Choice, Command, Order } from './commands.ts';
import { cardsOfDeck, DeckTextError, deckLines } from './deck.ts';
import { KlondikeDialogs } from './dialogs.ts';
import type { KlondikeDisplay } from './display.ts';
import { DECK_ENDING, GAME_ENDING, gameName, TITLE } from './game-names.ts';
import { KlondikePlay } from './play.ts';
import type { KlondikeSession } from './session.ts';
import type { KlondikeTexts } from './texts.ts';
import { isCumulative, type Variant, variantKey, variantName } from './variants.ts';

/** What the orders of Klondike have to do with. */
interface KlondikeParts extends OrderParts {
  readonly texts: KlondikeTexts;
  readonly session: KlondikeSession;
  readonly display: KlondikeDisplay;
}

/** Carries out what the player orders by menu or key. All of it may throw TerminationError. */
export class Orders extends TableOrders<KlondikeParts, KlondikeDialogs> {
  readonly play: KlondikePlay;
  /** The order of cards that was typed last. */
  #deck: readonly string[] | null = null;

  constructor(parts: KlondikeParts) {
    const { services, texts } = parts;
    const { gem, core } = services;
    super(parts, new KlondikeDialogs(gem, texts), { folder: TITLE.toUpperCase(), ending: GAME_ENDING });
    this.play = new KlondikePlay({
      ...this.playParts,
      finishMove: () => core.finishMove(),
      nameOf: (game) => gameName(game, texts),
    });
  }

  async execute(order: Order): Promise<void> {
    if (order.kind === 'command') return this.#command(order.command);
    if (order.kind === 'choice') return this.#choose(order.choice);
    const preset = this.parts.display.presets[order.place];
    if (preset !== undefined) await this.play.beginPreset(preset);
  }

  /** A saved game or an order of cards. */
  override async loadArrived(file: string): Promise<void> {
    if (!file.endsWith(`.${DECK_ENDING}`)) return super.loadArrived(file);
    const bytes = await this.parts.services.drive?.read(file);
    if (bytes === null || bytes === undefined) return this.dialogs.notLoaded(file, 'not-there');
    await this.#dealDeck(new TextDecoder().decode(bytes));
  }

  async #command(command: Command): Promise<void> {
    const { play } = this;
    const acts: Acts<Command> = {
      ...this.commonActs,
      new: () => play.newGame(this.parts.session.game),
      again: () => play.again(),
      number: () => play.askNumber(),
      deck: () => this.#askDeck(),
      bank: () => this.#emptyBank(),
      statistics: () => this.#showStatistics(),
      finish: () => play.finish(),
      'to-start': () => play.toStart(),
    };
    await acts[command]();
  }

  async #choose(choice: Choice): Promise<void> {
    const { session } = this.parts;
    const { games, settings } = session;
    const value = valueAfter(choice, games, settings.options);
    if (isChosen({ option: choice.option, value }, games, settings.options)) return;
    await this.play.changeGame(() => session.choose(choice.option, value));
  }

  /** Asks until the cards can be dealt or the player wants none; what is typed stays, also for the next time. */
  async #askDeck(): Promise<void> {
    let refused = true;
    while (refused) {
      const lines = await this.dialogs.askDeck(this.#deck ?? deckLines(this.parts.session.deck ?? ''));
      if (lines === null) return;
      this.#deck = lines;
      refused = !(await this.#dealDeck(lines.join(' ')));
    }
    this.#deck = null;
  }

  /** @returns whether the text is an order of cards that can be dealt */
  async #dealDeck(text: string): Promise<boolean> {
    try {
      await this.play.dealDeck(cardsOfDeck(text));
      return true;
    } catch (error) {
      if (!(error instanceof DeckTextError)) throw error;
      await this.dialogs.deckRefused(error);
      return false;
    }
  }

  async #emptyBank(): Promise<void> {
    const { session, display } = this.parts;
    const { bank } = session.settings;
    if (bank === 0 || !(await this.dialogs.askBank(bank))) return;
    session.emptyBank();
    display.showMarks();
  }

  /** The presets, and whatever else was played. */
  #showStatistics(): Promise<void> {
    const { session, display, texts } = this.parts;
    const presets = display.presets.flatMap(({ game: id, options }): Variant[] => {
      const game = session.games.find((candidate) => candidate.id === id);
      return game === undefined ? [] : [{ game, options: optionsFor(game, options) }];
    });
    const variants = new Map(
      [...presets, ...session.playedVariants()].map((variant) => [variantKey(variant), variant]),
    );
    const rows = [...variants.values()].map((variant) => ({
      name: variantName(variant, texts),
      record: session.record(variant),
    }));
    const { bank } = session.settings;
    const carries = bank !== 0 || isCumulative(session.variant);
    return this.dialogs.statistics(rows, carries ? texts.balance(texts.dollars(bank)) : '');
  }
}
