import type { Command } from './command.ts';
import { COMMON_OPTIONS, type OptionTable } from './options.ts';

const MARGIN = '  ';
const TEXT_WIDTH = 100;

/** Breaks a text at spaces into lines of at most `width` characters. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** Two columns, the second one wrapped. */
function table(rows: readonly (readonly [string, string])[]): string {
  const first = Math.max(...rows.map(([term]) => term.length)) + 2;
  return rows
    .flatMap(([term, text]) =>
      wrap(text, TEXT_WIDTH - first).map((part, k) => `${MARGIN}${(k === 0 ? term : '').padEnd(first)}${part}\n`),
    )
    .join('');
}

function optionRows(options: OptionTable): (readonly [string, string])[] {
  return Object.entries(options).map(([name, spec]) => [
    spec.value === null ? `--${name}` : `--${name} ${spec.value}`,
    [
      spec.summary,
      ...(spec.repeatable === true ? ['(may be repeated)'] : []),
      ...(spec.needs === undefined ? [] : [`(only with --${spec.needs})`]),
    ].join(' '),
  ]);
}

/** Help of the whole program. */
export function overview(commands: readonly Command[]): string {
  return [
    'talon: historic card programs, their games, pictures and sounds\n\n',
    'talon COMMAND [ARGUMENT ...] [--json]\n\n',
    table(commands.map((command) => [command.name, command.summary])),
    '\ntalon COMMAND --help describes one command.\n',
    'Exit code: 0 done, 1 the answer is no, 2 wrong use or bad input.\n',
  ].join('');
}

/** Help of one command. */
export function commandHelp(command: Command): string {
  const calls = command.synopsis.map((call) => `talon ${call}\n`).join('');
  const notes = (command.notes ?? []).map((note) => `\n${wrap(note, TEXT_WIDTH).join('\n')}\n`);
  return [
    calls,
    `\n${wrap(command.summary, TEXT_WIDTH).join('\n')}\n\n`,
    table([...optionRows(command.options), ...optionRows(COMMON_OPTIONS)]),
    ...notes,
  ].join('');
}
