import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCENE_ALERTS, sceneDialog } from '../../host/cli/gem-scenes/form-scenes.ts';
import { alertTree, parseAlert } from '../../host/gem/aes/alert.ts';
import { fileSelectorTree, GERMAN_WORDS } from '../../host/gem/aes/file-selector-tree.ts';
import type { ObjectKind, ObjectTree } from '../../host/gem/aes/objects.ts';
import { createGem } from '../../host/gem/gem.ts';
import { registerOfPen } from '../../host/gem/vdi/pens.ts';
import { AtariSt } from '../../host/hardware/atari-st/machine.ts';
import type { StMode } from '../../host/hardware/atari-st/modes.ts';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';
import { describeWithShared } from '../shared-files.ts';
import { gemResources } from './aes-session.ts';

/** Numbers of the object types in the measured lists. */
const TYPES: Readonly<Record<ObjectKind['type'], number>> = {
  ...{ G_BOX: 20, G_TEXT: 21, G_BOXTEXT: 22, G_IMAGE: 23, G_IBOX: 25, G_BUTTON: 26, G_BOXCHAR: 27 },
  ...{ G_STRING: 28, G_FTEXT: 29, G_FBOXTEXT: 30, G_ICON: 31, G_TITLE: 32 },
};

/** The parts of the measured numbers of a mode that are used here. */
interface Metrics {
  readonly info: readonly string[];
  readonly vdi_pen_to_hw_index: readonly number[];
}

/** What the captures' program measured in one mode: lists of numbers by their headings. */
function measured(text: string): (heading: string) => number[][] {
  const lines = text.split(/\r?\n/).map((line) => line.split(':'));
  return (heading) =>
    lines
      .filter(([key]) => key.startsWith(heading))
      .map(([, numbers]) => (numbers ?? '').trim().split(' ').map(Number));
}

function objectList(tree: ObjectTree): number[][] {
  return tree.map(({ type, x, y, w, h }, i) => [i, TYPES[type], x, y, w, h]);
}

function gemIn(mode: StMode): ReturnType<typeof createGem> {
  return createGem(new AtariSt(mode), new VirtualClock(), gemResources());
}

/** Place of the greatest number of points in the extended inquiry: the captured GEM has a limit that we do not have. */
const MOST_POINTS = 14;

describeWithShared('numbers of the captured GEM', 'gem-reference', (folder) => {
  const modes = [
    ['st-high', 'hinfo.txt'],
    ['tt-medium', 'tinfo.txt'],
  ] as const;

  it.each(modes)('%s: the screen', (mode, file) => {
    const { vdi, aes } = gemIn(mode);
    const numbers = measured(readFileSync(join(folder, file), 'utf8'));
    expect([[vdi.cell.w, vdi.cell.h, aes.box.w, aes.box.h]]).toEqual(numbers('graf_handle'));
    expect(Object.values(aes.desktop)).toEqual(numbers('wind_get0 WORK')[0]);
    expect(vdi.vq_extnd(false)).toEqual(numbers('work_out')[0]);
    expect(vdi.vq_extnd(true).with(MOST_POINTS, 0)).toEqual(numbers('extnd')[0].with(MOST_POINTS, 0));
  });

  it.each(modes)('%s: sizes of text', (mode, file) => {
    const { vdi } = gemIn(mode);
    const numbers = measured(readFileSync(join(folder, file), 'utf8'));
    for (const [asked, points, ...cell] of numbers('vst_point')) {
      const size = vdi.vst_point(asked);
      expect([size.points, size.charWidth, size.charHeight, size.cellWidth, size.cellHeight]).toEqual([
        points,
        ...cell,
      ]);
    }
    for (const [asked, ...cell] of numbers('vst_height')) {
      const size = vdi.vst_height(asked);
      expect([size.charWidth, size.charHeight, size.cellWidth, size.cellHeight]).toEqual(cell);
    }
  });

  it.each(modes)('%s: windows', (mode, file) => {
    const { aes } = gemIn(mode);
    const numbers = measured(readFileSync(join(folder, file), 'utf8'));
    const border = { x: 100, y: 100, w: 300, h: 200 };
    for (const [kind, ...work] of numbers('wind_calc')) {
      expect(Object.values(aes.wind_calc('WC_WORK', kind, border))).toEqual(work);
    }
    for (const [kind, x, y, w, h, ...work] of numbers('winN')) {
      const window = aes.wind_create(kind, aes.desktop);
      aes.wind_open(window, { x, y, w, h });
      expect(Object.values(aes.wind_get_work(window))).toEqual(work);
    }
  });

  it.each(modes)('%s: forms', (mode, file) => {
    const { vdi, aes } = gemIn(mode);
    const numbers = measured(readFileSync(join(folder, file), 'utf8'));
    const dialog = sceneDialog(vdi.cell);
    expect(objectList(dialog)).toEqual(numbers('dlg').filter((list) => list.length === 6));
    expect(Object.values(aes.form_center(dialog))).toEqual(numbers('form_center')[0]);
    const selector = fileSelectorTree(vdi.cell, GERMAN_WORDS);
    aes.form_center(selector);
    const filled = numbers('fs104').map((list) => (list[0] === 39 ? list.with(5, 7 * vdi.cell.h) : list));
    expect(objectList(selector)).toEqual(filled);
  });

  it.each(modes)('%s: alerts', (mode, file) => {
    const { vdi, aes } = gemIn(mode);
    const numbers = measured(readFileSync(join(folder, file), 'utf8'));
    for (const [name, defaultButton, text] of SCENE_ALERTS) {
      const { tree } = alertTree(parseAlert(text), defaultButton, vdi.cell, gemResources().alertIcons);
      aes.form_center(tree);
      const { x, y, w, h } = tree[0];
      expect([[x, y, w, h]]).toEqual(numbers(name.toUpperCase()));
    }
  });

  it('tt-medium: the colours of the pens', () => {
    const palette = gemIn('tt-medium').machine.display.scanOut().palette;
    const numbers = measured(readFileSync(join(folder, 'tinfo.txt'), 'utf8'));
    for (const [pen, ...rgb] of numbers('vq_color')) {
      const colour = palette[registerOfPen(pen, 4)];
      const thousandths = [16, 8, 0].map((shift) => Math.round((((colour >> shift) & 0xff) * 1000) / 255));
      expect({ pen, thousandths }).toEqual({ pen, thousandths: rgb });
    }
  });

  it.each([
    ['st-high', 'st_high_640x400x1'],
    ['st-medium', 'st_medium_640x200x2'],
    ['st-low', 'st_low_320x200x4'],
    ['tt-medium', 'tt_medium_640x480x4'],
  ] as const)('%s: box, desktop, window, pens', (mode, key) => {
    const { vdi, aes } = gemIn(mode);
    const metrics: Record<string, Metrics> = JSON.parse(readFileSync(join(folder, 'metrics.json'), 'utf8'));
    const numbers = measured(metrics[key].info.join('\n'));
    expect([[vdi.cell.w, vdi.cell.h, aes.box.w, aes.box.h]]).toEqual(numbers('graf_handle'));
    expect(vdi.vq_extnd(false)).toEqual(numbers('work_out')[0]);
    expect(Object.values(aes.desktop)).toEqual(numbers('wind_get0 WORK')[0]);
    const [x, y, w, h] = numbers('win1 curr')[0];
    const window = aes.wind_create(0xfff, aes.desktop);
    aes.wind_open(window, { x, y, w, h });
    expect(Object.values(aes.wind_get_work(window))).toEqual(numbers('win1 work')[0]);
    const registers = metrics[key].vdi_pen_to_hw_index;
    expect(registers.map((_, pen) => registerOfPen(pen, vdi.planes))).toEqual(registers);
  });
});
