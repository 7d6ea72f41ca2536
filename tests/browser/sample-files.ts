import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { encodeHsn } from '../../host/formats/hsn.ts';
import { inRepo } from '../../host/tools/paths.mjs';

/** A file as a player drops it. */
export interface SampleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The project's own card sheet under a player's name. */
export const sheetFile = (name = 'CARDS2.IMG'): SampleFile => ({
  name,
  bytes: new Uint8Array(readFileSync(inRepo('assets', 'cards', 'CARDS.IMG'))),
});

/** Half a second of a tone at the slowest rate of the STE. */
export function soundFile(name = 'intro.hsn'): SampleFile {
  const samples = Int16Array.from({ length: 3129 }, (_, i) => Math.round(Math.sin(i / 3) * 100) * 256);
  return { name, bytes: encodeHsn({ rateHz: 6258, bits: 8, channelSamples: [samples] }) };
}

/** Drops files onto a point of the window, as the system does: what the page does not take, the browser opens. */
export async function dropFiles(page: Page, files: readonly SampleFile[], x: number, y: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'talon-drop-'));
  const paths = files.map(({ name, bytes }) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  });
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files: paths, dragOperationsMask: 1 },
    });
  }
}
