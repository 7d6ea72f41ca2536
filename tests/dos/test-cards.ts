import { CHARACTER, Graph } from '../../host/dos/graph.ts';
import { ARROW_PICTURE, MousePointer } from '../../host/dos/mouse-pointer.ts';
import { TextScreen } from '../../host/dos/text-screen.ts';
import { characterOfCp437Code } from '../../host/formats/cp437-charset.ts';
import { COLOUR, DEFAULT_PALETTE } from '../../host/hardware/pc/colours.ts';
import type { IbmPc } from '../../host/hardware/pc/machine.ts';

const PATTERNS = [
  [0xaa, 0x55],
  [0x88, 0x00, 0x22, 0x00],
  [0xff, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80],
  [0x11, 0x22, 0x44, 0x88],
  [0x81, 0x42, 0x24, 0x18, 0x18, 0x24, 0x42, 0x81],
];

/** A screen that shows what the graphics mode can do: colours, all characters, patterns, lines, modes, pictures. */
export function drawGraphicsCard(pc: IbmPc): Graph {
  const graph = new Graph(pc);
  graph.bar(graph.whole, COLOUR.blue);
  graph.rectangle({ x: 4, y: 3, w: 632, h: 344 }, COLOUR.white);
  graph.rectangle({ x: 6, y: 5, w: 628, h: 340 }, COLOUR.lightCyan);
  graph.text(16, 10, 'EGA 640x350, 16 von 64 Farben, Zeichen 8x14', COLOUR.yellow);
  drawColours(graph);
  drawCharacters(graph);
  PATTERNS.forEach((pattern, i) => {
    graph.patternBar({ x: 16 + i * 60, y: 262, w: 50, h: 32 }, pattern, COLOUR.yellow, COLOUR.red);
  });
  drawFan(graph);
  graph.bar({ x: 16, y: 302, w: 300, h: 36 }, COLOUR.lightGrey);
  graph.text(22, 313, 'Invers ist gewählt: As Zehn König', COLOUR.black);
  graph.invert({ x: 203, y: 310, w: 38, h: 20 });
  for (let i = 0; i < 16; i++) graph.putImage(ARROW_PICTURE, 322 + i * 19, 318 - (i % 4));
  return graph;
}

function drawColours(graph: Graph): void {
  DEFAULT_PALETTE.forEach((register, colour) => {
    const x = 16 + (colour % 8) * 77;
    const y = 28 + Math.floor(colour / 8) * 34;
    graph.bar({ x, y, w: 70, h: 18 }, colour);
    graph.rectangle({ x: x - 1, y: y - 1, w: 72, h: 20 }, COLOUR.lightGrey);
    graph.text(x, y + 19, `${colour}: ${register.toString(16).padStart(2, '0')}h`, COLOUR.white);
  });
}

function drawCharacters(graph: Graph): void {
  for (let code = 0; code < 256; code++) {
    const x = 16 + (code % 64) * 9;
    const y = 100 + Math.floor(code / 64) * 17;
    graph.text(x, y, characterOfCp437Code(code), COLOUR.lightCyan, (code & 1) === 0 ? COLOUR.black : null);
  }
  graph.text(16, 172, 'Franz jagt im komplett verwahrlosten Taxi quer durch Bayern; ÄÖÜß ♣♠♥♦', COLOUR.white);
  for (let shift = 0; shift < 8; shift++) {
    graph.text(17 + shift * 75, 190 + shift, `Rand ${shift}`, COLOUR.lightGreen, COLOUR.darkGrey);
  }
  graph.setClip({ x: 20, y: 218, w: 300, h: CHARACTER.h - 4 });
  graph.text(16, 216, 'Dieser Text ist oben, unten und an beiden Seiten abgeschnitten.', COLOUR.lightMagenta);
  graph.setClip(null);
}

function drawFan(graph: Graph): void {
  for (let i = 0; i <= 20; i++) graph.line(330, 212, 330 + i * 14, 300, i % 16 === COLOUR.blue ? 15 : i % 16);
  for (let i = 0; i < 8; i++) {
    graph.bar({ x: 330 + i * 24, y: 232 + i * 6, w: 100, h: 20 }, COLOUR.lightRed, 'xor');
  }
}

/** The same screen with the mouse pointer on it. */
export function drawPointerCard(pc: IbmPc): Graph {
  const graph = drawGraphicsCard(pc);
  new MousePointer(pc, graph).show();
  pc.input.moveMouse(213, 312);
  return graph;
}

/** A screen of DOS: a directory, colours, box lines, all attributes. */
export function drawTextCard(pc: IbmPc): TextScreen {
  const screen = new TextScreen(pc);
  screen.write('Talon-DOS\n\nC:\\SPIELE>dir\n\n');
  for (const [name, size] of [
    ['BINOKEL  EXE', 91136],
    ['BINOKEL  DOC', 38912],
    ['TOPTEN   DAT', 410],
  ]) {
    screen.write(` ${name}  ${String(size).padStart(8)}  17.05.92   9:30\n`);
  }
  screen.write('\nC:\\SPIELE>binokel\n\n');
  for (let ground = 0; ground < 16; ground++) {
    for (let ink = 0; ink < 16; ink++) {
      screen.attribute = (ground << 4) | ink;
      screen.write(ink < 8 ? ' x' : ' X');
    }
    screen.write(ground % 2 === 0 ? ' ' : '\n');
  }
  screen.attribute = 0x1f;
  screen.moveTo(46, 1);
  screen.write('╔═════════════════════════════╗');
  screen.moveTo(46, 2);
  screen.write('║ Größe: ♣ ♠ ♥ ♦  ░▒▓█ ├─┤ √² ║');
  screen.moveTo(46, 3);
  screen.write('╚═════════════════════════════╝');
  screen.attribute = 0x07;
  screen.moveTo(0, 22);
  screen.write('C:\\SPIELE>');
  return screen;
}
