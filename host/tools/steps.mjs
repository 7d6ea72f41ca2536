import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { repoRoot } from './paths.mjs';

/** A set-up step that failed. `message` is one line that says what to do; `exitCode` is what the script ends with. */
export class StepError extends Error {
  /** @override */
  name = 'StepError';

  /**
   * @param {string} message
   * @param {{ exitCode?: number, output?: string }} [details] `output`: what the step printed, shown above the message
   */
  constructor(message, { exitCode = 1, output = '' } = {}) {
    super(message);
    this.exitCode = exitCode;
    this.output = output;
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] working folder; the repository root without it
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {boolean} [quiet] keep the output back and return it instead of printing it
 * @property {boolean} [shell] let the system's shell find the command (Windows' .cmd files)
 */

/**
 * Runs a program to its end. Interrupts reach it: a terminal sends them to the whole group, and this process passes
 * on a SIGTERM and outlives the child.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} the exit code (128 + n after signal n) and the kept-back output
 */
export function run(command, args, { cwd = repoRoot, env, quiet = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
    });
    let output = '';
    const keep = (/** @type {Buffer} */ bytes) => {
      output += bytes.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
    const outlive = () => undefined;
    process.on('SIGTERM', pass);
    process.on('SIGINT', outlive);
    const settle = () => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', outlive);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (code, signal) => {
      settle();
      resolve({ code: code ?? 128 + (signal === null ? 0 : constants.signals[signal]), output });
    });
  });
}

/**
 * Runs a JavaScript file with this Node.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);

/**
 * The frame of every script in this folder: a StepError becomes its output, one line on stderr, and its exit code.
 *
 * @param {() => Promise<number>} body returns the exit code
 */
export async function main(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    if (error.output !== '') process.stderr.write(`${error.output.trimEnd()}\n`);
    process.stderr.write(`talon: ${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}
