import { loadCore } from '../../host/cli/core.ts';
import { repoBytes } from '../../host/cli/repo.ts';
import type { Area } from '../../host/dos/area.ts';
import { Graph, type Page } from '../../host/dos/graph.ts';
import type { EgaPicture } from '../../host/dos/picture.ts';
import type { IbmPc } from '../../host/hardware/pc/machine.ts';
import { setPalette } from '../../host/programs/binokel/art/palette.ts';
import { loadPictures } from '../../host/programs/binokel/art/pictures.ts';
import { seatNames } from '../../host/programs/binokel/kept/seats.ts';
import { GamePlay } from '../../host/programs/binokel/play/game-play.ts';
import { drawItems } from '../../host/programs/binokel/table/item.ts';
import { sceneItems } from '../../host/programs/binokel/table/items.ts';
import { tableTexts } from '../../host/programs/binokel/table/languages.ts';
import { cardArea } from '../../host/programs/binokel/table/places.ts';
import { sceneOf } from '../../host/programs/binokel/table/scene.ts';
import { scenePartsOf } from '../../host/programs/binokel/table/table.ts';
import { testPc } from '../hardware/pc-machine.ts';
import { type BenchRow, fastest, repeat } from './rounds.ts';

/** How many times faster than the plain way; the refresh has to be kept too. */
const LEAST_GAIN = 8;
const ROUNDS = 40;

/** The baseline: the same drawing, one pixel after the other. */
class PlainGraph extends Graph {
  override putImage({ width, height, pitch, planes, mask }: EgaPicture, left: number, top: number): void {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * pitch + (x >> 3);
        const bit = 7 - (x & 7);
        if (((mask[at] >> bit) & 1) === 0) continue;
        const colour = planes.reduce((value, bytes, plane) => value | (((bytes[at] >> bit) & 1) << plane), 0);
        this.putPixel(left + x, top + y, colour);
      }
    }
  }

  override copyToPage(area: Area, from: Page, to: Page): void {
    for (let y = area.y; y < area.y + area.h; y++) {
      for (let x = area.x; x < area.x + area.w; x++) {
        this.setActivePage(from);
        const colour = this.getPixel(x, y);
        this.setActivePage(to);
        this.putPixel(x, y, colour);
      }
    }
  }
}

/** The table of a game on a machine of its own. */
interface Screen {
  readonly pc: IbmPc;
  readonly graph: Graph;
  readonly redraw: () => void;
  readonly travel: () => void;
}

/** The main screen of Binokel drawn whole, and a card that travels over it, beside the same pixel by pixel. */
export async function run(): Promise<BenchRow[]> {
  const core = await loadCore();
  const pictures = await loadPictures(async (name) => repoBytes(`assets/binokel/${name}`));
  const levels = { jim: 'classic', cathy: 'classic' } as const;
  const play = GamePlay.begin(core, { deal: 1992n, number: 1, goal: 'exceed', levels });
  play.goOn();
  const texts = tableTexts.de;
  const scene = sceneOf(play.view, play.stop, scenePartsOf(core, { names: seatNames('Anna') }, texts));
  const screenWith = (graphOf: (pc: IbmPc) => Graph): Screen => {
    const { pc } = testPc();
    const graph = graphOf(pc);
    setPalette(pc.ega);
    const items = sceneItems(scene, { pictures, texts, screen: graph.whole });
    const redraw = (): void => drawItems(graph, items, graph.whole);
    graph.onWholePage(1, redraw);
    redraw();
    return { pc, graph, redraw, travel: travelOf(graph, pictures.back) };
  };
  const fast = screenWith((pc) => new Graph(pc));
  const plain = screenWith((pc) => new PlainGraph(pc));
  expectSamePicture(fast, plain);
  const { refreshHz } = fast.pc.ega;
  return [
    row('Binokel, main screen drawn', 'screens', refreshHz, fast.redraw, plain.redraw),
    row('Binokel, card travels', 'steps', 10 * refreshHz, fast.travel, plain.travel),
  ];
}

function expectSamePicture(a: Screen, b: Screen): void {
  for (const { travel } of [a, b]) repeat(3, travel);
  const pixels = a.pc.ega.scanOut().pixels;
  if (b.pc.ega.scanOut().pixels.some((pixel, i) => pixel !== pixels[i])) throw new Error('the pictures differ');
}

function row(name: string, unit: string, least: number, work: () => void, plainWork: () => void): BenchRow {
  const [value, plainValue] = fastest(
    [
      { times: 4, run: (times) => repeat(times, work) },
      { times: 1, run: (times) => repeat(times, plainWork) },
    ],
    ROUNDS,
  );
  return {
    name,
    value,
    unit: `${unit} per second`,
    floor: Math.max(LEAST_GAIN * plainValue, least),
    baseline: { name: 'pixel by pixel', value: plainValue },
  };
}

/** A card moves on: what it covered comes back from the other page, and it is drawn anew. */
function travelOf(graph: Graph, card: EgaPicture): () => void {
  let x = 40;
  return () => {
    graph.copyToPage(cardArea({ x, y: 100 }), 1, 0);
    x = (x + 5) % 500;
    graph.putImage(card, x, 100);
  };
}
