import { drawBlock, drawTrophy } from './block.ts';
import type { Canvas } from './canvas.ts';
import { drawCards } from './cards.ts';
import { drawCathySheet, drawFans, drawJimSheet } from './people.ts';
import { drawRoom } from './room.ts';
import { drawSymbols } from './symbols.ts';
import { drawTitle } from './title.ts';
import { drawWood } from './wood.ts';

/** Binokel's pictures by the names of their files. */
export const PICTURES: Readonly<Record<string, () => Canvas>> = {
  'CARDS.IMG': drawCards,
  'CATHY.IMG': drawCathySheet,
  'JIM.IMG': drawJimSheet,
  'FANS.IMG': drawFans,
  'ROOM.IMG': drawRoom,
  'WOOD.IMG': drawWood,
  'SYMBOLS.IMG': drawSymbols,
  'TITLE.IMG': drawTitle,
  'BLOCK.IMG': drawBlock,
  'TROPHY.IMG': drawTrophy,
};
