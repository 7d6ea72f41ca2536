import { describe, expect, it } from 'vitest';
import { commands } from '../../host/cli/commands/table.ts';
import { run } from './capture.ts';

describe('talon', () => {
  it('--help lists every command once, with its summary', async () => {
    const { code, out, err } = await run(['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { name } of commands) expect(out.match(new RegExp(`^  ${name} `, 'gm'))).toHaveLength(1);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(104);
  });

  it.each([
    [[], 'COMMAND: is missing'],
    [['shuffle'], 'shuffle: there is no such command; talon --help lists them'],
    [['games', '--verbose'], '--verbose: there is no such option; see --help'],
    [['games', '--__proto__'], '--__proto__: there is no such option; see --help'],
    [['games', 'klondike'], 'klondike: is one argument too many'],
    [['games', '--json=yes'], '--json: takes no value'],
    [['deal'], 'GAME: is missing; see --help'],
    [['deal', 'klondike', '--deal'], '--deal: needs a value N'],
    [['deal', 'klondike', '--deal', '1', '--deal', '2'], '--deal: is given twice'],
    [['img'], 'FILE: is missing; see --help'],
    [['img', 'a.img', '--png', 'a.png', '--scale', '99'], '--scale 99: must be a whole number from 1 to 16'],
    [['img', 'a.img', '--scale', '2'], '--scale: has no effect without --png'],
    [['img', 'a.img', '--palette-order', 'x'], '--palette-order x: must be one of pixel, vdi'],
    [['hsn', 'no such file.hsn'], 'no such file.hsn: there is no such file'],
    [['make-hsn', 'a.wav'], '--rate HZ: is missing; see --help'],
    [['make-hsn', 'a.wav', '--rate', '96000'], '--rate 96000: must be a whole number from 1000 to 60000'],
    [
      ['make-hsn', 'a.wav', '--rate', '6250', '--info', 'ä'.repeat(41)],
      '--info: has 41 characters, at most 40 can be stored',
    ],
    [['solve', 'yukon', '--deal', '1', '--out', 'x'], '--out: has no effect without --deals'],
    [['solve', 'yukon', '--jobs', '2'], '--jobs: has no effect without --deals'],
    [['solve', 'yukon', '--deals', '1..2', '--deck', 'x'], '--deals: cannot be given together with --deck'],
    [['solve', 'yukon', '--deals', '1..2', '--position', 'x'], '--deals: cannot be given together with --position'],
    [['play', 'yukon', '--position', 'x', '--deck', 'y'], '--position: cannot be given together with --deck'],
  ])('%j is wrong use: one line, exit code 2', async (argv, message) => {
    const { code, err } = await run(argv);
    expect({ code, err }).toEqual({ code: 2, err: `talon: ${message}\n` });
  });
});

describe('talon without a command', () => {
  it('prints the overview', async () => {
    const [alone, asked] = [await run([]), await run(['--help'])];
    expect(alone).toEqual({ code: 2, out: asked.out, err: 'talon: COMMAND: is missing\n' });
  });
});

describe.each(commands)('talon $name --help', (command) => {
  it('shows the calls and every option', async () => {
    const { code, out, err } = await run([command.name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const call of command.synopsis) expect(out).toContain(`talon ${call}\n`);
    for (const option of [...Object.keys(command.options), 'json', 'help']) expect(out).toContain(`  --${option}`);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(104);
  });

  it('relates only options that its table has', () => {
    for (const { needs, excludes = [] } of Object.values(command.options)) {
      const related = needs === undefined ? excludes : [needs, ...excludes];
      expect(Object.keys(command.options)).toEqual(expect.arrayContaining([...related]));
    }
  });

  it('names only options that its table has', () => {
    const named = command.synopsis.join(' ').match(/--[a-z-]+/g) ?? [];
    expect(Object.keys(command.options)).toEqual(expect.arrayContaining(named.map((option) => option.slice(2))));
  });
});
