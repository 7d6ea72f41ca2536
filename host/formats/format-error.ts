/** Why bytes are not a GEM picture that can be shown. */
export type ImgReason =
  | 'too-short'
  | 'unknown-version'
  | 'disk-image'
  | 'header-too-short'
  | 'header-beyond-file'
  | 'no-planes'
  | 'too-many-planes'
  | 'empty-picture'
  | 'picture-too-large'
  | 'too-few-bytes'
  | 'unexpected-end';

/** Why bytes are not a HSN sound. The `is-…` codes name the other kind of sound that was recognised. */
export type HsnReason =
  | 'too-short'
  | 'not-a-sound'
  | 'is-avr'
  | 'is-smp'
  | 'is-riff'
  | 'is-8svx'
  | 'is-aiff'
  | 'is-dvsm'
  | 'is-ste-snd'
  | 'is-au'
  | 'is-voc'
  | 'is-ogg'
  | 'is-flac'
  | 'is-mp3'
  | 'unknown-version'
  | 'no-samples'
  | 'unexpected-end';

/** Why a picture is not a card sheet, or why a sheet layout cannot be used. */
export type CardSetReason =
  | 'cells-too-small'
  | 'cells-too-large'
  | 'one-colour'
  | 'cells-alike'
  | 'no-card-grid'
  | 'bad-layout';

export type FormatName = 'img' | 'hsn' | 'cardset';

export type FormatReason = ImgReason | HsnReason | CardSetReason;

/** Figures that belong in a message: sizes, versions, counts. */
export type FormatDetail = Readonly<Record<string, number | string>>;

/**
 * Bytes that cannot be decoded. The message is English and complete; `reason` with `detail` lets a page say it in
 * another language. `offset` is where in the bytes the trouble was seen: 0 up to and including their number.
 */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  readonly format: FormatName;
  readonly reason: FormatReason;
  readonly offset: number;
  readonly detail: FormatDetail;

  constructor(format: FormatName, reason: FormatReason, offset: number, message: string, detail: FormatDetail = {}) {
    super(message);
    this.format = format;
    this.reason = reason;
    this.offset = offset;
    this.detail = detail;
  }
}
