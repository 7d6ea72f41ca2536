/** Whether the player points with fingers: no keyboard but the one on the glass, and nothing can be dragged into the page. */
export const coarsePointer = matchMedia('(pointer: coarse)');
