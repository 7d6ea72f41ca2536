import type { Area } from '../../../dos/area.ts';
import { CHARACTER, type Graph } from '../../../dos/graph.ts';
import { INK } from '../art/palette.ts';
import { centred, rightAligned } from '../toolkit/panels.ts';
import type { Item } from './item.ts';
import type { MeldLines } from './meld-lines.ts';
import { MELD_SHEET, MESSAGE, type Point, YOUR_BALLOON } from './places.ts';

const SHADOW = { x: 6, y: 4 } as const;
const MARGIN = { x: 8, y: 6 } as const;
const PITCH = CHARACTER.h + 1;
const TAIL = 6;

/** A text in lines of at most so many characters, broken at blanks. */
export function brokenLines(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A slip of paper with a message, and nothing for none. */
export function messageBox(message: string): readonly Item[] {
  if (message === '') return [];
  const lines = brokenLines(message, MESSAGE.columns);
  const area = { x: MESSAGE.x, y: MESSAGE.y, w: MESSAGE.w, h: lines.length * PITCH + 2 * MARGIN.y };
  return [
    {
      look: `message ${message}`,
      area: withShadow(area),
      draw: (graph) => {
        paper(graph, area);
        lines.forEach((line, i) => {
          centred(graph, { ...area, y: area.y + MARGIN.y + i * PITCH, h: PITCH }, line, INK.black);
        });
      },
    },
  ];
}

/** A sheet of paper with lines from its left edge, below a head if it has one. */
export function linedSheet(head: string, below: readonly string[], { x, y, w }: Pick<Area, 'x' | 'y' | 'w'>): Item {
  const lines = head === '' ? below : [head, ...below];
  const area = { x, y, w, h: lines.length * PITCH + 2 * MARGIN.y };
  return {
    look: `sheet ${head}\n${below.join('\n')}`,
    area: withShadow(area),
    draw: (graph) => {
      paper(graph, area);
      lines.forEach((line, i) => {
        graph.text(x + MARGIN.x, y + MARGIN.y + i * PITCH, line, line === head ? INK.blue : INK.black);
      });
    },
  };
}

/** The sheet with what Cathy and Jim have melded, each on their own side (BINOKEL R17). */
export function meldSheet({ cathy, jim }: { readonly cathy: MeldLines; readonly jim: MeldLines }): readonly Item[] {
  const rows = Math.max(cathy.lines.length, jim.lines.length);
  const h = (rows + 1) * PITCH + 2 * MARGIN.y + 4;
  const area = { x: MELD_SHEET.x, y: MELD_SHEET.bottom - h, w: MELD_SHEET.w, h };
  const right = area.x + area.w - MARGIN.x - MELD_SHEET.column;
  return [
    {
      look: `melds ${JSON.stringify([cathy, jim])}`,
      area: withShadow(area),
      draw: (graph) => {
        paper(graph, area);
        graph.bar({ x: area.x + (area.w >> 1) - 1, y: area.y + 6, w: 1, h: area.h - 12 }, INK.lightBlue);
        meldColumn(graph, { x: area.x + MARGIN.x, y: area.y + MARGIN.y }, cathy);
        meldColumn(graph, { x: right, y: area.y + MARGIN.y }, jim);
      },
    },
  ];
}

/** Your speech, with a tail to your points box. */
export function yourBalloon(lines: readonly string[]): readonly Item[] {
  if (lines.length === 0) return [];
  const text = lines.join(' ');
  const { x, y, w, h } = YOUR_BALLOON;
  const body = { x: x + TAIL, y, w: w - TAIL, h };
  return [
    {
      look: `you ${text}`,
      area: YOUR_BALLOON,
      draw: (graph) => {
        rounded(graph, body, INK.black);
        rounded(graph, { x: body.x + 2, y: y + 1, w: body.w - 4, h: h - 2 }, INK.white);
        for (let i = 0; i < TAIL; i++) {
          const half = TAIL - i;
          graph.bar({ x: body.x - i - 1, y: y + (h >> 1) - half, w: 1, h: 2 * half }, INK.black);
          graph.bar({ x: body.x - i + 1, y: y + (h >> 1) - half + 1, w: 1, h: 2 * half - 2 }, INK.white);
        }
        centred(graph, body, text, INK.black);
      },
    },
  ];
}

function meldColumn(graph: Graph, { x, y }: Point, { name, total, lines }: MeldLines): void {
  const right = x + MELD_SHEET.column;
  graph.text(x, y, [...name].slice(0, 9).join(''), INK.blue);
  rightAligned(graph, right, y, String(total), INK.red);
  graph.bar({ x, y: y + PITCH, w: MELD_SHEET.column, h: 1 }, INK.lightBlue);
  lines.forEach((line, i) => {
    graph.text(x, y + (i + 1) * PITCH + 4, line, INK.black);
  });
}

function paper(graph: Graph, area: Area): void {
  graph.bar({ ...area, x: area.x + SHADOW.x, y: area.y + SHADOW.y }, INK.black);
  graph.bar(area, INK.white);
  graph.rectangle(area, INK.black);
}

function rounded(graph: Graph, { x, y, w, h }: Area, colour: number): void {
  graph.bar({ x: x + 4, y, w: w - 8, h }, colour);
  graph.bar({ x: x + 1, y: y + 2, w: w - 2, h: h - 4 }, colour);
  graph.bar({ x, y: y + 4, w, h: h - 8 }, colour);
}

function withShadow({ x, y, w, h }: Area): Area {
  return { x, y, w: w + SHADOW.x, h: h + SHADOW.y };
}
