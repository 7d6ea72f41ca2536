import { contains, type Rect } from '../vdi/rect.ts';
import { NIL, OB_FLAG, type ObjectTree } from './objects.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The parent of an object, NIL for the root: the last child's `next` leads back to its parent. */
export function parentOf(tree: ObjectTree, index: number): number {
  let at = index;
  while (tree[at].next !== NIL) {
    const next = tree[at].next;
    if (tree[next].tail === at) return next;
    at = next;
  }
  return NIL;
}

/** The children of an object in their order. */
export function childrenOf(tree: ObjectTree, index: number): number[] {
  const children: number[] = [];
  for (let at = tree[index].head; at !== NIL && at !== index; at = tree[at].next) children.push(at);
  return children;
}

/** Place of an object on the screen: the sum of the places of it and all its parents (objc_offset). */
export function objc_offset(tree: ObjectTree, index: number): Place {
  let x = 0;
  let y = 0;
  for (let at = index; at !== NIL; at = parentOf(tree, at)) {
    x += tree[at].x;
    y += tree[at].y;
  }
  return { x, y };
}

/** The rectangle of an object on the screen, without borders that lie outside it. */
export function objectRect(tree: ObjectTree, index: number): Rect {
  return { ...objc_offset(tree, index), w: tree[index].w, h: tree[index].h };
}

/**
 * The topmost object under a point: of overlapping ones the one that is drawn last (objc_find).
 *
 * @param start object whose subtree is searched
 * @param depth how many levels below `start` are looked at
 * @returns its index, NIL where there is none
 */
export function objc_find(tree: ObjectTree, start: number, depth: number, x: number, y: number): number {
  const at = objc_offset(tree, start);
  const origin = { x: at.x - tree[start].x, y: at.y - tree[start].y };
  return findBelow(tree, start, depth, { x, y }, origin);
}

function findBelow(tree: ObjectTree, index: number, depth: number, point: Place, origin: Place): number {
  const object = tree[index];
  if ((object.flags & OB_FLAG.HIDETREE) !== 0) return NIL;
  const at = { x: origin.x + object.x, y: origin.y + object.y };
  if (!contains({ ...at, w: object.w, h: object.h }, point.x, point.y)) return NIL;
  if (depth === 0) return index;
  for (const child of childrenOf(tree, index).reverse()) {
    const found = findBelow(tree, child, depth - 1, point, at);
    if (found !== NIL) return found;
  }
  return index;
}
