import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { repoPath } from '../../host/cli/repo.ts';
import { inFolder } from './capture.ts';

/** A device of Linux that refuses every byte as a full disk does. */
const FULL_DEVICE = '/dev/full';

/** Starts the command line as a process of its own. @param output where its standard output goes */
function startInto(output: number | 'pipe', ...argv: string[]): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return spawn(process.execPath, ['--import', loader, repoPath('host/cli/main.ts'), ...argv], {
    stdio: ['pipe', output, 'pipe'],
  });
}

/** Starts the command line with a pipe behind its standard output. */
function start(...argv: string[]): ChildProcess & { readonly stdout: NodeJS.ReadableStream } {
  return startInto('pipe', ...argv) as ChildProcess & { readonly stdout: NodeJS.ReadableStream };
}

/** What a process printed, and its exit code. */
function ended(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    child.stdout?.on('data', (bytes) => {
      out += bytes;
    });
    child.stderr?.on('data', (bytes) => {
      err += bytes;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

describe('the process', () => {
  it('prints to standard output and ends with the exit code', async () => {
    const done = await ended(start('games', '--json'));
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(done.out).games.length).toBeGreaterThan(1);
    const wrong = await ended(start('deal', 'bridge'));
    expect(wrong).toEqual({ code: 2, out: '', err: 'talon: bridge: there is no such game; talon games lists them\n' });
  });

  it('ends quietly when nobody reads on', async () => {
    const child = start('solve', 'klondike', '--deals', '1..1000000', '--jobs', '1', '--nodes', '50');
    child.stdout.once('data', () => (child.stdout as unknown as { destroy(): void }).destroy());
    const { code, err } = await ended(child);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('names an illegal move when the reader went away, and ends with its code', async () => {
    const child = start('play', 'yukon', '--moves', 'garbage');
    (child.stdout as unknown as { destroy(): void }).destroy();
    const { code, err } = await ended(child);
    expect(code).toBe(2);
    expect(err).toMatch(/^talon: move 1 "garbage": no-move.*\n$/);
  });

  it.skipIf(!existsSync(FULL_DEVICE))('says in one line that standard output takes nothing more', async () => {
    const full = openSync(FULL_DEVICE, 'w');
    try {
      const { code, err } = await ended(startInto(full, 'deal', 'yukon'));
      expect({ code, err }).toEqual({ code: 2, err: 'talon: standard output: the disk is full\n' });
    } finally {
      closeSync(full);
    }
  });

  it('keeps what is done at Ctrl-C', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'results.jsonl');
      const range = ['--deals', '1..1000000', '--jobs', '1', '--nodes', '50'];
      const child = start('solve', 'klondike', ...range, '--out', file);
      child.stdout.once('data', () => child.kill('SIGINT'));
      const { code, out, err } = await ended(child);
      const kept = readFileSync(file, 'utf8').trimEnd().split('\n');
      expect(code).toBe(1);
      expect(err).toMatch(new RegExp(`^talon: interrupted: ${kept.length} of 1000000 deals: `));
      expect(out.trimEnd().split('\n')).toHaveLength(kept.length);
    }));
});
