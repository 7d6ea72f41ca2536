/** One option of a command. */
export interface OptionSpec {
  /** Name of the value in the help, such as `FILE`; null for a switch. */
  readonly value: string | null;
  readonly summary: string;
  /** True when the option may be given several times. */
  readonly repeatable?: boolean;
  /** The option without which this one has no effect; giving it alone is wrong use. */
  readonly needs?: string;
  /** Options that say the same in another way; giving both is wrong use. Stated at one of the two. */
  readonly excludes?: readonly string[];
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** Options that every command has. */
export const COMMON_OPTIONS: OptionTable = {
  json: { value: null, summary: 'print JSON: one object, or one object a line for several files or deals' },
  help: { value: null, summary: 'print this help' },
};
