import { describe, expect, it } from 'vitest';
import { runHeadless } from '../../host/cli/headless.ts';
import type { HeadlessPc } from '../../host/cli/headless-pc.ts';
import { loadPictures } from '../../host/programs/binokel/art/pictures.ts';
import { binokel } from '../../host/programs/binokel/entry.ts';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';
import { anyKey } from '../../host/programs/binokel/toolkit/any-key.ts';
import { type ChooseOptions, choose, type Field } from '../../host/programs/binokel/toolkit/choose.ts';
import { Desk } from '../../host/programs/binokel/toolkit/desk.ts';
import { typeText } from '../../host/programs/binokel/toolkit/text-input.ts';

const field = (id: string, x: number, y: number, more: Partial<Field> = {}): Field => ({
  id,
  area: { x, y, w: 40, h: 20 },
  ...more,
});

/** Two rows of three, and one that lies lower between the first two. */
const FIELDS = [
  field('a', 100, 100),
  field('b', 200, 100),
  field('c', 300, 100, { keys: ['K', 'F1'] }),
  field('d', 100, 140),
  field('e', 200, 140),
  field('f', 300, 140, { cross: null }),
  field('g', 150, 180),
];

/** A screen of the program alone. */
async function screen(run: (desk: Desk) => Promise<void>): Promise<HeadlessPc> {
  return runHeadless({
    ...binokel,
    run: async (services) => run(new Desk(services, binokelTexts.de, await loadPictures(services.ownFile))),
  });
}

/** What is chosen after a script, and where the cross was on the way. */
async function chosen(script: string, options: ChooseOptions<string>) {
  const way: string[] = [];
  const others: string[] = [];
  let result: string | null = null;
  const headless = await screen(async (desk) => {
    const heard = { onCross: (id: string) => void way.push(id), onOtherKey: (key: string) => void others.push(key) };
    result = await choose(desk, FIELDS, { ...heard, ...options });
  });
  await headless.script(script);
  return { result, way, others, headless };
}

describe('the little cross', () => {
  it('goes to the next field in the direction of an arrow, and Enter takes it', async () => {
    const { result, way } = await chosen('key right; key right; key right; key left; key down; key left; key return', {
      cross: 'a',
    });
    expect(way).toEqual(['b', 'c', 'b', 'e', 'd']);
    expect(result).toBe('d');
  });

  it('goes round fields that have no place for it, and stays where nothing lies', async () => {
    const { way, others } = await chosen('key down; key down; key down; key up; key left; key left', { cross: 'c' });
    expect(way).toEqual(['e', 'g', 'd']);
    expect(others).toEqual(['ArrowDown', 'ArrowLeft', 'ArrowLeft']);
  });

  it('is not there where a screen has none: Enter and arrows choose nothing', async () => {
    const { result, others } = await chosen('key return; key down', {});
    expect(result).toBeNull();
    expect(others).toEqual(['Enter', 'ArrowDown']);
  });

  it('leaves nothing behind when something is chosen', async () => {
    const { headless } = await chosen('move 639 349; key right; key k', { cross: 'a' });
    expect(new Set(headless.frame().pixels.slice(0, 640 * 340))).toEqual(new Set([0]));
  });
});

describe('the other ways to a field', () => {
  it.each([
    ['key k', 'c'],
    ['key K', 'c'],
    ['key F1', 'c'],
    ['click 310 110', 'c'],
    ['click 100 100', 'a'],
    ['click 139 119', 'a'],
    ['click 140 119', null],
    ['rclick 310 110', null],
    ['key F2; key j', null],
  ])('%s', async (script, expected) => {
    expect((await chosen(script, { cross: 'a' })).result).toBe(expected);
  });

  it('a locked pointer goes no further than its rectangle', async () => {
    const within = { x: 90, y: 95, w: 260, h: 30 };
    expect((await chosen('click 210 150', { within })).result).toBeNull();
    expect((await chosen('click 210 110', { within })).result).toBe('b');
    const { headless } = await chosen('move 210 300', { within });
    const { pixels, width } = headless.frame();
    expect(pixels[126 * width + 211]).toBe(15);
    expect(new Set(pixels.slice(140 * width))).toEqual(new Set([0]));
  });
});

it('counts characters, blanks and clicks as any key, but no function key, Tab or Alt', async () => {
  let count = 0;
  const headless = await screen(async (desk) => {
    for (;;) if (await anyKey(desk)) count++;
  });
  await headless.script('key F1; key tab; key alt+x; rclick 5 5; move 9 9');
  expect(count).toBe(0);
  await headless.script('key a; key space; key return; key esc; key left; click 5 5');
  expect(count).toBe(6);
});

it('types a line with backspace, no longer than it may be, without blanks around it', async () => {
  let line: string | null = null;
  const headless = await screen(async (desk) => {
    line = await typeText(desk, { area: { x: 10, y: 10, w: 100, h: 22 }, longest: 6 });
  });
  await headless.script('type  abcx; key backspace; key left; key F3; type ß Z9; key return');
  expect(line).toBe('abcß Z'.slice(0, 6).trim());
});

it('forgets a line that was begun with Escape', async () => {
  let line: string | null = null;
  const headless = await screen(async (desk) => {
    line = await typeText(desk, { area: { x: 10, y: 10, w: 100, h: 22 }, longest: 6 });
  });
  await headless.script('type abc; key esc; type d; key return');
  expect(line).toBe('d');
});
