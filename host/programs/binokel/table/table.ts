import type { Core, View } from '../../../core/core.ts';
import type { BinokelPictures } from '../art/pictures.ts';
import type { GamePlay, Stop } from '../play/game-play.ts';
import type { GameToPlay } from '../play-contract.ts';
import type { Desk } from '../toolkit/desk.ts';
import { ItemScreen } from './item-screen.ts';
import { cardPicture, sceneItems } from './items.ts';
import { tableTexts } from './languages.ts';
import { type Pace, paceOf } from './pace.ts';
import type { Point } from './places.ts';
import { type Scene, type SceneParts, sceneOf, type TableCard } from './scene.ts';
import type { Hint, TableTexts } from './texts.ts';

/** What is chosen on the screen but not yet said to the game: kept with it, and void after the next move. */
export interface Unsaid {
  /** Places of the hand that are chosen, from the left, and the place of the bar. */
  readonly marked?: readonly number[];
  readonly bar?: number;
  /** Buttons of the melding screen that are pressed, and the one that the cross lies on. */
  readonly pressed?: readonly string[];
  readonly cross?: string;
}

/** A way of a card. */
export interface Travel {
  readonly card: TableCard;
  readonly from: Point;
  readonly to: Point;
}

/** A game with the screen that it is played on. */
export class Table {
  readonly desk: Desk;
  readonly game: GameToPlay;
  readonly play: GamePlay;
  readonly screen: ItemScreen;
  readonly texts: TableTexts;
  readonly pictures: BinokelPictures;
  readonly pace: Pace;
  /** The player has asked by a key for his next turn in the auction, and the computers call without waiting. */
  hurried = false;
  readonly #parts: SceneParts;
  #unsaid: Unsaid;

  constructor(desk: Desk, game: GameToPlay, play: GamePlay, unsaid: Unsaid) {
    this.desk = desk;
    this.game = game;
    this.play = play;
    this.pictures = desk.pictures;
    this.texts = tableTexts[desk.services.language];
    this.pace = paceOf(game.speed);
    this.screen = new ItemScreen(desk);
    this.#parts = scenePartsOf(this.core, game, this.texts);
    this.#unsaid = unsaid;
  }

  get core(): Core {
    return this.desk.services.core;
  }

  get unsaid(): Unsaid {
    return this.#unsaid;
  }

  /** The picture of the game as it stands, with a hint where the coach is asked to give them. */
  scene(hint: Hint | null = null): Scene {
    const scene = this.sceneOf(this.play.view, this.play.stop);
    const message = hint !== null && this.game.options.coach ? this.texts.hints[hint] : '';
    return scene.message === '' ? { ...scene, message } : scene;
  }

  sceneOf(view: View, stop: Stop | null): Scene {
    return sceneOf(view, stop, this.#parts);
  }

  show(scene: Scene): void {
    const { pictures, texts, desk } = this;
    this.screen.show(sceneItems(scene, { pictures, texts, screen: desk.graph.whole }));
  }

  /** Keeps the game as it stands; after a move there is nothing unsaid. */
  keep(unsaid: Unsaid = {}): void {
    this.#unsaid = unsaid;
    this.game.keep({ game: this.play.save(), beside: { stop: this.play.stop, ...unsaid } });
  }

  /** Lets cards travel at the player's speed; what the player does meanwhile is kept. @throws LeftError */
  async travel(ways: readonly Travel[]): Promise<void> {
    if (this.desk.services.reducedMotion === true || ways.length === 0) return;
    const flights = ways.map(({ card, from, to }) => ({ picture: cardPicture(card, this.pictures), from, to }));
    const ms = Math.max(...ways.map(({ from, to }) => this.pace.travel(from, to)));
    await this.screen.fly(flights, ms, async (frame) => {
      await this.desk.pause(frame);
      return false;
    });
  }
}

/** What scenes of a game are made of. */
export function scenePartsOf(core: Core, { names }: Pick<GameToPlay, 'names'>, texts: TableTexts): SceneParts {
  const { calculator } = core;
  return {
    names,
    texts,
    valuedParts: (claim, trump) => calculator.valuedParts(claim, trump),
    pointsOf: (cards) => calculator.points(cards),
    lastTrickPoints: calculator.lastTrickPoints,
  };
}
