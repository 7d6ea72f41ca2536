import type { GameInfo, GameOption } from '../../core/core.ts';
import type { Command } from '../command.ts';
import { loadCore } from '../core.ts';
import { EXIT } from '../io.ts';

function optionText({ name, values }: GameOption): string {
  return `${name}=${values.join('|')}`;
}

function row({ id, title, family, packs, options }: GameInfo): readonly string[] {
  return [id, title, family, `${packs} ${packs === 1 ? 'pack' : 'packs'}`, options.map(optionText).join(' ')];
}

/** Columns as wide as their widest cell. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, k) => Math.max(...rows.map((cells) => cells[k].length)));
  return rows
    .map(
      (cells) =>
        `${cells
          .map((cell, k) => cell.padEnd(widths[k]))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** `games`: what can be dealt, played and solved. */
export const games: Command = {
  name: 'games',
  synopsis: ['games'],
  summary: 'every game: id, title, family, packs, options (the default value first)',
  options: {},
  async run(line, io) {
    line.arguments('', 0, 0);
    const core = await loadCore();
    const json = core.games.map(({ id, title, family, packs, options, pileIds }) => ({
      id,
      title,
      family,
      packs,
      options: options.map(({ name, values }) => ({ name, default: values[0], values })),
      piles: pileIds,
    }));
    io.out(line.has('json') ? `${JSON.stringify({ games: json })}\n` : columns(core.games.map(row)));
    return EXIT.done;
  },
};
