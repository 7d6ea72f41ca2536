import type { PositionJson } from '../core/position-json.ts';

const NOTHING = '-';

/** Options as they are given: `draw=1 passes=0`. */
export function optionsText(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** A position for a reader: a pile a line, bottom first, then status and score. */
export function positionText(position: PositionJson): string {
  const width = Math.max(...position.piles.map(({ id }) => id.length));
  const piles = position.piles.map(({ id, cards }) => `${id.padEnd(width)}  ${cards.join(' ') || NOTHING}\n`);
  const state = [
    `status ${position.status}`,
    ...Object.entries(position.score ?? {}).map(([name, value]) => `${name} ${value}`),
    `pass ${position.pass}`,
  ];
  return `${position.game} ${optionsText(position.options)}\n${piles.join('')}${state.join(', ')}\n`;
}
