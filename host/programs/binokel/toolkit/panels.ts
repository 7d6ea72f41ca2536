import type { Area } from '../../../dos/area.ts';
import { CHARACTER, type Graph } from '../../../dos/graph.ts';
import { INK } from '../art/palette.ts';

/** Colours of a panel: its ground, and the edges in light and in shade. */
export interface PanelColours {
  readonly ground: number;
  readonly light: number;
  readonly shade: number;
  readonly text: number;
  /** Text of what cannot be chosen. */
  readonly faint: number;
}

export const GREY: PanelColours = {
  ground: INK.lightGrey,
  light: INK.white,
  shade: INK.darkGrey,
  text: INK.black,
  faint: INK.darkGrey,
};

export const GREEN: PanelColours = {
  ground: INK.green,
  light: INK.white,
  shade: INK.darkGreen,
  text: INK.black,
  faint: INK.darkGreen,
};

export const DARK_GREEN: PanelColours = {
  ground: INK.darkGreen,
  light: INK.green,
  shade: INK.black,
  text: INK.white,
  faint: INK.green,
};

export const VIOLET: PanelColours = {
  ground: INK.violet,
  light: INK.pink,
  shade: INK.maroon,
  text: INK.white,
  faint: INK.pink,
};

export const BLUE: PanelColours = {
  ground: INK.blue,
  light: INK.lightBlue,
  shade: INK.black,
  text: INK.white,
  faint: INK.lightBlue,
};

export const TURQUOISE: PanelColours = {
  ground: INK.turquoise,
  light: INK.white,
  shade: INK.blue,
  text: INK.black,
  faint: INK.darkGrey,
};

/** A rectangle that is smaller by so many pixels on every side. */
export function inset({ x, y, w, h }: Area, by: number): Area {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

/** A panel that stands out of the screen: edges of two pixels, light from the upper left. */
export function raised(graph: Graph, area: Area, colours: PanelColours = GREY): void {
  graph.bar(area, colours.ground);
  edge(graph, area, colours.light, colours.shade);
  edge(graph, inset(area, 1), colours.light, colours.shade);
}

/** A panel that lies deeper than the screen. */
export function sunken(graph: Graph, area: Area, colours: PanelColours = GREY): void {
  graph.bar(area, colours.ground);
  edge(graph, area, colours.shade, colours.light);
  edge(graph, inset(area, 1), colours.shade, colours.light);
}

/** A window: a raised panel with a black outline and the shadow that it throws. */
export function windowPanel(graph: Graph, area: Area, colours: PanelColours = GREY): void {
  graph.bar({ x: area.x + 6, y: area.y + 5, w: area.w, h: area.h }, INK.black);
  graph.rectangle(area, INK.black);
  raised(graph, inset(area, 1), colours);
}

/** Width of a text in pixels. */
export function textWidth(text: string): number {
  return [...text].length * CHARACTER.w;
}

/** A text in the middle of a rectangle; a ground of null lets it show through. */
export function centred(graph: Graph, area: Area, text: string, colour: number, ground: number | null = null): void {
  const x = area.x + Math.floor((area.w - textWidth(text)) / 2);
  const y = area.y + Math.floor((area.h - CHARACTER.h) / 2);
  graph.text(x, y, text, colour, ground);
}

/** A text in the middle of a rectangle on a picture, with a shadow that lifts it off. */
export function lifted(graph: Graph, area: Area, text: string, colour: number): void {
  centred(graph, { ...area, x: area.x + 1, y: area.y + 1 }, text, INK.black);
  centred(graph, area, text, colour);
}

/** A text that ends before a pixel. */
export function rightAligned(graph: Graph, right: number, y: number, text: string, colour: number): void {
  graph.text(right - textWidth(text), y, text, colour);
}

function edge(graph: Graph, { x, y, w, h }: Area, upper: number, lower: number): void {
  graph.bar({ x, y, w: w - 1, h: 1 }, upper);
  graph.bar({ x, y: y + 1, w: 1, h: h - 2 }, upper);
  graph.bar({ x, y: y + h - 1, w, h: 1 }, lower);
  graph.bar({ x: x + w - 1, y, w: 1, h: h - 1 }, lower);
}
