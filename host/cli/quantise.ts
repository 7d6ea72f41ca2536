const DARK_LUMA = 128;

/** Pixel values and the colours they stand for. */
export interface IndexedColours {
  /** One value a pixel. */
  readonly pixels: Uint8Array;
  /** `2 ** planes` colours 0xRRGGBB: the lightest first and the darkest last, as GEM pictures have them (FORMATS §1.4). */
  readonly palette: Uint32Array;
  /** True when every pixel kept its colour. */
  readonly exact: boolean;
}

/** A colour of the picture and how many pixels have it. */
interface Tally {
  readonly colour: number;
  readonly count: number;
}

function channel(colour: number, shift: number): number {
  return (colour >> shift) & 0xff;
}

function luma(colour: number): number {
  return channel(colour, 16) * 0.3 + channel(colour, 8) * 0.59 + channel(colour, 0) * 0.11;
}

/**
 * Reduces a picture to `2 ** planes` colours. One plane is always white (0) and black (1), divided at half brightness.
 * More planes keep all colours where they suffice and else take averages of boxes of similar colours (median cut).
 *
 * @param colours one 0xRRGGBB a pixel
 * @param planes 1 to 8
 */
export function quantise(colours: Uint32Array, planes: number): IndexedColours {
  if (planes === 1) return blackAndWhite(colours);
  const size = 1 << planes;
  const tallies = count(colours);
  const exact = tallies.length <= size;
  const chosen = exact ? tallies.map((tally) => tally.colour) : medianCut(tallies, size);
  const palette = arrange(chosen, size);
  const values = new Map(tallies.map(({ colour }) => [colour, nearest(palette, colour)]));
  return { pixels: Uint8Array.from(colours, (colour) => values.get(colour) ?? 0), palette, exact };
}

function blackAndWhite(colours: Uint32Array): IndexedColours {
  const pixels = Uint8Array.from(colours, (colour) => (luma(colour) < DARK_LUMA ? 1 : 0));
  const exact = colours.every((colour) => colour === 0 || colour === 0xffffff);
  return { pixels, palette: Uint32Array.of(0xffffff, 0x000000), exact };
}

function count(colours: Uint32Array): Tally[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return Array.from(counts, ([colour, times]) => ({ colour, count: times }));
}

/** The channel in which a box is longest, as a shift, and how long it is there. */
function longestSide(box: readonly Tally[]): { shift: number; length: number } {
  const sides = [16, 8, 0].map((shift) => {
    let least = 255;
    let most = 0;
    for (const { colour } of box) {
      least = Math.min(least, channel(colour, shift));
      most = Math.max(most, channel(colour, shift));
    }
    return { shift, length: most - least };
  });
  return sides.reduce((a, b) => (b.length > a.length ? b : a));
}

/** Cuts a box of two colours or more at the median of its pixels along its longest side. */
function cut(box: readonly Tally[]): [Tally[], Tally[]] {
  const { shift } = longestSide(box);
  const sorted = [...box].sort((a, b) => channel(a.colour, shift) - channel(b.colour, shift) || a.colour - b.colour);
  const half = sorted.reduce((sum, tally) => sum + tally.count, 0) / 2;
  let at = 0;
  for (let sum = sorted[0].count; sum < half && at < sorted.length - 2; sum += sorted[at].count) at++;
  return [sorted.slice(0, at + 1), sorted.slice(at + 1)];
}

function medianCut(tallies: readonly Tally[], size: number): number[] {
  let boxes: (readonly Tally[])[] = [tallies];
  while (boxes.length < size) {
    const next = boxes.reduce((a, b) => (longestSide(b).length > longestSide(a).length ? b : a));
    boxes = [...boxes.filter((box) => box !== next), ...cut(next)];
  }
  return boxes.map(average);
}

function average(box: readonly Tally[]): number {
  const pixels = box.reduce((sum, tally) => sum + tally.count, 0);
  const mean = (shift: number): number =>
    Math.round(box.reduce((sum, { colour, count: times }) => sum + channel(colour, shift) * times, 0) / pixels);
  return (mean(16) << 16) | (mean(8) << 8) | mean(0);
}

/** Lightest colour first, darkest last; places that are left over between them are white. */
function arrange(colours: readonly number[], size: number): Uint32Array {
  const sorted = [...colours].sort((a, b) => luma(b) - luma(a) || b - a);
  const palette = new Uint32Array(size).fill(0xffffff);
  palette.set(sorted.slice(0, -1));
  palette[size - 1] = sorted[sorted.length - 1];
  return palette;
}

function nearest(palette: Uint32Array, colour: number): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let value = 0; value < palette.length; value++) {
    const distance = [16, 8, 0].reduce((sum, shift) => {
      const difference = channel(palette[value], shift) - channel(colour, shift);
      return sum + difference * difference;
    }, 0);
    if (distance < bestDistance) {
      best = value;
      bestDistance = distance;
    }
  }
  return best;
}
