import type { Frame } from '../../host/hardware/display.ts';
import { expectGolden } from '../golden-frame.ts';
import type { CardVisit } from './card-visit.ts';

/** What differs between two pictures, as a picture: a box without the table below it. */
function changed(before: Frame, { width, height, pixels, palette }: Frame): Frame {
  const differs = (x: number, y: number): boolean => pixels[y * width + x] !== before.pixels[y * width + x];
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const xs = columns.filter((x) => rows.some((y) => differs(x, y)));
  const ys = rows.filter((y) => columns.some((x) => differs(x, y)));
  const [left, top] = [xs[0], ys[0]];
  const [w, h] = [xs[xs.length - 1] - left + 1, ys[ys.length - 1] - top + 1];
  const cut = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) cut.set(pixels.subarray((top + y) * width + left, (top + y) * width + left + w), y * w);
  return { width: w, height: h, pixels: cut, palette };
}

/** The picture under the mouse pointer. */
function withoutPointer(visit: CardVisit): Frame {
  const { vdi } = visit.headless.gem;
  vdi.v_hide_c();
  const frame = visit.headless.frame();
  vdi.v_show_c();
  return frame;
}

/** Compares the box on the screen: what is no more there when one of its buttons was pressed. */
export async function expectBox(name: string, visit: CardVisit, button: string): Promise<void> {
  await visit.away();
  const shown = visit.headless.frame();
  await visit.pressButton(button);
  expectGolden(name, changed(visit.headless.frame(), shown));
}

/** Compares an open menu: what is no more there when it is closed. */
export async function expectMenu(name: string, visit: CardVisit, title: string): Promise<void> {
  await visit.openMenu(title);
  const shown = withoutPointer(visit);
  await visit.closeMenu();
  expectGolden(name, changed(withoutPointer(visit), shown));
}
