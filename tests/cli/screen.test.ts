import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodePng } from '../../host/cli/png.ts';
import { repoPath } from '../../host/cli/repo.ts';
import { describeWithShared } from '../shared-files.ts';
import { inFolder, jsonLines, run } from './capture.ts';

const SCREEN_KEYS = [
  'program',
  'mode',
  'width',
  'height',
  'sha256',
  'milliseconds',
  'ended',
  'sounds',
  'notices',
  'position',
];

interface Screen {
  readonly sha256: string;
  readonly sounds: readonly string[];
  readonly position: { readonly score: unknown; readonly piles: readonly { id: string; cards: readonly string[] }[] };
  readonly [key: string]: unknown;
}

/** Runs Yukon from deal 3, in which the jack of spades may go onto the queen of hearts. */
async function yukon(script: string, ...more: string[]): Promise<Screen> {
  const outcome = await run(['screen', 'yukon', '--deal', '3', '--script', script, '--json', ...more]);
  expect(outcome.err).toBe('');
  return jsonLines(outcome)[0] as unknown as Screen;
}

const cardsOf = (screen: Screen, id: string) => screen.position.piles.find((pile) => pile.id === id)?.cards;

describe('screen', () => {
  it('prints one object with stable keys', async () => {
    const screen = await yukon('wait 60');
    expect(Object.keys(screen)).toEqual(SCREEN_KEYS);
    expect(screen).toMatchObject({ program: 'yukon', mode: 'st-high', width: 640, height: 400, ended: false });
    expect(screen).toMatchObject({ milliseconds: Math.round((60 / 71.475) * 1000), sounds: ['INTRO'], notices: [] });
    expect(cardsOf(screen, 'tableau-1')).toEqual(['QH']);
    expect(cardsOf(screen, 'tableau-2')).toEqual(['(?)', 'KH']);
  });

  it('prints readable text', async () => {
    const { code, out } = await run(['screen', 'yukon', '--script', 'key Space']);
    expect(code).toBe(0);
    expect(out).toMatch(/^yukon on st-high, 640x400, after 0 ms\nsounds: INTRO\nsha256 of the pixels [0-9a-f]{64}\n$/);
  });

  it('writes PNG files in the resolution and the two colours of the machine', () =>
    inFolder(async (folder) => {
      const [before, after] = [join(folder, 'before.png'), join(folder, 'after.png')];
      await yukon(`png ${before}; menu Spiel neues`, '--png', after);
      const [first, second] = [before, after].map((file) => decodePng(readFileSync(file)));
      expect([first.width, first.height]).toEqual([640, 400]);
      expect(Array.from(first.palette)).toEqual([0xffffff, 0x000000]);
      expect(first.pixels).not.toEqual(second.pixels);
    }));

  it('shows the same for the same script and another for another deal', async () => {
    const [a, b] = [await yukon('key Space; move 5 5'), await yukon('key Space; move 5 5')];
    expect(a).toEqual(b);
    const [other] = jsonLines(
      await run(['screen', 'yukon', '--deal', '4', '--script', 'key Space; move 5 5', '--json']),
    );
    expect(other.sha256).not.toBe(a.sha256);
  });

  it('turns cards with the keyboard and deals anew from the menu', async () => {
    const turned = await yukon('key Space; key Space');
    expect(cardsOf(turned, 'waste')).toHaveLength(2);
    expect(cardsOf(turned, 'stock')).toHaveLength(22);
    const anew = await yukon('key Space; menu Spiel neues');
    expect(anew.sounds).toEqual(['INTRO', 'INTRO']);
    expect(anew.position.score).toEqual({ points: -104 });
    expect(cardsOf(anew, 'stock')).toHaveLength(24);
  });

  it('drags a card to another column, and only there the screen changes', () =>
    inFolder(async (folder) => {
      const [before, after] = [join(folder, 'before.png'), join(folder, 'after.png')];
      const script = `move 600 300; png ${before}; drag 330 105 200 105; move 600 300`;
      const screen = await yukon(script, '--png', after);
      expect(cardsOf(screen, 'tableau-1')).toEqual(['QH', 'JS']);
      expect(cardsOf(screen, 'tableau-3')).toEqual(['(?)', 'KC']);
      const [first, second] = [before, after].map((file) => decodePng(readFileSync(file)).pixels);
      const columns = Array.from(new Uint32Array(first.length).keys())
        .filter((k) => first[k] !== second[k])
        .map((k) => k % 640);
      expect(columns.length).toBeGreaterThan(500);
      expect(Math.min(...columns)).toBeGreaterThanOrEqual(150);
      expect(Math.max(...columns)).toBeLessThan(370);
    }));

  it('puts a card on its foundation by a short click', async () => {
    const screen = await yukon('click 395 110');
    expect(cardsOf(screen, 'foundation-2')).toEqual(['AH']);
    expect(screen.position.score).toEqual({ points: -47 });
  });

  it('has the large screen in the size that is asked for', async () => {
    const [screen] = jsonLines(
      await run(['screen', 'yukon', '--mode', 'large-mono', '--size', '1600x1200', '--script', 'key Space', '--json']),
    );
    expect(screen).toMatchObject({ mode: 'large-mono', width: 1600, height: 1200 });
    const usual = await run(['screen', 'yukon', '--mode', 'large-mono', '--json']);
    expect(jsonLines(usual)[0]).toMatchObject({ width: 1280, height: 1024 });
  });

  it('shows the colours of the STE where they are asked for', () =>
    inFolder(async (folder) => {
      const palettes = [];
      for (const [name, ...more] of [['st'], ['ste', '--ste']]) {
        const file = join(folder, `${name}.png`);
        expect((await run(['screen', 'yukon', '--mode', 'st-low', '--png', file, ...more])).code).toBe(0);
        palettes.push(decodePng(readFileSync(file)).palette);
      }
      expect(palettes.map((palette) => palette[7].toString(16))).toEqual(['b6b6b6', 'bbbbbb']);
    }));

  it('ends when the player ends the program', async () => {
    const asked = await yukon('menu Spiel Ende');
    expect(asked.ended).toBe(false);
    const ended = await yukon('menu Spiel Ende; key Return');
    expect(ended.ended).toBe(true);
  });

  it('speaks the language that is asked for', async () => {
    const [de, en] = [await yukon('wait 1'), await yukon('wait 1', '--language', 'en')];
    expect(de.sha256).not.toBe(en.sha256);
    expect((await yukon('menu Game new', '--language', 'en')).sounds).toEqual(['INTRO', 'INTRO']);
  });

  it.each([
    [['screen'], 'PROGRAM: is missing; see --help'],
    [['screen', 'tetris'], 'tetris: there is no such program'],
    [
      ['screen', 'yukon', '--mode', 'ega'],
      '--mode ega: must be one of st-high, st-medium, st-low, tt-medium, tt-high, falcon-256, large-mono',
    ],
    [['screen', 'yukon', '--mode', 'tt-high', '--size', '1600x1200'], '--size: is for large-mono, not for tt-high'],
    [['screen', 'yukon', '--size', '1600x1200'], '--size: is for large-mono, not for st-high'],
    [
      ['screen', 'yukon', '--mode', 'large-mono', '--size', '1605x1200'],
      '--size 1605x1200: the width must be a multiple of 16; the nearest is 1600x1200',
    ],
    [
      ['screen', 'yukon', '--mode', 'large-mono', '--size', '320x200'],
      '--size 320x200: must be from 640x400 to 4096x4096',
    ],
    [['screen', 'yukon', '--mode', 'large-mono', '--size', 'large'], '--size large: must be from 640x400 to 4096x4096'],
    [['screen', 'yukon', '--mode', 'falcon-256', '--ste'], '--ste: is for the modes of the ST, not for falcon-256'],
    [['screen', 'yukon', '--language', 'fr'], '--language fr: must be one of de, en, es'],
    [
      ['screen', 'yukon', '--deal', '18446744073709551616'],
      'deal 18446744073709551616: is larger than 2^64-1 (18446744073709551615)',
    ],
    [
      ['screen', 'yukon', '--script', 'wait 2; click 9 999'],
      '--script: step 2 "click 9 999": lies outside the screen of 640x400',
    ],
    [
      ['screen', 'yukon', '--script', 'menu Datei öffnen'],
      '--script: step 1 "menu Datei öffnen": there is no menu "Datei"',
    ],
  ])('%j is refused', async (argv, message) => {
    expect(await run(argv)).toEqual({ code: 2, out: '', err: `talon: ${message}\n` });
  });

  it('names a sheet that is none, and the reason', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'CARDS.IMG');
      writeFileSync(file, new Uint8Array(10));
      const { code, err } = await run(['screen', 'yukon', '--sheet', file]);
      expect(code).toBe(2);
      expect(err).toMatch(new RegExp(`^talon: ${file}: .* \\(offset 10\\)\n$`));
    }));

  it("takes the user's own cards before the project's", async () => {
    const cards = repoPath('assets/cards/CARDS.IMG');
    expect((await yukon('wait 1', '--sheet', cards)).sha256).toBe((await yukon('wait 1')).sha256);
  });
});

describe('screen with a program of several games', () => {
  it('deals the game that is asked for', async () => {
    const argv = ['screen', 'patience', '--game', 'zopf', '--deal', '5', '--json'];
    const screen = jsonLines(await run(argv))[0] as unknown as Screen;
    const [dealt] = jsonLines(await run(['deal', 'zopf', '--deal', '5', '--json']));
    const piles = dealt.piles as Screen['position']['piles'];
    expect(screen.position).toMatchObject({ game: 'zopf' });
    expect(cardsOf(screen, 'braid')).toEqual(piles.find(({ id }) => id === 'braid')?.cards);
  });

  it.each([
    ['patience', 'klondike', 'patience plays eiffelturm, matriarchat, standart, kleine-harfe, galerie, zopf'],
    ['yukon', 'zopf', 'yukon plays yukon'],
    ['desktop', 'zopf', 'desktop plays no game'],
  ])('%s refuses the game %s', async (program, game, message) => {
    const outcome = await run(['screen', program, '--game', game]);
    expect(outcome).toEqual({ code: 2, out: '', err: `talon: --game ${game}: ${message}\n` });
  });

  it('saves games in a folder and finds them there', () =>
    inFolder(async (folder) => {
      const patience = async (script: string): Promise<Screen> => {
        const outcome = await run(['screen', 'patience', '--drive', folder, '--script', script, '--json']);
        expect(outcome.err).toBe('');
        return jsonLines(outcome)[0] as unknown as Screen;
      };
      const saved = await patience('key 6; key k; key s; key Return');
      expect(readdirSync(folder)).toEqual(['ZOPF.PAT']);
      const loaded = await patience('key l; type ZOPF; key Return');
      expect(cardsOf(saved, 'waste')).toHaveLength(1);
      expect(loaded.position).toEqual(saved.position);
      expect((await patience('wait 1')).position).not.toEqual(saved.position);
    }));
});

describeWithShared('screen with a card sheet of another size', 'files/img', (folder) => {
  it('plays with it', async () => {
    const sheet = join(folder, 'cards_1p_20x28.img');
    const screen = await yukon('key Space', '--sheet', sheet);
    expect(screen.sha256).not.toBe((await yukon('key Space')).sha256);
    expect(cardsOf(screen, 'waste')).toHaveLength(1);
  });
});
