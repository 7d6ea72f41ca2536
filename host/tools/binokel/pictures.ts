import { drawBlock, drawTrophy } from './block.ts';
import type { Canvas } from './canvas.ts';
import { drawCards } from './cards.ts';
import { drawHands, drawNight, NIGHT_COLOURS } from './night.ts';
import { drawCathySheet, drawFans, drawJimSheet } from './people.ts';
import { drawRoom } from './room.ts';
import { drawSymbols } from './symbols.ts';
import { drawTitle } from './title.ts';
import { drawWood } from './wood.ts';

/** How a file is made: its picture, and its colours where they are not those of the program's screens. */
export interface PictureFile {
  readonly draw: () => Canvas;
  readonly colours?: readonly number[];
}

/** Binokel's pictures by the names of their files. */
export const PICTURES: Readonly<Record<string, PictureFile>> = {
  'CARDS.IMG': { draw: drawCards },
  'CATHY.IMG': { draw: drawCathySheet },
  'JIM.IMG': { draw: drawJimSheet },
  'FANS.IMG': { draw: drawFans },
  'ROOM.IMG': { draw: drawRoom },
  'WOOD.IMG': { draw: drawWood },
  'SYMBOLS.IMG': { draw: drawSymbols },
  'TITLE.IMG': { draw: drawTitle },
  'BLOCK.IMG': { draw: drawBlock },
  'TROPHY.IMG': { draw: drawTrophy },
  'NIGHT.IMG': { draw: drawNight, colours: NIGHT_COLOURS },
  'HANDS.IMG': { draw: drawHands, colours: NIGHT_COLOURS },
};
