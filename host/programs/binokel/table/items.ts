import { cardSuit } from '../../../core/card.ts';
import { cardStrength } from '../../../core/trick-moves.ts';
import type { Area } from '../../../dos/area.ts';
import type { EgaPicture } from '../../../dos/picture.ts';
import { BALLOON, DAP, POINTS_BOX, POINTS_FIGURES, POINTS_NAME, PORTRAIT, STATUS_LINE } from '../art/layout.ts';
import { INK } from '../art/palette.ts';
import type { BinokelPictures } from '../art/pictures.ts';
import { FACE, FAN, MOST_FAN_CARDS } from '../art/pictures.ts';
import { drawBalloon } from '../art/scenes.ts';
import { SEAT, SEATS, type Seat } from '../kept/seats.ts';
import { drawButton } from '../toolkit/button.ts';
import { centred, rightAligned } from '../toolkit/panels.ts';
import { handPlaces, markerPlace } from './hand-cards.ts';
import type { Item } from './item.ts';
import { meldSheet, messageBox, yourBalloon } from './papers.ts';
import { AWAY_FIELD, CALL_FIELD, OK_AREA, PERSON, trickPlace } from './places.ts';
import { BACK, type Scene, type TableCard } from './scene.ts';
import type { TableTexts } from './texts.ts';

const NAME_LETTERS = 10;
/** Strength of the ace; faces begin with it. */
const HIGHEST = 4;
/** The text of the status line begins so far from its edges. */
const STATUS_INSET = 8;

/** What a scene is drawn with. */
export interface SceneLook {
  readonly pictures: BinokelPictures;
  readonly texts: TableTexts;
  readonly screen: Area;
}

/** The main screen as parts, the first one undermost. */
export function sceneItems(scene: Scene, look: SceneLook): readonly Item[] {
  const { pictures } = look;
  return [
    pictureItem('room', look.screen, pictures.room),
    ...person(SEAT.cathy, scene, pictures),
    ...person(SEAT.jim, scene, pictures),
    ...SEATS.map((seat) => pointsBox(seat, scene, pictures)),
    ...balloon(SEAT.cathy, scene, pictures),
    ...balloon(SEAT.jim, scene, pictures),
    ...yourBalloon(scene.says[SEAT.you]),
    ...scene.widow.map((card, i) => cardItem(card, DAP[i], pictures)),
    ...scene.trick.map(({ seat, card }) => cardItem(card, trickPlace(seat), pictures)),
    ...(scene.melds === null ? [] : meldSheet(scene.melds)),
    ...messageBox(scene.message),
    ...hand(scene, pictures),
    ...choice(scene, look.texts),
    statusLine(scene, look.texts),
  ];
}

/** The picture of a card on the table. */
export function cardPicture(card: TableCard, pictures: BinokelPictures): EgaPicture {
  return card === BACK ? pictures.back : pictures.faces[cardSuit(card)][HIGHEST - cardStrength(card)];
}

function pictureItem(look: string, area: Area, picture: EgaPicture): Item {
  return { look, area, draw: (graph) => graph.putImage(picture, area.x, area.y) };
}

function cardItem(card: TableCard, area: Area, pictures: BinokelPictures): Item {
  return pictureItem(`card ${card}`, area, cardPicture(card, pictures));
}

/** Somebody at the table: figure, face, and the hand of cards. */
function person(seat: Exclude<Seat, 0>, { moods, held }: Scene, pictures: BinokelPictures): readonly Item[] {
  const place = PORTRAIT[PERSON[seat]];
  const { portrait, faces } = pictures.people[PERSON[seat]];
  const cards = Math.min(held[seat], MOST_FAN_CARDS);
  return [
    pictureItem(`portrait ${seat}`, place, portrait),
    pictureItem(`face ${moods[seat]}`, within(place, FACE), faces[moods[seat]]),
    ...(cards === 0 ? [] : [pictureItem(`fan ${cards}`, within(place, FAN), pictures.fans[cards - 1])]),
  ];
}

function pointsBox(seat: Seat, { names, points }: Scene, pictures: BinokelPictures): Item {
  const area = POINTS_BOX[PERSON[seat]];
  const name = [...names[seat]].slice(0, NAME_LETTERS).join('');
  return {
    look: `${name} ${points[seat]}`,
    area,
    draw: (graph) => {
      graph.putImage(pictures.pointsBox, area.x, area.y);
      centred(graph, within(area, POINTS_NAME), name, INK.yellow);
      centred(graph, within(area, POINTS_FIGURES), String(points[seat]), INK.black);
    },
  };
}

function balloon(seat: Exclude<Seat, 0>, { says }: Scene, pictures: BinokelPictures): readonly Item[] {
  const lines = says[seat];
  if (lines.length === 0) return [];
  return [
    {
      look: lines.join('\n'),
      area: BALLOON[PERSON[seat]],
      draw: (graph) => drawBalloon(graph, pictures, PERSON[seat], lines),
    },
  ];
}

/** Inverse cards are inverted where the next one does not cover them, whatever the order of drawing. */
function hand({ hand: cards, choice: chosen }: Scene, pictures: BinokelPictures): readonly Item[] {
  const places = handPlaces(cards.length);
  return cards.map((card, i): Item => {
    const isMarked = chosen?.marked.includes(i) === true;
    return {
      look: `card ${card}${isMarked ? ' inverse' : ''}`,
      area: places[i],
      draw: (graph) => {
        const { x, y } = places[i];
        const picture = cardPicture(card, pictures);
        graph.putImage(picture, x, y);
        if (isMarked) graph.putImage(inverter(picture), x, y, 'xor');
      },
    };
  });
}

/** White wherever a picture shows: what turns its colours round, and leaves its corners. */
function inverter({ width, height, pitch, mask }: EgaPicture): EgaPicture {
  return { width, height, pitch, mask, planes: [mask, mask, mask, mask] };
}

function choice({ hand: cards, choice: chosen }: Scene, { ok }: TableTexts): readonly Item[] {
  if (chosen === null) return [];
  const bar = markerPlace(cards.length, Math.min(chosen.bar, cards.length - 1));
  return [
    { look: 'bar', area: bar, draw: (graph) => graph.bar(bar, INK.black) },
    { look: 'ok', area: OK_AREA, draw: (graph) => drawButton(graph, { area: OK_AREA, text: ok }) },
  ];
}

function statusLine({ status, call }: Scene, { away }: TableTexts): Item {
  const { x, y, w } = STATUS_LINE;
  return {
    look: `status ${status.left}|${status.right}|${call}`,
    area: STATUS_LINE,
    draw: (graph) => {
      graph.bar(STATUS_LINE, INK.blue);
      graph.text(x + STATUS_INSET, y + 1, status.left, INK.white);
      rightAligned(graph, x + w - STATUS_INSET, y + 1, status.right, INK.white);
      if (call === null) return;
      for (const [area, text] of [
        [CALL_FIELD, String(call)],
        [AWAY_FIELD, away],
      ] as const) {
        graph.bar(area, INK.turquoise);
        centred(graph, area, text, INK.black);
      }
    },
  };
}

function within(outer: Area, inner: Area): Area {
  return { ...inner, x: outer.x + inner.x, y: outer.y + inner.y };
}
