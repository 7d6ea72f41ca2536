import { describe, expect, it } from 'vitest';
import { intersect } from '../../host/dos/area.ts';
import type { EgaPicture } from '../../host/dos/picture.ts';
import { decodeImg } from '../../host/formats/img.ts';
import { egaRgb } from '../../host/hardware/pc/colours.ts';
import * as layout from '../../host/programs/binokel/art/layout.ts';
import { INK, PALETTE } from '../../host/programs/binokel/art/palette.ts';
import { FACE, FAN, MOODS } from '../../host/programs/binokel/art/pictures.ts';
import { NIGHT_REGISTERS } from '../../host/programs/binokel/surprise/night-colours.ts';
import { drawCathy } from '../../host/tools/binokel/cathy.ts';
import { drawJim } from '../../host/tools/binokel/jim.ts';
import { rasterOf } from '../../host/tools/binokel/pack.ts';
import { PICTURES } from '../../host/tools/binokel/pictures.ts';
import { expectGolden } from '../golden-frame.ts';
import { drawCardScene, drawMoodScene, drawTableScene, drawWoodScene } from './binokel-scenes.ts';
import { binokelStage, ownFile } from './binokel-stage.ts';

const SCREEN = { x: 0, y: 0, w: 640, h: 350 };
const stage = await binokelStage();
const { pictures } = stage;

/** Everything of a picture in one text. */
function textOf({ width, height, planes, mask }: EgaPicture): string {
  return [width, height, ...planes, mask].join('/');
}

describe('the files of the pictures', () => {
  it.each(Object.entries(PICTURES))('%s is what the tool draws', async (name, { draw, colours }) => {
    const { raster, warnings } = decodeImg(await ownFile(name));
    const drawn = rasterOf(draw(), colours);
    expect(warnings).toEqual([]);
    expect([raster.width, raster.height, raster.planes]).toEqual([drawn.width, drawn.height, drawn.planes]);
    expect(Buffer.compare(raster.pixels, drawn.pixels)).toBe(0);
  });

  it.each(Object.entries(PICTURES))(
    '%s has the colours that the program sets, and no others',
    async (name, { colours }) => {
      const { raster } = decodeImg(await ownFile(name));
      const registers = colours === undefined ? PALETTE : NIGHT_REGISTERS;
      expect([...raster.palette.slice(0, 16)]).toEqual(registers.map(egaRgb));
      const highest = raster.pixels.reduce((most, value) => Math.max(most, value));
      expect(highest).toBeLessThanOrEqual(raster.planes === 5 ? 16 : 15);
    },
  );

  it('all together are small', async () => {
    const sizes = await Promise.all(Object.keys(PICTURES).map(async (name) => (await ownFile(name)).length));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(230_000);
  });
});

describe('the sixteen colours', () => {
  it('are sixteen of the sixty-four', () => {
    expect(new Set(PALETTE).size).toBe(16);
    expect(PALETTE.every((register) => register >= 0 && register < 64)).toBe(true);
  });

  it('turn round when they are inverted: white is black, and a red pip stays a warm one on black', () => {
    expect(INK.white ^ 15).toBe(INK.black);
    expect(INK.red ^ 15).toBe(INK.peach);
    expect(INK.violet ^ 15).toBe(INK.green);
  });
});

describe('the cards', () => {
  const cards = [...pictures.faces.flat(), pictures.back];

  it('are twenty faces and a back, each unlike all others', () => {
    expect(pictures.faces.map((suit) => suit.length)).toEqual([5, 5, 5, 5]);
    expect(new Set(cards.map(textOf)).size).toBe(21);
    expect(cards.every(({ width, height }) => width === layout.CARD.w && height === layout.CARD.h)).toBe(true);
  });

  it('tell rank and suit in what sixteen overlapping cards leave free', () => {
    const step = Math.floor((layout.HAND.w - layout.CARD.w) / 15);
    const { graph } = stage;
    const corners = pictures.faces.flat().map((face) => {
      graph.bar(graph.whole, INK.darkGreen);
      graph.putImage(face, 0, 0);
      return textOf(graph.getImage({ x: 0, y: 0, w: Math.min(step, 15), h: 30 }));
    });
    expect(step).toBe(33);
    expect(new Set(corners).size).toBe(20);
  });

  it('look the same turned by half a turn, as double-headed cards do', async () => {
    const { raster } = decodeImg(await ownFile('CARDS.IMG'));
    const at = (column: number, row: number, x: number, y: number): number =>
      raster.pixels[(row * layout.CARD.h + y) * raster.width + column * layout.CARD.w + x];
    const unlike: string[] = [];
    for (let row = 0; row < 4; row++) {
      for (let column = 1; column < 5; column++) {
        for (let y = 0; y < layout.CARD.h; y++) {
          for (let x = 0; x < layout.CARD.w; x++) {
            const turned = at(column, row, layout.CARD.w - 1 - x, layout.CARD.h - 1 - y);
            if (at(column, row, x, y) !== turned) unlike.push(`${row}/${column} ${x},${y}`);
          }
        }
      }
    }
    expect(unlike).toEqual([]);
  });
});

describe('the people', () => {
  it.each([
    ['cathy', drawCathy],
    ['jim', drawJim],
  ] as const)('%s changes nothing but the face, and has eight of them', (person, draw) => {
    const neutral = draw('neutral');
    const outside = (_colour: number, i: number): boolean => {
      const [x, y] = [i % neutral.width, Math.floor(i / neutral.width)];
      return intersect({ x, y, w: 1, h: 1 }, FACE) === null;
    };
    const body = neutral.pixels.filter(outside);
    for (const mood of MOODS) expect(Buffer.compare(draw(mood).pixels.filter(outside), body)).toBe(0);
    expect(new Set(MOODS.map((mood) => textOf(pictures.people[person].faces[mood]))).size).toBe(MOODS.length);
  });

  it('hold one card more each time', () => {
    expect(new Set(pictures.fans.map(textOf)).size).toBe(12);
    expect(pictures.fans.every(({ width, height }) => width === FAN.w && height === FAN.h)).toBe(true);
  });
});

describe('the places', () => {
  const areas = [
    ...Object.values(layout.PORTRAIT),
    ...Object.values(layout.BALLOON),
    ...Object.values(layout.POINTS_BOX),
    ...Object.values(layout.TRICK),
    ...layout.DAP,
    layout.HAND,
    layout.OK_BUTTON,
    layout.STATUS_LINE,
    layout.BLOCK,
    layout.TITLE,
    layout.TROPHY,
  ];

  it('lie on the screen', () => {
    for (const area of areas) expect(intersect(area, SCREEN)).toEqual(area);
  });

  it('have the sizes of their pictures', () => {
    const sizes = (picture: EgaPicture) => ({ w: picture.width, h: picture.height });
    expect(layout.BLOCK).toMatchObject(sizes(pictures.block));
    expect(layout.TITLE).toMatchObject(sizes(pictures.title));
    expect(layout.TROPHY).toMatchObject(sizes(pictures.trophy));
    expect(layout.WOOD).toMatchObject(sizes(pictures.wood));
    expect(layout.CROSS).toMatchObject(sizes(pictures.cross));
    expect(SCREEN).toMatchObject(sizes(pictures.room));
    expect(layout.PORTRAIT.jim).toMatchObject(sizes(pictures.people.jim.portrait));
    expect(layout.BALLOON.jim).toMatchObject(sizes(pictures.balloons.jim));
    expect(layout.POINTS_BOX.jim).toMatchObject(sizes(pictures.pointsBox));
  });

  it('keep cards, points and people apart', () => {
    const apart = [...Object.values(layout.POINTS_BOX), layout.OK_BUTTON, layout.HAND, layout.STATUS_LINE];
    for (const area of [...apart, ...layout.DAP]) {
      for (const other of apart) if (area !== other) expect(intersect(area, other)).toBeNull();
    }
    for (const { y } of [...layout.DAP, ...Object.values(layout.TRICK)]) {
      expect(y).toBeGreaterThan(layout.PORTRAIT.jim.y + layout.PORTRAIT.jim.h);
    }
  });
});

describe('golden frames', () => {
  it.each([
    ['binokel-art-table', drawTableScene],
    ['binokel-art-cards', drawCardScene],
    ['binokel-art-moods', drawMoodScene],
    ['binokel-art-wood', drawWoodScene],
  ] as const)('%s', (name, draw) => {
    draw(stage);
    expectGolden(name, stage.pc.display.scanOut());
  });
});
