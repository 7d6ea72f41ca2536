import { TROPHY } from '../art/layout.ts';
import { INK } from '../art/palette.ts';
import type { Round } from '../kept/round.ts';
import { TOP_TEN_PLACES, type TopTen, type TopTenEntry } from '../kept/top-ten.ts';
import { playSound } from '../sounds.ts';
import { anyKey } from '../toolkit/any-key.ts';
import { ask } from '../toolkit/boxes.ts';
import type { Desk } from '../toolkit/desk.ts';
import { BLUE, centred, lifted, rightAligned, textWidth, windowPanel } from '../toolkit/panels.ts';
import { drawGround } from './ground.ts';

const WINDOW = { x: 176, y: 24, w: 440, h: 290 } as const;
const FIRST_LINE = 82;
const LINE = 22;
const RANK_RIGHT = WINDOW.x + 48;
const NAME_X = WINDOW.x + 72;
/** Dots that lead from the names to the points. */
const LEADER = '.';
const LEADERS = 42;
const POINTS_RIGHT = WINDOW.x + WINDOW.w - 32;

/** Shows the ten best results, that of the present round marked, until a key or click (manual 3.8). @throws LeftError */
export async function showTopTen(desk: Desk, list: TopTen, round: Round): Promise<void> {
  const { graph, texts } = desk;
  desk.scene(() => {
    drawGround(desk);
    graph.putImage(desk.pictures.trophy, TROPHY.x, TROPHY.y);
    windowPanel(graph, WINDOW, BLUE);
    centred(graph, { ...WINDOW, y: WINDOW.y + 12, h: 16 }, texts.topTen.title, INK.yellow);
    centred(graph, { ...WINDOW, y: WINDOW.y + 30, h: 16 }, texts.topTen.subtitle, INK.white);
    graph.bar({ x: WINDOW.x + 16, y: WINDOW.y + 50, w: WINDOW.w - 32, h: 1 }, INK.lightBlue);
    for (let place = 0; place < TOP_TEN_PLACES; place++) {
      const entry = list.entries[place];
      if (entry === undefined) drawFreePlace(desk, place);
      else drawEntry(desk, entry, place, entry.round === round.id);
    }
    lifted(graph, { x: 0, y: 326, w: graph.whole.w, h: 16 }, texts.anyKey, INK.peach);
  });
  playSound(desk.pc.sound, 'fanfare');
  desk.forget();
  await anyKey(desk);
}

/** Asks whether to play another round (manual 3.8). @throws LeftError */
export function askAgain(desk: Desk): Promise<'again' | 'quit'> {
  desk.forget();
  const { topTen } = desk.texts;
  return ask(
    desk,
    [topTen.question],
    [
      { id: 'again', text: topTen.again, keys: [topTen.againKey] },
      { id: 'quit', text: topTen.quit, keys: [topTen.quitKey] },
    ],
  );
}

function drawFreePlace({ graph }: Desk, place: number): void {
  const y = FIRST_LINE + place * LINE;
  rightAligned(graph, RANK_RIGHT, y, `${place + 1}.`, INK.lightBlue);
  graph.text(NAME_X, y, LEADER.repeat(LEADERS), INK.lightBlue);
}

function drawEntry({ graph }: Desk, { name, points }: TopTenEntry, place: number, isNew: boolean): void {
  const y = FIRST_LINE + place * LINE;
  if (isNew) graph.bar({ x: WINDOW.x + 16, y: y - 3, w: WINDOW.w - 32, h: LINE - 2 }, INK.yellow);
  const ink = isNew ? INK.black : INK.white;
  rightAligned(graph, RANK_RIGHT, y, `${place + 1}.`, ink);
  if (!isNew) graph.text(NAME_X, y, LEADER.repeat(LEADERS), INK.lightBlue);
  const ground = isNew ? INK.yellow : INK.blue;
  graph.text(NAME_X, y, `${name} `, ink, ground);
  const text = ` ${points}`;
  graph.text(POINTS_RIGHT - textWidth(text), y, text, ink, ground);
}
