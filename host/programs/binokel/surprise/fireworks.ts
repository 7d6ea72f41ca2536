import type { Graph } from '../../../dos/graph.ts';
import { NIGHT, RINGS } from './night-colours.ts';

/** A firework: its middle, how far it reaches in lines, and the step at which it opens. */
interface Burst {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly phase: number;
  readonly rays: number;
}

/** Pixels across in a unit as high as a line. */
const ACROSS = 1.37;
/** Steps for which the rocket climbs before it opens. */
const CLIMB = 4;
const GROUND = 205;
/** Sparks of a ray in a ring, and lines that a spark has fallen after the first step. */
const SPARKS = 3;
const FALL = 0.34;

/** Two skies full of fireworks. */
const SKIES: readonly (readonly Burst[])[] = [
  [
    { x: 150, y: 70, reach: 62, phase: 0, rays: 22 },
    { x: 500, y: 84, reach: 70, phase: 3, rays: 26 },
    { x: 318, y: 52, reach: 46, phase: 6, rays: 18 },
    { x: 240, y: 120, reach: 40, phase: 4, rays: 16 },
    { x: 590, y: 44, reach: 38, phase: 1, rays: 16 },
    { x: 50, y: 128, reach: 44, phase: 5, rays: 18 },
  ],
  [
    { x: 206, y: 58, reach: 56, phase: 2, rays: 20 },
    { x: 420, y: 62, reach: 60, phase: 5, rays: 24 },
    { x: 560, y: 110, reach: 54, phase: 0, rays: 20 },
    { x: 86, y: 84, reach: 50, phase: 6, rays: 20 },
    { x: 310, y: 36, reach: 34, phase: 3, rays: 14 },
    { x: 480, y: 34, reach: 30, phase: 7, rays: 14 },
  ],
];

export const SKY_COUNT = SKIES.length;

/** The pixel value that lights up at a step. */
function valueAt(step: number): number {
  return NIGHT.firework + ((step + RINGS) % RINGS);
}

function drawBurst(graph: Graph, { x, y, reach, phase, rays }: Burst): void {
  for (let climb = 0; climb < CLIMB; climb++) {
    const top = y + ((GROUND - y) * (CLIMB - 1 - climb)) / CLIMB;
    const h = Math.round((GROUND - y) / CLIMB / 2);
    graph.bar({ x: x + ((climb & 1) === 0 ? 0 : 1), y: Math.round(top), w: 1, h }, valueAt(phase - CLIMB + climb));
  }
  for (let ring = 0; ring < RINGS; ring++) {
    for (let ray = 0; ray < rays; ray++) drawSparks(graph, { x, y, reach, phase, rays }, ring, ray);
  }
}

/** Sparks of a ray in a ring, one behind the other: the first is the largest, the last rings are drops alone. */
function drawSparks(graph: Graph, { x, y, reach, phase, rays }: Burst, ring: number, ray: number): void {
  const angle = (2 * Math.PI * (ray + (ring % 2) * 0.12)) / rays;
  const length = ring < RINGS - 2 ? SPARKS : 1;
  for (let spark = 0; spark < length; spark++) {
    const time = ring + 1 - spark * 0.3;
    const far = 1 - (1 - time / RINGS) ** 2;
    const away = reach * far * (ray % 2 === 0 ? 1 : 0.7);
    const size = spark > 0 || ring > 4 ? { w: 2, h: 1 } : { w: 3, h: 2 };
    const px = Math.round(x + ACROSS * away * Math.cos(angle));
    const py = Math.round(y + away * Math.sin(angle) + time * time * FALL);
    graph.bar({ x: px, y: py, ...size }, valueAt(phase + ring));
  }
}

/** Draws the fireworks of a sky, of which nothing shows until the palette lights them up. */
export function drawFireworks(graph: Graph, sky: number): void {
  for (const burst of SKIES[sky]) drawBurst(graph, burst);
}
