/** Fields of a GEM picture's header that a test wants to state; the others are those of a mono ST screen. */
export interface ImgFields {
  readonly version?: number;
  /** Default: 8 and the words of the extension. */
  readonly headerWords?: number;
  readonly planes?: number;
  readonly patternLength?: number;
  readonly width?: number;
  readonly height?: number;
  readonly extension?: readonly number[];
}

/** Bytes of a GEM picture with this header, extension (as 16-bit words) and coded rows. */
export function imgBytes(fields: ImgFields, rows: readonly number[]): Uint8Array {
  const extension = fields.extension ?? [];
  const words = [
    fields.version ?? 1,
    fields.headerWords ?? 8 + extension.length,
    fields.planes ?? 1,
    fields.patternLength ?? 2,
    372,
    372,
    fields.width ?? 16,
    fields.height ?? 1,
    ...extension,
  ];
  return Uint8Array.from([...words.flatMap((word) => [(word >> 8) & 0xff, word & 0xff]), ...rows]);
}

/** The words of an extension's four-letter id. */
export function idWords(id: string): number[] {
  const code = (index: number): number => id.charCodeAt(index);
  return [(code(0) << 8) | code(1), (code(2) << 8) | code(3)];
}
