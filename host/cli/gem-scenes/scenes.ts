import { formScenes } from './form-scenes.ts';
import { menuScenes } from './menu-scenes.ts';
import { objectScenes } from './object-scenes.ts';
import { pointerScenes } from './pointer-scenes.ts';
import type { GemScene } from './stage.ts';
import { vdiScenes } from './vdi-scenes.ts';
import { windowScenes } from './window-scenes.ts';

/** All scenes that are compared, in the order of the captures' program. */
export const gemScenes: readonly GemScene[] = [
  ...menuScenes,
  ...windowScenes,
  ...formScenes,
  ...objectScenes,
  ...pointerScenes,
  ...vdiScenes,
];
