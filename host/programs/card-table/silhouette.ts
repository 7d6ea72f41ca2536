/** Values of a picture, row by row, one byte a pixel. */
export interface PixelField {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The paper outside a rounded corner ends within this part of the card's width and height. */
const CORNER_PART = 6;

/**
 * The shapes of the cards of a sheet, which have rounded corners on rectangular cells: 1 on the card, 0 on the paper
 * outside it. What hangs together with a corner of the cell and is paper lies outside, unless it runs on along the edge:
 * such a picture has no outline there. Paper that lies outside in most pictures does so in all of them, so that one with
 * a gap in its outline is cut like the others.
 *
 * @param fields pictures of the same size
 * @param paper whether a pixel value is the colour around the cards or a tone between it and their outline
 */
export function silhouettes(fields: readonly PixelField[], paper: (value: number) => boolean): readonly PixelField[] {
  const outside = fields.map((field) => outsideOf(field, paper));
  const votes = new Map<number, number>();
  for (const pixel of outside.flatMap((found) => [...found])) votes.set(pixel, (votes.get(pixel) ?? 0) + 1);
  const usual = [...votes].filter(([, count]) => 2 * count > fields.length).map(([pixel]) => pixel);
  return fields.map(({ width, height, pixels }, k) => {
    const shape = new Uint8Array(width * height).fill(1);
    for (const pixel of outside[k]) shape[pixel] = 0;
    for (const pixel of usual) if (paper(pixels[pixel])) shape[pixel] = 0;
    return { width, height, pixels: shape };
  });
}

/** Pixels outside the card at the four corners of its cell. */
function outsideOf(field: PixelField, paper: (value: number) => boolean): ReadonlySet<number> {
  const right = field.width - 1;
  const bottom = field.height - 1;
  const corners = [0, right].flatMap((x) => [0, bottom].flatMap((y) => [...cornerOf(field, { x, y }, paper)]));
  return new Set(corners);
}

function cornerOf(
  { width, height, pixels }: PixelField,
  corner: { readonly x: number; readonly y: number },
  paper: (value: number) => boolean,
): ReadonlySet<number> {
  const limitX = Math.floor(width / CORNER_PART);
  const limitY = Math.floor(height / CORNER_PART);
  const found = new Set<number>();
  const open = [corner];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { x, y } = next;
    const pixel = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || found.has(pixel) || !paper(pixels[pixel])) continue;
    if (Math.abs(x - corner.x) >= limitX || Math.abs(y - corner.y) >= limitY) return new Set();
    found.add(pixel);
    open.push({ x: x - 1, y }, { x: x + 1, y }, { x, y: y - 1 }, { x, y: y + 1 });
  }
  return found;
}
