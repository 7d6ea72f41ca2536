import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../command.ts';
import { writeBytes } from '../files.ts';
import { CAPTURED_MODES, compareScenes, type SceneComparison } from '../gem-compare.ts';
import { gemResources } from '../gem-resources.ts';
import { EXIT } from '../io.ts';
import { encodeIndexedPng } from '../png.ts';
import { UsageError } from '../usage-error.ts';

/** Writes a picture of differences for each scene that has some. */
function savePictures(folder: string, comparisons: readonly SceneComparison[]): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new UsageError(folder, 'cannot be made a folder');
  }
  for (const { name, differing, picture } of comparisons) {
    if (differing > 0) writeBytes(join(folder, `${name}.png`), encodeIndexedPng(picture));
  }
}

function lineOf({ name, compared, differing, first }: SceneComparison): string {
  const where = first === null ? '' : `, the first at ${first.x},${first.y}`;
  return `${name.padEnd(8)} ${differing} of ${compared} pixels differ${where}\n`;
}

/** `gem-compare`: our GEM against captures of a real one. */
export const gemCompare: Command = {
  name: 'gem-compare',
  synopsis: ['gem-compare DIR [--png DIR]'],
  summary: 'draws the scenes of the GEM captures in DIR with our own GEM and compares pixel for pixel',
  notes: [
    `Captures are PNG files named by mode and scene, such as hmenu1a.png. Modes: ${CAPTURED_MODES.map(([prefix, mode]) => `${prefix} ${mode}`).join(', ')}.`,
    'Not compared are the cells of characters, because the faces are our own, all pointers but the arrow, and shaped line ends, markers and circles, which no program draws. The exit code is 1 when any scene differs.',
  ],
  options: {
    png: { value: 'DIR', summary: 'write a picture for each scene that differs, with the differences in red' },
  },
  async run(line, io) {
    const [folder] = line.arguments('DIR', 1, 1);
    const comparisons = await compareScenes(folder, gemResources());
    if (comparisons.length === 0) throw new UsageError(folder, 'holds no captures of the scenes');
    const pictures = line.text('png');
    if (pictures !== null) savePictures(pictures, comparisons);
    const differing = comparisons.filter((comparison) => comparison.differing > 0).length;
    const summary = `${comparisons.length} captures compared, ${differing} differ\n`;
    const scenes = comparisons.map(({ picture, ...rest }) => rest);
    io.out(
      line.has('json')
        ? `${JSON.stringify({ captures: comparisons.length, differing, scenes })}\n`
        : `${comparisons.map(lineOf).join('')}${summary}`,
    );
    return differing === 0 ? EXIT.done : EXIT.no;
  },
};
