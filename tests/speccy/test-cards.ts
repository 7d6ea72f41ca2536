import { COLOUR } from '../../host/hardware/spectrum/colours.ts';
import type { Spectrum } from '../../host/hardware/spectrum/machine.ts';
import { SignalWriter } from '../../host/hardware/spectrum/ula-signal.ts';
import type { CellScreen } from '../../host/speccy/cell-screen.ts';
import { FILE_TYPE, playBytes, playHeader } from '../../host/speccy/tape.ts';

const BLACK_ON_WHITE = { ink: COLOUR.black, paper: COLOUR.white };
const NAMES = Object.keys(COLOUR);

/** A screen that shows what the Spectrum can do: colours, characters, graphics, clash, inverse, over, flash. */
export function drawSpectrumCard(spectrum: Spectrum, screen: CellScreen): void {
  screen.clear(BLACK_ON_WHITE);
  spectrum.ula.writePort(COLOUR.cyan);
  screen.print(0, 0, ' TALON  ZX SPECTRUM 48K  256x192', { ink: COLOUR.white, paper: COLOUR.blue, bright: true });
  drawColours(screen);
  for (let code = 0x20; code < 0x98; code++) {
    const at = code - 0x20;
    screen.print(at % 32, 11 + Math.floor(at / 32), [code]);
  }
  screen.defineGraphic(0xa4, [0x3c, 0x42, 0xa5, 0x81, 0xa5, 0x99, 0x42, 0x3c]);
  screen.print(25, 14, [0xa4], { ink: COLOUR.magenta, paper: COLOUR.yellow });
  drawCard(screen, 1, 16, 'K', 0x90, COLOUR.black);
  drawCard(screen, 5, 16, '7', 0x91, COLOUR.red);
  drawBack(screen, 9, 16);
  screen.print(13, 16, 'INVERSE', { ink: COLOUR.blue, paper: COLOUR.white }, { inverse: true });
  screen.print(13, 17, 'OVER OVER');
  screen.print(13, 17, '//// ////', null, { over: true });
  screen.print(13, 18, 'FLASH ', { ink: COLOUR.red, paper: COLOUR.yellow, flash: true });
  screen.print(19, 18, 'FLASH', { ink: COLOUR.white, paper: COLOUR.black, bright: true, flash: true });
  screen.print(13, 19, 'TU TURNO  £ © ↑');
  drawClash(spectrum, screen);
  screen.print(0, 23, 'T=CARTA  M=MOVER  P=PILA  Z=FIN ', { ink: COLOUR.white, paper: COLOUR.black, bright: true });
}

function drawColours(screen: CellScreen): void {
  for (let paper = 0; paper < 8; paper++) {
    screen.print(0, 2 + paper, NAMES[paper].toUpperCase().padEnd(8), BLACK_ON_WHITE);
    for (const bright of [false, true]) {
      for (let ink = 0; ink < 8; ink++) {
        screen.print(8 + ink + (bright ? 13 : 0), 2 + paper, 'X', { ink, paper, bright });
      }
    }
  }
}

/** A card of three by four cells; its frame lies over rank and suit. */
function drawCard(screen: CellScreen, column: number, row: number, rank: string, suit: number, ink: number): void {
  screen.fill({ column, row, columns: 3, rows: 4 }, { ink, paper: COLOUR.white, bright: true });
  screen.print(column, row, rank);
  screen.print(column + 1, row, [suit]);
  screen.print(column + 1, row + 2, [suit]);
  screen.print(column + 2, row + 3, rank);
  for (let y = 0; y < 4; y++) {
    screen.overlay(column, row + y, new Array(8).fill(0x80));
    screen.overlay(column + 2, row + y, new Array(8).fill(0x01));
  }
  for (let x = 0; x < 3; x++) {
    screen.overlay(column + x, row, [0xff, 0, 0, 0, 0, 0, 0, 0]);
    screen.overlay(column + x, row + 3, [0, 0, 0, 0, 0, 0, 0, 0xff]);
  }
}

function drawBack(screen: CellScreen, column: number, row: number): void {
  for (let y = 0; y < 4; y++) {
    screen.print(column, row + y, [0x95, 0x95, 0x95], { ink: COLOUR.blue, paper: COLOUR.cyan });
  }
}

/** A slanting line through cells of many colours: it takes the ink of each. */
function drawClash(spectrum: Spectrum, screen: CellScreen): void {
  for (let column = 0; column < 32; column++) {
    screen.fill({ column, row: 21, columns: 1, rows: 1 }, { ink: column % 8, paper: (column + 3) % 8 });
  }
  for (let x = 0; x < 256; x++) {
    const y = 168 + Math.floor(x / 32);
    const address = 0x4000 | ((y & 0xc0) << 5) | ((y & 7) << 8) | ((y & 0x38) << 2) | (x >> 3);
    spectrum.poke(address, spectrum.peek(address) | (0x80 >> (x & 7)));
  }
}

/** A tape that is being read: its first block is a header, the second one 256 bytes. */
export function playTape(spectrum: Spectrum, screen: CellScreen): void {
  screen.clear(BLACK_ON_WHITE);
  screen.print(0, 1, 'Program: CHINESE');
  const writer = new SignalWriter();
  playHeader(writer, { type: FILE_TYPE.program, name: 'CHINESE', length: 256, start: 10 }, { pilot: 0.05 });
  playBytes(
    writer,
    Uint8Array.from({ length: 256 }, (_, i) => i),
    { pilot: 0.1 },
  );
  spectrum.ula.play(writer.finish());
}
