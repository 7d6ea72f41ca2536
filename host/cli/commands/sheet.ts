import { type CardLayout, LAYOUT_H1, LAYOUT_H2, sliceCardSheet } from '../../formats/cardset.ts';
import { SHEET_COLUMNS } from '../../formats/cardset-layout.ts';
import { parseFont } from '../../formats/font.ts';
import { decodeImg } from '../../formats/img.ts';
import type { Command } from '../command.ts';
import { cellMeanings, contactSheet } from '../contact-sheet.ts';
import { readBytes, writeBytes } from '../files.ts';
import { examineFiles, type FileReport } from '../per-file.ts';
import { encodeIndexedPng } from '../png.ts';
import { repoText } from '../repo.ts';
import { planesText } from './img.ts';

const LAYOUTS: Readonly<Record<string, CardLayout | undefined>> = { guess: undefined, H1: LAYOUT_H1, H2: LAYOUT_H2 };

function examine(file: string, layoutName: string, png: string | null): FileReport {
  const sheet = sliceCardSheet(decodeImg(readBytes(file)), LAYOUTS[layoutName]);
  if (png !== null) {
    writeBytes(png, encodeIndexedPng(contactSheet(sheet, parseFont(repoText('roms-free-fonts/atari-st-8x16.txt')))));
  }
  const cells = cellMeanings(sheet.layout);
  const json = {
    file,
    cellWidth: sheet.cellWidth,
    cellHeight: sheet.cellHeight,
    planes: sheet.planes,
    layout: sheet.layout.name,
    confidence: Math.round(sheet.confidence * 1000) / 1000,
    margins: sheet.margins,
    cells,
  };
  const rows = Array.from({ length: cells.length / SHEET_COLUMNS }, (_, row) =>
    cells.slice(row * SHEET_COLUMNS, (row + 1) * SHEET_COLUMNS).join(' '),
  );
  const lines = [
    `${file}: cells ${sheet.cellWidth}x${sheet.cellHeight}, ${planesText(sheet.planes)}`,
    `layout ${sheet.layout.name}, ${sheet.margins === null ? 'as stated' : `guessed, ${Math.round(sheet.confidence * 100)} % sure`}`,
    ...rows.map((row) => `  ${row}`),
  ];
  return { json, text: `${lines.join('\n')}\n` };
}

/** `sheet`: how a card sheet is divided and what its cells hold. */
export const sheet: Command = {
  name: 'sheet',
  synopsis: ['sheet FILE [--png OUT] [--layout NAME]'],
  summary: 'a card sheet of 4 x 15 cells: cell size, guessed layout, contact sheet',
  notes: [
    'Cells are named by rank (A 2 ... 9 T J Q K) and suit (C Kreuz, S Pik, H Herz, D Karo), -- is the empty field, B1 to B7 are the backs. A picture that is no card sheet gives the reason and exit code 1.',
  ],
  options: {
    png: { value: 'OUT', summary: 'write all cells, each with its meaning, as a PNG file' },
    layout: { value: 'NAME', summary: 'guess (from the pictures), H1 (a suit a row) or H2 (running order)' },
  },
  async run(line, io) {
    const files = line.arguments('FILE', 1, 1);
    const layout = line.choice('layout', 'guess', Object.keys(LAYOUTS));
    return examineFiles(files, line.has('json'), io, (file) => examine(file, layout, line.text('png')));
  },
};
