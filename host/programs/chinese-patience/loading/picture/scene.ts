import { COLOUR } from '../../../../hardware/spectrum/colours.ts';
import { Canvas, type Paint, type Point } from './canvas.ts';
import { paintFan } from './fan.ts';
import { paintWord } from './lettering.ts';
import { toScreen } from './to-screen.ts';

const BRIGHT = 8;
const { black, blue, cyan, red, white, yellow } = COLOUR;
const LIGHT_RED = red + BRIGHT;
const LIGHT_YELLOW = yellow + BRIGHT;

/** The sun, and the lines between which there is water. */
const SUN: Point = [188, 98];
const SUN_RADIUS = 51;
const SUN_ROWS = [LIGHT_YELLOW, LIGHT_YELLOW, LIGHT_YELLOW, yellow, yellow, LIGHT_RED, LIGHT_RED, LIGHT_RED, red, red];
const SUN_FIRST_ROW = 6;
const WATER = { left: 136, right: 248, top: 130, bottom: 150 } as const;

/** Roofs of the pagoda from above: their lower edge, half their width, half the width of the storey below. */
const ROOFS = [
  { y: 73, width: 16, storey: 6, windows: 1 },
  { y: 87, width: 22, storey: 10, windows: 1 },
  { y: 102, width: 28, storey: 14, windows: 3 },
  { y: 117, width: 35, storey: 18, windows: 3 },
] as const;
const STOREY = 10;
const SPIRE_TOP = 52;

const CLOUDS: readonly (readonly [x: number, y: number, radiusX: number, radiusY: number])[] = [
  [138, 88, 20, 2.6],
  [150, 85, 9, 2],
  [236, 74, 17, 2.4],
  [226, 71, 8, 2],
  [234, 106, 22, 2.6],
  [244, 103, 9, 2],
];

const STARS: readonly Point[] = [
  [5, 60],
  [28, 52],
  [52, 57],
  [92, 51],
  [120, 62],
  [10, 92],
  [3, 126],
  [245, 54],
  [249, 90],
  [21, 70],
  [108, 54],
];
const BIRDS: readonly Point[] = [
  [209, 77],
  [217, 73],
];

/** Rows of cells change colour from top to bottom. */
function bands(colours: readonly number[], firstRow: number): Paint {
  return (_, y) => colours[Math.min(colours.length - 1, Math.max(0, (y >> 3) - firstRow))];
}

const SUNLIGHT = bands(SUN_ROWS, SUN_FIRST_ROW);

/** The picture that the tape brings: a pagoda before the sun, the four aces, and the title with the brush. */
export function titlePicture(): Uint8Array {
  return toScreen(paintTitle());
}

/** The same before it is fitted into cells of two colours. */
export function paintTitle(): Canvas {
  const canvas = new Canvas();
  for (const [x, y] of STARS) canvas.set(x, y, white + BRIGHT);
  canvas.ellipse(SUN, SUN_RADIUS, SUN_RADIUS, SUNLIGHT);
  for (const [x, y, radiusX, radiusY] of CLOUDS) canvas.ellipse([x, y], radiusX, radiusY, black);
  for (const bird of BIRDS) paintBird(canvas, bird);
  paintPagoda(canvas);
  paintWater(canvas);
  paintFan(canvas);
  const above = bands([LIGHT_YELLOW, LIGHT_YELLOW, yellow, LIGHT_RED, red], 0);
  const below = bands([red, LIGHT_RED, yellow, LIGHT_YELLOW, LIGHT_YELLOW], 19);
  paintWord(canvas, 'CHINESE', { x: 12, y: 4, width: 30, height: 36, pitch: 34 }, above);
  paintWord(canvas, 'PATIENCE', { x: 6, y: 153, width: 28, height: 36, pitch: 31 }, below);
  return canvas;
}

function paintBird(canvas: Canvas, [x, y]: Point): void {
  for (let step = 0; step <= 3; step++) {
    for (const side of [-1, 1]) canvas.set(x + side * step, y - (step === 3 ? 1 : step === 0 ? 0 : 1), black);
  }
}

function paintPagoda(canvas: Canvas): void {
  const x = SUN[0];
  const above = ROOFS[0].y - 6;
  canvas.polygon(
    [
      [x - 0.6, SPIRE_TOP],
      [x + 0.6, SPIRE_TOP],
      [x + 2.5, above],
      [x - 2.5, above],
    ],
    black,
  );
  canvas.ellipse([x, SPIRE_TOP + 6], 2.4, 1.6, black);
  canvas.ellipse([x, SPIRE_TOP + 10], 3.2, 1.6, black);
  for (const { y, width, storey, windows } of ROOFS) {
    canvas.polygon(roof(x, y, width), black);
    canvas.polygon(
      [
        [x - storey, y],
        [x + storey, y],
        [x + storey, y + STOREY],
        [x - storey, y + STOREY],
      ],
      black,
    );
    for (let i = 0; i < windows; i++) paintWindow(canvas, x + (i - (windows - 1) / 2) * 8, y + 3);
  }
  canvas.ellipse([x, WATER.top + 4], SUN_RADIUS - 4, 8, black);
}

/** A roof whose eaves are turned up. */
function roof(x: number, y: number, width: number): readonly Point[] {
  const right: readonly Point[] = [
    [4, -7],
    [width * 0.5, -3],
    [width - 4, -2.5],
    [width, -7],
    [width - 1, -1],
    [width - 5, 1],
  ];
  return [
    ...right.map(([dx, dy]): Point => [x + dx, y + dy]),
    ...[...right].reverse().map(([dx, dy]): Point => [x - dx, y + dy]),
  ];
}

function paintWindow(canvas: Canvas, x: number, y: number): void {
  canvas.where(() => true, SUNLIGHT, { left: x - 1, right: x + 1, top: y, bottom: y + 4 });
}

/** Waves, which the sun's light crosses. */
function paintWater(canvas: Canvas): void {
  const isLit = (x: number, y: number): boolean => Math.abs((x >> 3) * 8 + 4 - SUN[0]) < 36 - (y - WATER.top);
  const isWave = (x: number, y: number): boolean => {
    const line = Math.floor(y) - WATER.top;
    return line % 3 === 0 && Math.sin(x * 0.21 + line * 1.9) + Math.sin(x * 0.083 - line) > -0.5 + line * 0.03;
  };
  const colour: Paint = (x, y) => (isLit(x, (y >> 3) * 8 + 4) ? LIGHT_RED : y < WATER.top + 6 ? cyan : blue + BRIGHT);
  canvas.where(() => true, black, WATER);
  canvas.where(isWave, colour, WATER);
}
