import type { Area } from '../../../dos/area.ts';
import type { Graph, Page } from '../../../dos/graph.ts';
import type { EgaPicture } from '../../../dos/picture.ts';
import type { Desk } from '../toolkit/desk.ts';
import { changedAreas, drawItems, type Item } from './item.ts';
import { cardArea, type Point } from './places.ts';

/** A card that travels. */
export interface Flight {
  readonly picture: EgaPicture;
  readonly from: Point;
  readonly to: Point;
}

const MS = 1000;

/**
 * The screen as a picture of parts. The page that is not shown holds the same picture without what travels; whatever changes
 * is drawn there and copied, so that nothing is seen half drawn and nothing stays behind.
 */
export class ItemScreen {
  readonly #desk: Desk;
  #items: readonly Item[] | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Shows a picture; of the one before only what has changed is drawn anew. */
  show(items: readonly Item[]): void {
    const { graph } = this.#desk;
    const plate = plateOf(graph);
    const areas = this.#items === null ? [graph.whole] : changedAreas(this.#items, items);
    this.#items = items;
    for (const area of areas) {
      graph.setActivePage(plate);
      drawItems(graph, items, area);
      graph.copyToPage(area, plate, graph.visualPage);
    }
    graph.setActivePage(graph.visualPage);
  }

  /**
   * Lets cards travel over the table, all at once, and takes them away at the end.
   *
   * @param ms how long
   * @param frame waits for the next picture; true ends the travel at once
   * @throws LeftError
   */
  async fly(flights: readonly Flight[], ms: number, frame: (ms: number) => Promise<boolean>): Promise<boolean> {
    const { clock } = this.#desk.services;
    const start = clock.now();
    let areas: readonly Area[] = [];
    let isEnded = false;
    for (let time = 0; time < ms && !isEnded; time = clock.now() - start) {
      const part = smooth(time / ms);
      this.#putBack(areas);
      areas = flights.map(({ picture, from, to }) => {
        const at = between(from, to, part);
        this.#desk.graph.putImage(picture, at.x, at.y);
        return cardArea(at);
      });
      isEnded = await frame(MS / this.#desk.pc.ega.refreshHz);
    }
    this.#putBack(areas);
    return isEnded;
  }

  #putBack(areas: readonly Area[]): void {
    const { graph } = this.#desk;
    for (const area of areas) graph.copyToPage(area, plateOf(graph), graph.visualPage);
  }
}

/** The page that is not shown. */
function plateOf(graph: Graph): Page {
  return graph.visualPage === 0 ? 1 : 0;
}

function between(from: Point, to: Point, part: number): Point {
  const mix = (a: number, b: number): number => Math.round(a + (b - a) * part);
  return { x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

/** Slow at both ends. */
function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}
