import { expect, it } from 'vitest';
import { TextScreen } from '../../host/dos/text-screen.ts';
import { characterOfCp437Code } from '../../host/formats/cp437-charset.ts';
import { VIDEO_MODE } from '../../host/hardware/pc/video-modes.ts';
import { expectGolden } from '../golden-frame.ts';
import { testPc } from '../hardware/pc-machine.ts';
import { drawTextCard } from './test-cards.ts';

const B800 = 0xb8000;

function console80() {
  const { pc, clock } = testPc();
  const screen = new TextScreen(pc);
  const cell = (column: number, row: number) => B800 + (row * 80 + column) * 2;
  const line = (row: number) =>
    Array.from({ length: 80 }, (_, column) => characterOfCp437Code(pc.ega.memory.read(cell(column, row))))
      .join('')
      .trimEnd();
  const attribute = (column: number, row: number) => pc.ega.memory.read(cell(column, row) + 1);
  return { pc, clock, screen, line, attribute };
}

it('writes at the cursor, wraps at the right edge and begins new lines', () => {
  const { pc, screen, line, attribute } = console80();
  screen.attribute = 0x1e;
  screen.write(`${'ä'.repeat(78)}öüß\nzwei\b\bei`);
  expect([line(0).slice(77), line(1), line(2)]).toEqual(['äöü', 'ß', 'zwei']);
  expect([screen.column, screen.row, attribute(0, 1), attribute(5, 1)]).toEqual([4, 2, 0x1e, 0x07]);
  expect(pc.videoMode).toBe(VIDEO_MODE.text);
});

it('a backspace takes nothing back before the first column', () => {
  const { screen, line } = console80();
  screen.write('ab\n\b\bcd\b');
  expect([line(0), line(1), screen.column]).toEqual(['ab', 'c', 1]);
});

it('scrolls at the foot, with a blank line in the present colours', () => {
  const { screen, line, attribute } = console80();
  for (let n = 0; n < 25; n++) screen.write(`Zeile ${n}${n < 24 ? '\n' : ''}`);
  expect([line(0), line(24)]).toEqual(['Zeile 0', 'Zeile 24']);
  screen.attribute = 0x4f;
  screen.write('\n');
  expect([line(0), line(23), line(24), attribute(0, 23), attribute(79, 24)]).toEqual([
    'Zeile 1',
    'Zeile 24',
    '',
    0x07,
    0x4f,
  ]);
  screen.write('x'.repeat(80));
  expect([line(0), line(23), screen.row, screen.column]).toEqual(['Zeile 2', 'x'.repeat(80), 24, 0]);
});

it('cells outside the screen are moved to its edge; clearing goes to the corner', () => {
  const { screen, line } = console80();
  screen.moveTo(99, -3);
  expect([screen.column, screen.row]).toEqual([79, 0]);
  screen.moveTo(-1, 99);
  expect([screen.column, screen.row]).toEqual([0, 24]);
  screen.write('C:\\>');
  screen.clear();
  expect([line(24), screen.column, screen.row]).toEqual(['', 0, 0]);
});

it('test card: a prompt, all attributes, blinking ones in their light half', () => {
  const { pc } = testPc();
  drawTextCard(pc);
  expectGolden('pc-text', pc.ega.scanOut());
});
