import { parseArgs } from 'node:util';
import { COMMON_OPTIONS, type OptionTable } from './options.ts';
import { UsageError } from './usage-error.ts';

const DIGITS = /^\d+$/;
const NUMBER = /^\d+(\.\d+)?$/;

/** The arguments of one command, checked against its table of options. */
export class CommandLine {
  readonly positionals: readonly string[];
  readonly #values: ReadonlyMap<string, readonly string[]>;

  private constructor(positionals: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
    this.positionals = positionals;
    this.#values = values;
  }

  /**
   * @throws UsageError for an unknown option, a missing or superfluous value, an option given twice, without the one it
   * needs or together with one it excludes
   */
  static parse(args: readonly string[], options: OptionTable): CommandLine {
    const known: OptionTable = { ...COMMON_OPTIONS, ...options };
    const { tokens, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(
        Object.entries(known).map(([name, spec]) => [name, { type: spec.value === null ? 'boolean' : 'string' }]),
      ),
      strict: false,
      tokens: true,
      allowPositionals: true,
    });
    const values = new Map<string, string[]>();
    for (const token of tokens) {
      if (token.kind !== 'option') continue;
      const spec = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
      if (spec === undefined) throw new UsageError(token.rawName, 'there is no such option; see --help');
      if (spec.value !== null && token.value === undefined) {
        throw new UsageError(token.rawName, `needs a value ${spec.value}`);
      }
      if (spec.value === null && token.value !== undefined) throw new UsageError(token.rawName, 'takes no value');
      const given = values.get(token.name) ?? [];
      if (given.length > 0 && spec.value !== null && spec.repeatable !== true) {
        throw new UsageError(token.rawName, 'is given twice');
      }
      values.set(token.name, [...given, token.value ?? '']);
    }
    for (const [name, { needs, excludes = [] }] of Object.entries(known)) {
      if (!values.has(name)) continue;
      const rival = excludes.find((other) => values.has(other));
      if (rival !== undefined) throw new UsageError(`--${name}`, `cannot be given together with --${rival}`);
      if (needs !== undefined && !values.has(needs))
        throw new UsageError(`--${name}`, `has no effect without --${needs}`);
    }
    return new CommandLine(positionals, values);
  }

  /** True when the switch or option is given. */
  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** The option's value, or null when it is not given. */
  text(name: string): string | null {
    return this.#values.get(name)?.[0] ?? null;
  }

  /** All values of a repeatable option. */
  list(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  /**
   * A whole number in `min` to `max`.
   *
   * @throws UsageError when the value is none
   */
  whole(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = Number(text);
    if (!DIGITS.test(text) || value < min || value > max) {
      throw new UsageError(`--${name} ${text}`, `must be a whole number from ${min} to ${max}`);
    }
    return value;
  }

  /**
   * A number above 0, decimals allowed, or null when the option is not given.
   *
   * @throws UsageError when the value is none
   */
  positive(name: string): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const value = Number(text);
    if (!NUMBER.test(text) || value <= 0) throw new UsageError(`--${name} ${text}`, 'must be a number above 0');
    return value;
  }

  /**
   * One of the allowed words.
   *
   * @throws UsageError that lists them
   */
  choice<Word extends string>(name: string, fallback: Word, allowed: readonly Word[]): Word {
    const text = this.text(name);
    if (text === null) return fallback;
    const word = allowed.find((candidate) => candidate === text);
    if (word === undefined) throw new UsageError(`--${name} ${text}`, `must be one of ${allowed.join(', ')}`);
    return word;
  }

  /**
   * The positional arguments when their number is in `min` to `max`.
   *
   * @param what their name in the help, such as `FILE`
   * @throws UsageError when there are fewer or more
   */
  arguments(what: string, min: number, max: number): readonly string[] {
    const count = this.positionals.length;
    if (count < min) throw new UsageError(what, 'is missing; see --help');
    if (count > max) throw new UsageError(this.positionals[max], 'is one argument too many');
    return this.positionals;
  }
}
