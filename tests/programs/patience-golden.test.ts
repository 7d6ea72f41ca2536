import { describe, it } from 'vitest';
import type { Frame } from '../../host/hardware/display.ts';
import { expectGolden } from '../golden-frame.ts';
import { LAST_CARD, TWO_CARDS } from './patience-endgames.ts';
import { PatienceVisit } from './patience-visit.ts';

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
function withoutPointer(visit: PatienceVisit): Frame {
  const { vdi } = visit.headless.gem;
  vdi.v_hide_c();
  const frame = visit.headless.frame();
  vdi.v_show_c();
  return frame;
}

/** Compares the box on the screen: what is no more there when one of its buttons was pressed. */
async function expectBox(name: string, visit: PatienceVisit, button: string): Promise<void> {
  await visit.away();
  const shown = visit.headless.frame();
  await visit.pressButton(button);
  expectGolden(name, changed(visit.headless.frame(), shown));
}

describe('the menus', () => {
  it.each(['Patience', 'Information', 'Hilfen', 'Karten'])('look as they should: %s', async (title) => {
    const visit = await PatienceVisit.inDeal('eiffelturm', 1n, {
      moves: (core) => {
        core.toggleMark();
        core.play(core.moves()[0]);
        core.toggleMark();
      },
    });
    await visit.openMenu(title);
    const shown = withoutPointer(visit);
    await visit.closeMenu();
    expectGolden(`patience-menu-${title.toLowerCase()}`, changed(withoutPointer(visit), shown));
  });
});

describe('the boxes', () => {
  it('look as they should: a game won', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', LAST_CARD);
    await visit.click('tableau-1', -1, 1);
    await expectBox('patience-won', visit, 'ansehen');
  });

  it('look as they should: a game won by cheating', async () => {
    const visit = await PatienceVisit.inPosition('kleine-harfe', TWO_CARDS, { cheating: true });
    await visit.drag('tableau-1', 'foundation-4');
    await visit.drag('tableau-2', 'foundation-4');
    await expectBox('patience-cheated', visit, 'ansehen');
  });

  it.each([
    ['new-game', 'key K; key N', 'Abbruch'],
    ['to-start', 'key K; key F', 'Abbruch'],
    ['wait', 'key W', 'Abbruch'],
    ['copying', 'key I', 'OK'],
    ['statistics', 'key T', 'OK'],
    ['files', 'key S', 'ABBRUCH'],
  ])('look as they should: %s', async (name, script, button) => {
    const visit = await PatienceVisit.inDeal('standart', 1n);
    await visit.script(script);
    await expectBox(`patience-${name}`, visit, button);
  });
});

describe('the rules', () => {
  it.each(['de', 'en', 'es'] as const)('look as they should in %s', async (language) => {
    const visit = await PatienceVisit.start({ language });
    await visit.away();
    await visit.keys('H', 'shift+down', 'shift+down', 'shift+down', 'shift+down', 'shift+down', 'shift+down');
    expectGolden(`patience-rules-${language}`, visit.headless.frame());
  });

  it('look as they should on the narrowest screen', async () => {
    const visit = await PatienceVisit.start({ mode: 'st-low' });
    await visit.away();
    await visit.keys('H', 'shift+down', 'shift+down', 'shift+down');
    expectGolden('patience-rules-narrow', visit.headless.frame());
  });
});
