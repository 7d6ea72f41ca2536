import { existsSync, truncateSync } from 'node:fs';
import type { ChosenOptions } from '../core/core.ts';
import type { SearchLimits } from '../search/solve.ts';
import { appendText, readText, writing } from './files.ts';
import type { SolveReport } from './solving.ts';
import { UsageError } from './usage-error.ts';

/** Results of many deals in a file, one JSON object a line, so that an interrupted run can go on. */
export class SolveResults {
  readonly #file: string | null;
  readonly #done: ReadonlyMap<string, SolveReport>;

  private constructor(file: string | null, done: ReadonlyMap<string, SolveReport>) {
    this.#file = file;
    this.#done = done;
  }

  /**
   * Opens a file of results, which need not exist yet. An unfinished last line, as a killed run leaves it, is cut off.
   *
   * @param file null keeps results nowhere
   * @throws UsageError when a line is no result of this game with these options
   */
  static open(file: string | null, game: string, options: ChosenOptions): SolveResults {
    if (file === null || !existsSync(file)) return new SolveResults(file, new Map());
    const text = readText(file);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const length = new TextEncoder().encode(whole).length;
    if (whole.length < text.length) writing(file, () => truncateSync(file, length));
    const results = whole
      .split('\n')
      .slice(0, -1)
      .map((line, k) => readResult(`${file} line ${k + 1}`, line));
    const odd = results.findIndex((result) => result.game !== game || !sameOptions(result.options, options));
    if (odd >= 0) throw new UsageError(`${file} line ${odd + 1}`, 'is of another game or other options');
    return new SolveResults(file, new Map(results.map((result) => [String(result.deal), result])));
  }

  /**
   * The result of a deal, if the file has one that a search within these limits would not better: an answer, or a search
   * that gave up with as much as it would be given now.
   */
  of(deal: bigint, limits: SearchLimits): SolveReport | null {
    const result = this.#done.get(deal.toString());
    return result !== undefined && (result.verdict !== 'gave-up' || gaveUpForGood(result, limits)) ? result : null;
  }

  /** Keeps one more result; it is in the file when this returns. @throws UsageError when it cannot be written */
  add(result: SolveReport): void {
    if (this.#file !== null) appendText(this.#file, `${JSON.stringify(result)}\n`);
  }
}

function gaveUpForGood({ reason, nodes, milliseconds }: SolveReport, limits: SearchLimits): boolean {
  if (reason === 'node-limit') return limits.nodes !== undefined && limits.nodes <= nodes;
  if (reason === 'time-limit') return limits.milliseconds !== undefined && limits.milliseconds <= milliseconds;
  return reason !== 'interrupted';
}

function readResult(place: string, line: string): SolveReport {
  try {
    const value: SolveReport = JSON.parse(line);
    if (typeof value.deal === 'string' && typeof value.verdict === 'string') return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UsageError(place, 'is no result of solve');
}

function sameOptions(a: ChosenOptions, b: ChosenOptions): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}
