import type { PositionJson } from '../core/position-json.ts';

const NOTHING = '-';

/** Options as they are given: `draw=1 passes=0`. */
export function optionsText(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** What a game of several seats has beside its cards; nothing for other games. */
function tableText(table: PositionJson['table']): string {
  if (table === undefined) return '';
  const entries = Object.entries(table).map(([name, value]) => `${name} ${valueText(value)}`);
  return `${entries.join(', ')}\n`;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(' ') || NOTHING;
  return value === null ? NOTHING : String(value);
}

/** A position for a reader: a pile a line, bottom first, then status and score. */
export function positionText(position: PositionJson): string {
  const width = Math.max(...position.piles.map(({ id }) => id.length));
  const piles = position.piles.map(({ id, cards }) => `${id.padEnd(width)}  ${cards.join(' ') || NOTHING}\n`);
  const state = [
    `status ${position.status}`,
    ...Object.entries(position.score ?? {}).map(([name, value]) => `${name} ${value}`),
    ...(position.table === undefined || 'waitingPass' in position.table ? [`pass ${position.pass}`] : []),
  ];
  return `${position.game} ${optionsText(position.options)}\n${piles.join('')}${state.join(', ')}\n${tableText(position.table)}`;
}
