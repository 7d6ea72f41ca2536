import { TITLE } from '../art/layout.ts';
import { INK } from '../art/palette.ts';
import { playSound } from '../sounds.ts';
import { anyKey } from '../toolkit/any-key.ts';
import type { Desk } from '../toolkit/desk.ts';
import { centred, lifted, windowPanel } from '../toolkit/panels.ts';
import { drawGround } from './ground.ts';

const WINDOW = { x: 80, y: 136, w: 480, h: 132 } as const;
const FIRST_LINE = 160;
const LINE = 20;
const NOTICE_MS = 5000;

/** Says who has written the game, for some seconds or until a key (manual 1.3). @throws LeftError */
export async function showNotice(desk: Desk): Promise<void> {
  const { graph, texts } = desk;
  desk.scene(() => {
    drawGround(desk);
    graph.putImage(desk.pictures.title, TITLE.x, TITLE.y);
    windowPanel(graph, WINDOW);
    texts.start.credits.forEach((line, i) => {
      centred(graph, { ...WINDOW, y: FIRST_LINE + i * LINE, h: LINE }, line, INK.black);
    });
    lifted(graph, { x: 0, y: TITLE.y + TITLE.h + 4, w: graph.whole.w, h: 20 }, texts.start.subtitle, INK.yellow);
  });
  playSound(desk.pc.sound, 'start');
  await anyKey(desk, NOTICE_MS);
}
