/** A picture in the planes of the EGA, with a mask of the pixels that show. */
export interface EgaPicture {
  readonly width: number;
  readonly height: number;
  /** Bytes of a line in a plane. */
  readonly pitch: number;
  /** Four planes of `height * pitch` bytes, bit 7 the left pixel; bit `p` of a pixel value lies in plane `p`. */
  readonly planes: readonly Uint8Array[];
  /** As a plane; 1 where a pixel shows. */
  readonly mask: Uint8Array;
}

const PLANES = 4;

/** An empty picture, of which nothing shows. */
export function emptyPicture(width: number, height: number): EgaPicture {
  const pitch = Math.ceil(width / 8);
  const bytes = (): Uint8Array => new Uint8Array(pitch * height);
  return { width, height, pitch, planes: Array.from({ length: PLANES }, bytes), mask: bytes() };
}

/**
 * Brings an indexed picture into the form of the EGA.
 *
 * @param pixels `width * height` values; the lower four bits count
 * @param transparent value of the pixels that do not show; left out where all do
 */
export function pictureOf(
  { width, height, pixels }: { readonly width: number; readonly height: number; readonly pixels: Uint8Array },
  transparent?: number,
): EgaPicture {
  const picture = emptyPicture(width, height);
  for (let i = 0; i < width * height; i++) {
    const value = pixels[i];
    if (value === transparent) continue;
    const x = i % width;
    const at = ((i - x) / width) * picture.pitch + (x >> 3);
    const bit = 0x80 >> (x & 7);
    picture.mask[at] |= bit;
    for (let plane = 0; plane < PLANES; plane++) {
      if (((value >> plane) & 1) !== 0) picture.planes[plane][at] |= bit;
    }
  }
  return picture;
}

/** The shape of a picture, all in one colour. */
export function inOneColour(picture: EgaPicture, colour: number): EgaPicture {
  const { mask, planes } = picture;
  return { ...picture, planes: planes.map((bytes, p) => (((colour >> p) & 1) === 0 ? bytes.map(() => 0) : mask)) };
}

/**
 * Eight pixels of a line that begins `shift` pixels into a byte.
 *
 * @param first index of the line's first byte
 * @param byte which eight pixels, counted from that byte; one beyond the line's end is its overhang
 */
export function shifted(bytes: Uint8Array, first: number, pitch: number, byte: number, shift: number): number {
  const left = byte > 0 ? bytes[first + byte - 1] : 0;
  const right = byte < pitch ? bytes[first + byte] : 0;
  return (((left << 8) | right) >> shift) & 0xff;
}
