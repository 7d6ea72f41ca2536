import { expect, it } from 'vitest';
import { Graph } from '../../host/dos/graph.ts';
import { ARROW_PICTURE, MousePointer } from '../../host/dos/mouse-pointer.ts';
import { pictureOf } from '../../host/dos/picture.ts';
import { testPc } from '../hardware/pc-machine.ts';

const WIDTH = 640;

function desk() {
  const { pc } = testPc();
  const graph = new Graph(pc);
  graph.bar(graph.whole, 2);
  const pointer = new MousePointer(pc, graph);
  const colours = () => [...new Set(pc.ega.scanOut().pixels)].sort((a, b) => a - b);
  const at = (x: number, y: number) => pc.ega.scanOut().pixels[y * WIDTH + x];
  return { pc, graph, pointer, colours, at };
}

it('lies over the picture, follows the mouse and leaves nothing behind', () => {
  const { pc, pointer, colours, at } = desk();
  expect(colours()).toEqual([2]);
  pointer.show();
  pc.input.moveMouse(100, 50);
  expect([at(100, 50), at(102, 54), colours()]).toEqual([0, 15, [0, 2, 15]]);
  pc.input.moveMouse(639, 349);
  expect([at(100, 50), at(639, 349)]).toEqual([2, 0]);
  pointer.hide();
  expect(colours()).toEqual([2]);
});

it('asks for a picture when it moves, and for none when it is hidden', () => {
  const { pc, pointer } = desk();
  let reports = 0;
  pc.ega.scanOut();
  pc.ega.onChange(() => reports++);
  pc.input.moveMouse(10, 10);
  expect(reports).toBe(0);
  pointer.show();
  expect(reports).toBe(1);
  pc.ega.scanOut();
  pc.input.moveMouse(20, 20);
  pc.input.moveMouse(21, 20);
  expect(reports).toBe(2);
  pc.ega.scanOut();
  pc.ega.scanOut();
  expect(reports).toBe(2);
});

it('gets out of the way of drawing, reading and turning pages', () => {
  const { pc, graph, pointer, colours, at } = desk();
  pointer.show();
  pc.input.moveMouse(100, 50);
  pc.ega.scanOut();
  graph.invert({ x: 95, y: 45, w: 30, h: 30 });
  expect(at(100, 50)).toBe(0);
  pc.input.moveMouse(300, 50);
  expect([at(100, 50), at(102, 54)]).toEqual([13, 13]);
  graph.invert({ x: 95, y: 45, w: 30, h: 30 });
  expect(graph.getPixel(300, 50)).toBe(2);
  expect(at(300, 50)).toBe(0);
  graph.setActivePage(1);
  graph.bar(graph.whole, 3);
  graph.setVisualPage(1);
  expect(colours()).toEqual([0, 3, 15]);
  graph.setActivePage(0);
  expect(graph.getPixel(300, 50)).toBe(2);
  graph.copyToPage(graph.whole, 1, 0);
  pointer.hide();
  graph.setVisualPage(0);
  expect(colours()).toEqual([3]);
});

it('is drawn beyond a clip rectangle, and drawing keeps that rectangle', () => {
  const { pc, graph, pointer, at } = desk();
  graph.setClip({ x: 0, y: 0, w: 10, h: 10 });
  pointer.show();
  pc.input.moveMouse(100, 50);
  expect(at(100, 50)).toBe(0);
  graph.bar(graph.whole, 5);
  expect([at(9, 9), at(10, 9)]).toEqual([5, 2]);
});

it('takes another shape, and is gone when closed', () => {
  const { pc, graph, pointer, colours, at } = desk();
  pointer.show();
  pc.input.moveMouse(100, 50);
  pc.ega.scanOut();
  pointer.setShape(pictureOf({ width: 2, height: 1, pixels: Uint8Array.of(9, 9) }));
  expect([at(100, 50), at(101, 50), at(102, 54)]).toEqual([9, 9, 2]);
  pointer.setShape(ARROW_PICTURE);
  expect(at(102, 54)).toBe(15);
  pointer.close();
  pc.input.moveMouse(50, 50);
  expect(colours()).toEqual([2]);
  graph.bar(graph.whole, 4);
  expect(colours()).toEqual([4]);
});

it('stays in a rectangle until it is let out, whatever the mouse does', () => {
  const { pc, pointer, at } = desk();
  pointer.show();
  pointer.confine({ x: 100, y: 50, w: 20, h: 10 });
  pc.input.moveMouse(300, 200);
  expect([at(119, 59), at(300, 200), pointer.placeOf(pc.input.mouse)]).toEqual([0, 2, { x: 119, y: 59 }]);
  pc.input.moveMouse(3, 55);
  expect([at(100, 55), pointer.placeOf(pc.input.mouse)]).toEqual([0, { x: 100, y: 55 }]);
  pointer.confine(null);
  expect([at(3, 55), at(100, 55), pointer.placeOf(pc.input.mouse)]).toEqual([0, 2, { x: 3, y: 55 }]);
});
