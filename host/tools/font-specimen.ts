/**
 * Draws the specimen sheet of a system face: all 256 glyphs with their codes and sample lines, everything set in the
 * face itself at twice its size. `npx tsx host/tools/font-specimen.ts` writes roms-free-fonts/specimen.png.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, type SKRSContext2D } from 'canvas';
import { type BitmapFont, GLYPH_COUNT, parseFont } from '../gem/vdi/font.ts';

const FONT_FILE = new URL('../../roms-free-fonts/atari-st-8x16.txt', import.meta.url);
const SHEET_FILE = new URL('../../roms-free-fonts/specimen.png', import.meta.url);

const INK = '#000000';
const CODE_INK = '#808080';
const GLYPH_GROUND = '#f0f0e8';
const SCALE = 2;
const MARGIN = 24;
const COLUMNS = 16;
const BOX_WIDTH = 64;
const BOX_HEIGHT = 64;

const SAMPLES = [
  'Datei  Spiel  Optionen  Über Yukon...   Ende ^Q',
  'Größe und Öffnung übergroß: Äpfel, Öl, Maß, Überfülle.',
  'Xaver prüft jäh zwölf Karten: Bube, Dame, König, As vom Quartett.',
  'Punkte: 1234567890 (50 %)  C:\\KARTEN\\*.IMG  17.05.1990',
  'No more moves? Deal seven new piles, then turn the next card!',
  'Quick fixes work on jumbled piles: "undo" & <redo>, as a wizard; or shove.',
  '¿Otra partida? ¡Sí! Español: año, acción, güe, niño, té.',
  'if (pile[i] != 0x1F) { top = pile[i--] | ~mask; } // O0 1lI 5S B8',
  'ÄÖÜäöüß ÇÑÉÅÆŒØ áàâãåæ éèêë íìîï ñ óòôõœø úùû ÿ «¡¿§»',
  'αβΓπΣσµτΦΘΩδφ ∞∈∩≡±≥≤÷≈°√ⁿ²³ אבגדהוזחטיכלמנסעפצקרשת',
];

/** Code of each character, read from the captions of the font's glyph lines (`glyph 41 U+0041 …`). */
function codesByCharacter(text: string): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  for (const [, code, unicode] of text.matchAll(/^glyph ([0-9A-F]{2}) U\+([0-9A-F]{4,5})/gm)) {
    codes.set(String.fromCodePoint(Number.parseInt(unicode, 16)), Number.parseInt(code, 16));
  }
  return codes;
}

function drawGlyph(context: SKRSContext2D, font: BitmapFont, code: number, x: number, y: number, scale: number): void {
  for (let row = 0; row < font.cellHeight; row++) {
    const bits = font.rows[code * font.cellHeight + row];
    for (let column = 0; column < font.cellWidth; column++) {
      if (bits & (0x80 >> column)) context.fillRect(x + column * scale, y + row * scale, scale, scale);
    }
  }
}

function drawGrid(context: SKRSContext2D, font: BitmapFont): void {
  for (let code = 0; code < GLYPH_COUNT; code++) {
    const x = MARGIN + (code % COLUMNS) * BOX_WIDTH;
    const y = MARGIN + Math.floor(code / COLUMNS) * BOX_HEIGHT;
    context.fillStyle = GLYPH_GROUND;
    context.fillRect(x, y, font.cellWidth * SCALE, font.cellHeight * SCALE);
    context.fillStyle = INK;
    drawGlyph(context, font, code, x, y, SCALE);
    context.fillStyle = CODE_INK;
    const digits = code.toString(16).toUpperCase().padStart(2, '0');
    for (let index = 0; index < digits.length; index++) {
      const below = y + font.cellHeight * SCALE + 2;
      drawGlyph(context, font, digits.charCodeAt(index), x + index * font.cellWidth, below, 1);
    }
  }
}

function drawSamples(context: SKRSContext2D, font: BitmapFont, codes: ReadonlyMap<string, number>, top: number): void {
  context.fillStyle = INK;
  SAMPLES.forEach((line, index) => {
    Array.from(line).forEach((character, column) => {
      const code = codes.get(character);
      if (code === undefined) throw new Error(`sample line ${index + 1}: '${character}' is not in the character set`);
      const pitch = font.cellHeight * SCALE;
      drawGlyph(context, font, code, MARGIN + column * font.cellWidth * SCALE, top + index * pitch, SCALE);
    });
  });
}

function drawSheet(text: string): Buffer {
  const font = parseFont(text);
  const longest = Math.max(...SAMPLES.map((line) => Array.from(line).length));
  const width = Math.max(COLUMNS * BOX_WIDTH, longest * font.cellWidth * SCALE) + 2 * MARGIN;
  const samplesTop = MARGIN + (GLYPH_COUNT / COLUMNS) * BOX_HEIGHT + MARGIN;
  const height = samplesTop + SAMPLES.length * font.cellHeight * SCALE + MARGIN;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  drawGrid(context, font);
  drawSamples(context, font, codesByCharacter(text), samplesTop);
  return canvas.toBuffer('image/png');
}

writeFileSync(SHEET_FILE, drawSheet(readFileSync(FONT_FILE, 'utf8')));
