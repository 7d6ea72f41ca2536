import {
  BLOCK,
  HAND,
  OK_BUTTON,
  POINTS_BOX,
  POINTS_FIGURES,
  POINTS_NAME,
  STATUS_LINE,
  TITLE,
  TRICK,
  TROPHY,
} from '../../host/programs/binokel/art/layout.ts';
import { INK } from '../../host/programs/binokel/art/palette.ts';
import { MOODS } from '../../host/programs/binokel/art/pictures.ts';
import { drawBalloon, drawPerson, drawWood } from '../../host/programs/binokel/art/scenes.ts';
import type { BinokelStage } from './binokel-stage.ts';

const NAMES = { cathy: 'Cathy', jim: 'Jim', player: 'Tüftler' } as const;

/** The table in the middle of a trick: people, boxes, cards of which one is chosen. */
export function drawTableScene({ graph, pictures }: BinokelStage): void {
  graph.putImage(pictures.room, 0, 0);
  drawPerson(graph, pictures, 'cathy', { mood: 'glad', cards: 12 });
  drawPerson(graph, pictures, 'jim', { mood: 'thinking', cards: 7 });
  drawBalloon(graph, pictures, 'cathy', ['240!']);
  drawBalloon(graph, pictures, 'jim', ['Da geh ich', 'lieber weg!']);
  for (const who of ['cathy', 'jim', 'player'] as const) {
    const { x, y } = POINTS_BOX[who];
    graph.putImage(pictures.pointsBox, x, y);
    graph.text(x + POINTS_NAME.x + 12, y + POINTS_NAME.y, NAMES[who], INK.yellow);
    graph.text(x + POINTS_FIGURES.x + 24, y + POINTS_FIGURES.y, '121', INK.black);
  }
  graph.putImage(pictures.faces[2][0], TRICK.cathy.x, TRICK.cathy.y);
  graph.putImage(pictures.back, TRICK.jim.x, TRICK.jim.y);
  graph.putImage(pictures.faces[3][4], TRICK.player.x, TRICK.player.y);
  for (let card = 0; card < 16; card++) {
    const x = HAND.x + card * 33;
    graph.putImage(pictures.faces[card >> 2][(card * 3) % 5], x, HAND.y);
    if (card === 6 || card === 15) graph.invert({ x, y: HAND.y, w: card === 15 ? HAND.h - 10 : 33, h: HAND.h });
  }
  graph.bar(OK_BUTTON, INK.lightGrey);
  graph.rectangle(OK_BUTTON, INK.black);
  graph.putImage(pictures.cross, OK_BUTTON.x + 16, OK_BUTTON.y + 8);
  graph.text(8, STATUS_LINE.y + 1, 'Spiel: Cathy 240', INK.white);
}

/** All twenty faces with their inverse, the back, the hands of cards, the suits for buttons, on a plain ground. */
export function drawCardScene({ graph, pictures }: BinokelStage): void {
  graph.bar(graph.whole, INK.darkGreen);
  pictures.faces.forEach((suit, row) => {
    suit.forEach((face, column) => {
      const y = 4 + row * 84;
      graph.putImage(face, 4 + column * 52, y);
      graph.putImage(face, 300 + column * 52, y);
      graph.invert({ x: 300 + column * 52, y, w: face.width, h: face.height });
    });
    graph.putImage(pictures.suits[row], 578 + row * 15, 336);
  });
  graph.putImage(pictures.back, 572, 4);
  graph.putImage(pictures.fans[0], 544, 90);
  graph.putImage(pictures.fans[4], 544, 140);
  graph.putImage(pictures.fans[11], 544, 190);
  graph.putImage(pictures.cross, 600, 250);
}

/** All moods of both. */
export function drawMoodScene({ graph, pictures }: BinokelStage): void {
  graph.bar(graph.whole, INK.peach);
  MOODS.forEach((mood, i) => {
    for (const [row, person] of (['cathy', 'jim'] as const).entries()) {
      const face = pictures.people[person].faces[mood];
      graph.putImage(face, 8 + i * 79, 20 + row * 60);
    }
  });
  graph.putImage(pictures.people.cathy.portrait, 100, 200);
  graph.putImage(pictures.people.jim.portrait, 400, 200);
}

/** Wood, lettering, block and trophy. */
export function drawWoodScene({ graph, pictures }: BinokelStage): void {
  drawWood(graph, pictures);
  graph.putImage(pictures.block, BLOCK.x + 60, BLOCK.y + 100);
  graph.putImage(pictures.title, TITLE.x, TITLE.y);
  graph.putImage(pictures.trophy, TROPHY.x, TROPHY.y + 60);
}
