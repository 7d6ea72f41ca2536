/**
 * Draws a specimen sheet of each face in roms-free-fonts/: all its glyphs with their codes, and sample lines, set in the
 * face itself with the shape its pixels have on the machine's screen. `npx tsx host/tools/font-specimen.ts` writes
 * roms-free-fonts/specimen-<face>.png; `npx tsx host/tools/font-specimen.ts <face>` writes the one sheet.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, type SKRSContext2D } from 'canvas';
import { type BitmapFont, parseFont } from '../formats/font.ts';

const FOLDER = new URL('../../roms-free-fonts/', import.meta.url);

const INK = '#000000';
const CODE_INK = '#808080';
const GLYPH_GROUND = '#f0f0e8';
const MARGIN = 24;
const COLUMNS = 16;
const GAP = 16;
const LABEL_GAP = 2;

/** Sheet pixels for one pixel of the face. */
interface PixelShape {
  readonly x: number;
  readonly y: number;
}

interface Specimen {
  /** Name of the font file without its ending. */
  readonly face: string;
  /** Grid and samples are drawn with this shape. */
  readonly pixel: PixelShape;
  /** The samples are drawn again with each of these. */
  readonly furtherPixels: readonly PixelShape[];
  readonly samples: readonly string[];
}

const LATIN_SAMPLES = [
  'Datei  Spiel  Optionen  Über Yukon...   Ende ^Q',
  'Größe und Öffnung übergroß: Äpfel, Öl, Maß, Überfülle.',
  'Xaver prüft jäh zwölf Karten: Bube, Dame, König, As vom Quartett.',
  'Punkte: 1234567890 (50 %)  C:\\KARTEN\\*.IMG  17.05.1990',
  'No more moves? Deal seven new piles, then turn the next card!',
  'Quick fixes work on jumbled piles: "undo" & <redo>, as a wizard; or shove.',
  '¿Otra partida? ¡Sí! Español: año, acción, güe, niño, té.',
  'if (pile[i] != 0x1F) { top = pile[i--] | ~mask; } // O0 1lI 5S B8',
];

const ATARI_SAMPLES = [
  ...LATIN_SAMPLES,
  'ÄÖÜäöüß ÇÑÉÅÆŒØ áàâãåæ éèêë íìîï ñ óòôõœø úùû ÿ «¡¿§»',
  'αβΓπΣσµτΦΘΩδφ ∞∈∩≡±≥≤÷≈°√ⁿ²³ אבגדהוזחטיכלמנסעפצקרשת',
];

const CP437_SAMPLES = [
  ...LATIN_SAMPLES,
  'ÄÖÜäöüß ÇÑÉÅÆ áàâåæ éèêë íìîï ñ óòô úùû ÿ «¡¿» αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤',
  '╔═══╦═══╗ ┌───┬───┐ ╒═══╤═══╕ ╓───╥───╖ ┌─────┐ ░░▒▒▓▓██ ⌠',
  '║ A ║ 9 ║ │ A │ 9 │ │ A │ 9 │ ║ A ║ 9 ║ │K   ♠│ ░░▒▒▓▓██ ⌡',
  '╠═══╬═══╣ ├───┼───┤ ╞═══╪═══╡ ╟───╫───╢ │  ♠  │ ▀▄▀▄▌▐▌▐ ►◄',
  '║ ♠ ║ ♥ ║ │ ♦ │ ♣ │ │ ♠ │ ♥ │ ║ ♦ ║ ♣ ║ │♠   K│ ▀▄▀▄▌▐▌▐ ↑↓',
  '╚═══╩═══╝ └───┴───┘ ╘═══╧═══╛ ╙───╨───╜ └─────┘ ■∙·√ⁿ²°÷≈ ↔',
];

const SPECTRUM_SAMPLES = [
  'CHINESE PATIENCE       TU TURNO',
  'M09   9 de diamantes a pila 9',
  'T=CARTA  M=MOVER  P=PILA  Z=FIN',
  'BARAJA VACIA: VUELVO EL DESCARTE',
  'The quick brown fox jumps over',
  'the lazy dog (& [a] wizard)?',
  '0123456789 £5 50% ©1985 "A+B"',
  'IF X<>1 THEN LET Y=X↑2*{N|M}~_',
  'A♠ 7♥ J♣ Q♦ → ▛▀▜ ▞▚ ▙▄▟ ▗▖▝▘',
];

const SPECIMENS: readonly Specimen[] = [
  { face: 'atari-st-8x16', pixel: { x: 2, y: 2 }, furtherPixels: [], samples: ATARI_SAMPLES },
  { face: 'atari-st-8x8', pixel: { x: 2, y: 4 }, furtherPixels: [{ x: 2, y: 2 }], samples: ATARI_SAMPLES },
  {
    face: 'atari-st-6x6',
    pixel: { x: 3, y: 3 },
    furtherPixels: [{ x: 1, y: 1 }],
    samples: ['DISKETTE A   PAPIERKORB   YUKON.PRG   PATIENCE.RSC', ...ATARI_SAMPLES],
  },
  { face: 'cp437-8x14', pixel: { x: 2, y: 3 }, furtherPixels: [], samples: CP437_SAMPLES },
  { face: 'spectrum-8x8', pixel: { x: 3, y: 3 }, furtherPixels: [{ x: 2, y: 2 }], samples: SPECTRUM_SAMPLES },
];

/** The codes a face holds, in the order of its text. */
function codesOf(text: string): readonly number[] {
  return Array.from(text.matchAll(/^glyph ([0-9A-F]{2})/gm), ([, code]) => Number.parseInt(code, 16));
}

/** Code of each character, read from the captions of the font's glyph lines (`glyph 41 U+0041 …`). */
function codesByCharacter(text: string): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  for (const [, code, unicode] of text.matchAll(/^glyph ([0-9A-F]{2}) U\+([0-9A-F]{4,5})/gm)) {
    codes.set(String.fromCodePoint(Number.parseInt(unicode, 16)), Number.parseInt(code, 16));
  }
  return codes;
}

function drawGlyph(context: SKRSContext2D, font: BitmapFont, code: number, x: number, y: number, at: PixelShape): void {
  for (let row = 0; row < font.cellHeight; row++) {
    const bits = font.rows[code * font.cellHeight + row];
    for (let column = 0; column < font.cellWidth; column++) {
      if (bits & (0x80 >> column)) context.fillRect(x + column * at.x, y + row * at.y, at.x, at.y);
    }
  }
}

/** Height of one field of the grid: a glyph, its code below it, and the gap to the next. */
function fieldHeight(font: BitmapFont, pixel: PixelShape): number {
  return font.cellHeight * (pixel.y + labelPixel(pixel).y) + LABEL_GAP + GAP;
}

/** The smallest whole pixel of about the same shape. */
function labelPixel(pixel: PixelShape): PixelShape {
  return { x: 1, y: Math.max(1, Math.round(pixel.y / pixel.x)) };
}

function drawGrid(
  context: SKRSContext2D,
  font: BitmapFont,
  pixel: PixelShape,
  codes: readonly number[],
  fieldWidth: number,
): void {
  codes.forEach((code, index) => {
    const x = MARGIN + (index % COLUMNS) * fieldWidth;
    const y = MARGIN + Math.floor(index / COLUMNS) * fieldHeight(font, pixel);
    const glyphHeight = font.cellHeight * pixel.y;
    context.fillStyle = GLYPH_GROUND;
    context.fillRect(x, y, font.cellWidth * pixel.x, glyphHeight);
    context.fillStyle = INK;
    drawGlyph(context, font, code, x, y, pixel);
    context.fillStyle = CODE_INK;
    const digits = code.toString(16).toUpperCase().padStart(2, '0');
    for (let k = 0; k < digits.length; k++) {
      const top = y + glyphHeight + LABEL_GAP;
      drawGlyph(context, font, digits.charCodeAt(k), x + k * font.cellWidth, top, labelPixel(pixel));
    }
  });
}

function drawSamples(
  context: SKRSContext2D,
  font: BitmapFont,
  pixel: PixelShape,
  lines: readonly (readonly number[])[],
  top: number,
): void {
  context.fillStyle = INK;
  lines.forEach((codes, index) => {
    codes.forEach((code, column) => {
      const x = MARGIN + column * font.cellWidth * pixel.x;
      drawGlyph(context, font, code, x, top + index * font.cellHeight * pixel.y, pixel);
    });
  });
}

/** The codes of the characters of each sample line. */
function encode(samples: readonly string[], codes: ReadonlyMap<string, number>): readonly (readonly number[])[] {
  return samples.map((line, index) =>
    Array.from(line, (character) => {
      const code = codes.get(character);
      if (code === undefined) throw new Error(`sample line ${index + 1}: '${character}' is not in the character set`);
      return code;
    }),
  );
}

function drawSheet(specimen: Specimen, text: string): Buffer {
  const font = parseFont(text);
  const codes = codesOf(text);
  const lines = encode(specimen.samples, codesByCharacter(text));
  const pixels = [specimen.pixel, ...specimen.furtherPixels];
  const widestPixel = Math.max(...pixels.map(({ x }) => x));
  const width = Math.max(...lines.map((line) => line.length)) * font.cellWidth * widestPixel;
  const blockHeight = (pixel: PixelShape): number => lines.length * font.cellHeight * pixel.y + MARGIN;
  const samplesTop = MARGIN + Math.ceil(codes.length / COLUMNS) * fieldHeight(font, specimen.pixel) + MARGIN - GAP;
  const height = samplesTop + pixels.reduce((sum, pixel) => sum + blockHeight(pixel), 0);
  const canvas = createCanvas(width + 2 * MARGIN, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawGrid(context, font, specimen.pixel, codes, Math.floor(width / COLUMNS));
  let top = samplesTop;
  for (const pixel of pixels) {
    drawSamples(context, font, pixel, lines, top);
    top += blockHeight(pixel);
  }
  return canvas.toBuffer('image/png');
}

const wanted = process.argv.at(2);
const chosen = SPECIMENS.filter(({ face }) => wanted === undefined || face === wanted);
if (chosen.length === 0) {
  throw new Error(`no face '${wanted}'; there are ${SPECIMENS.map(({ face }) => face).join(', ')}`);
}
for (const specimen of chosen) {
  const text = readFileSync(new URL(`${specimen.face}.txt`, FOLDER), 'utf8');
  writeFileSync(new URL(`specimen-${specimen.face}.png`, FOLDER), drawSheet(specimen, text));
}
