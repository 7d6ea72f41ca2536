import type { Area } from '../../../dos/area.ts';
import { CHARACTER, type Graph } from '../../../dos/graph.ts';
import { type EgaPicture, inOneColour } from '../../../dos/picture.ts';
import { STATUS_LINE, SUIT_ICON } from '../art/layout.ts';
import { INK } from '../art/palette.ts';
import type { BinokelPictures } from '../art/pictures.ts';
import { drawWood } from '../art/scenes.ts';
import { handPlaces } from '../table/hand-cards.ts';
import type { Item } from '../table/item.ts';
import { cardPicture } from '../table/items.ts';
import type { TableTexts } from '../table/texts.ts';
import { type ButtonLook, drawButton } from '../toolkit/button.ts';
import { GREEN, GREY, inset, type PanelColours, rightAligned, sunken, windowPanel } from '../toolkit/panels.ts';
import { combinationFields, decisionFields, type MeldField, OTHER_ROWS, TRUMP_ID, trumpFields } from './fields.ts';
import { headPlace, OTHERS_PANEL, otherPlace, SUITS_PANEL, suitPlace, TOTAL_BOX, TRUMP_PANEL } from './layout.ts';

/** What the melding screen shows. */
export interface MeldScene {
  /** Your own cards from the left. */
  readonly hand: readonly number[];
  /** 0 ♣, 1 ♠, 2 ♥, 3 ♦; null before the soloist has named it. */
  readonly trump: number | null;
  /** Buttons that are down, by the words of claims. */
  readonly pressed: readonly string[];
  readonly total: number;
  readonly isSoloist: boolean;
  /** The status line: who plays for how much. */
  readonly status: string;
}

/** What it is drawn with. */
export interface MeldLook {
  readonly pictures: BinokelPictures;
  readonly texts: TableTexts;
  readonly screen: Area;
}

/** A combination that is chosen lights up. */
const DOWN: PanelColours = { ...GREY, ground: INK.yellow };
const ICON_GAP = 6;
/** Behind the cross. */
const ICON_INSET = 19;
const NAME_GAP = 3;
const STATUS_INSET = 8;

/** The melding screen as parts, the first one undermost. */
export function meldItems(scene: MeldScene, look: MeldLook): readonly Item[] {
  const { pictures, texts } = look;
  const places = handPlaces(scene.hand.length);
  return [
    { look: 'wood', area: look.screen, draw: (graph) => drawWood(graph, pictures) },
    panel(TRUMP_PANEL, texts.meld.trump, 8),
    panel(SUITS_PANEL, texts.meld.suits, 0),
    panel(OTHERS_PANEL, texts.meld.others, 0),
    ...texts.suits.map((name, suit) => suitName(suit, name, pictures)),
    ...OTHER_ROWS.map(({ word }, row) => label(otherPlace(row), texts.combinations[word])),
    ...trumpFields(texts).map((field, suit) => trumpButton(field, trumpLook(field, scene), pictures.suits[suit])),
    ...combinationFields().map((field) => button(field, combinationLook(field, scene))),
    totalBox(scene.total, texts),
    ...decisions(scene, texts),
    ...scene.hand.map((card, i): Item => {
      const { x, y } = places[i];
      return {
        look: `card ${card}`,
        area: places[i],
        draw: (graph) => graph.putImage(cardPicture(card, pictures), x, y),
      };
    }),
    statusLine(scene.status),
  ];
}

function panel(area: Area, head: string, lower: number): Item {
  const { x, y } = headPlace(area);
  return {
    look: `panel ${head}`,
    area: { ...area, w: area.w + 6, h: area.h + 5 },
    draw: (graph) => {
      windowPanel(graph, area);
      graph.text(x, y + lower, head, INK.blue);
    },
  };
}

function label(area: Area, text: string): Item {
  return {
    look: text,
    area,
    draw: (graph) => graph.text(area.x, area.y + ((area.h - CHARACTER.h) >> 1), text, INK.black),
  };
}

function suitName(suit: number, name: string, pictures: BinokelPictures): Item {
  const area = suitPlace(suit);
  return {
    look: `suit ${name}`,
    area,
    draw: (graph) => {
      graph.putImage(pictures.suits[suit], area.x, area.y + ((area.h - SUIT_ICON.h) >> 1));
      graph.text(area.x + SUIT_ICON.w + ICON_GAP, area.y + ((area.h - CHARACTER.h) >> 1), name, INK.black);
    },
  };
}

function button(field: MeldField, look: ButtonLook): Item {
  const colours = look === 'pressed' ? DOWN : (field.colours ?? GREY);
  return {
    look: `${field.id} ${look}`,
    area: field.area,
    draw: (graph) => drawButton(graph, { ...field, colours }, look),
  };
}

/** A suit's button leaves room for the cross before its picture and name; both are grey where it cannot be chosen. */
function trumpButton(field: MeldField, look: ButtonLook, icon: EgaPicture): Item {
  const blank = button({ ...field, text: '' }, look);
  const moved = look === 'pressed' ? 1 : 0;
  const x = field.area.x + ICON_INSET + moved;
  const { y, h } = field.area;
  return {
    ...blank,
    draw: (graph) => {
      blank.draw(graph);
      const shown = look === 'disabled' ? inOneColour(icon, GREY.faint) : icon;
      graph.putImage(shown, x, y + ((h - SUIT_ICON.h) >> 1) + moved);
      const ink = look === 'disabled' ? GREY.faint : GREY.text;
      graph.text(x + SUIT_ICON.w + NAME_GAP, y + ((h - CHARACTER.h) >> 1) + moved, field.text, ink);
    },
  };
}

/** What is trumps is down (manual 3.5.1); the other suits cannot be chosen any more. */
function trumpLook({ id }: MeldField, { trump }: MeldScene): ButtonLook {
  if (trump === null) return 'up';
  return id === `${TRUMP_ID}${trump}` ? 'pressed' : 'disabled';
}

function combinationLook({ id }: MeldField, { trump, pressed }: MeldScene): ButtonLook {
  if (trump === null) return 'disabled';
  return pressed.includes(id) ? 'pressed' : 'up';
}

function decisions({ trump, isSoloist }: MeldScene, texts: TableTexts): readonly Item[] {
  const { ok, off } = decisionFields(texts);
  return [button(ok, trump === null ? 'disabled' : 'up'), button(off, trump !== null && isSoloist ? 'up' : 'disabled')];
}

function totalBox(total: number, texts: TableTexts): Item {
  return {
    look: `total ${total}`,
    area: TOTAL_BOX,
    draw: (graph) => {
      graph.rectangle(TOTAL_BOX, INK.black);
      const face = inset(TOTAL_BOX, 1);
      sunken(graph, face, { ...GREEN, ground: INK.green });
      graph.text(face.x + 11, face.y + 4, texts.meld.total, INK.black);
      rightAligned(graph, face.x + face.w - 12, face.y + 4, String(total), INK.black);
    },
  };
}

function statusLine(status: string): Item {
  return {
    look: `status ${status}`,
    area: STATUS_LINE,
    draw: (graph: Graph) => {
      graph.bar(STATUS_LINE, INK.blue);
      graph.text(STATUS_LINE.x + STATUS_INSET, STATUS_LINE.y + 1, status, INK.white);
    },
  };
}
