import { expect, it } from 'vitest';
import { compareScenes } from '../../host/cli/gem-compare.ts';
import { gemResources } from '../../host/cli/gem-resources.ts';
import { describeWithShared } from '../shared-files.ts';

const STEPS = ['a', 'b', 'c'];

function steps(scene: string, numbers: readonly number[]): string[] {
  return numbers.flatMap((number) => STEPS.map((step) => `${scene}${number}${step}`));
}

/** The scenes that the README of the captures marks as compared. */
const COMPARED = [
  ...['desk', 'menu0', ...steps('menu', [1, 2, 3, 4])],
  ...['win1', 'win2', 'winp', 'wdrag', 'wsize'],
  ...['at01', 'at02', 'at03', 'at04', 'at05', 'at06', 'fs104', 'dlga', 'dlgb'],
  ...['obj1', 'obj2', ...steps('ptr', [0, 1, 2, 3, 4, 5, 6, 7])],
  ...['fill', 'tile', 'wmode', 'rop', 'pens', 'line'],
];

/** Pixels of a screen that masks may take away at most, in each mode: texts are a small part of any scene. */
const LEAST_COMPARED = 0.68;
const PIXELS: Readonly<Record<string, number>> = { h: 640 * 400, t: 640 * 480 };

describeWithShared('our GEM beside a real one', 'gem-reference', async (folder) => {
  const comparisons = folder === '' ? [] : await compareScenes(folder, gemResources());

  it('draws every scene that is to be compared', () => {
    const expected = ['h', 't'].flatMap((mode) => COMPARED.map((scene) => `${mode}${scene}`));
    expect(comparisons.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
  });

  it.each(comparisons)('$name', ({ name, compared, differing, first }) => {
    expect({ differing, first }).toEqual({ differing: 0, first: null });
    expect(compared / PIXELS[name[0]]).toBeGreaterThan(LEAST_COMPARED);
  });
});
