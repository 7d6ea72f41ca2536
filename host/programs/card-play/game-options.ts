import type { ChosenOptions, GameInfo, GameOption } from '../../core/core.ts';

/** The values of a switch. */
export const ON = '1';
const OFF = '0';

/** Whether an option is a switch, on or off. */
export function isSwitch({ values }: GameOption): boolean {
  return values.includes(ON) && values.includes(OFF) && values.length === 2;
}

/** The options of all games, each name once. */
export function optionsOf(games: readonly GameInfo[]): readonly GameOption[] {
  const options = new Map<string, GameOption>();
  for (const option of games.flatMap((game) => game.options))
    if (!options.has(option.name)) options.set(option.name, option);
  return [...options.values()];
}

/** The value of an option that the player chose, or the usual one. */
export function chosenValue({ name, values }: GameOption, chosen: ChosenOptions): string {
  const value = chosen[name];
  return value !== undefined && values.includes(value) ? value : values[0];
}

/** The value after the present one, the first one after the last. */
export function nextValue(option: GameOption, chosen: ChosenOptions): string {
  const { values } = option;
  return values[(values.indexOf(chosenValue(option, chosen)) + 1) % values.length];
}

/** Whether an option shows a tick: a switch that is on, or a choice that is not the usual one. */
export function isTicked(option: GameOption, chosen: ChosenOptions): boolean {
  const value = chosenValue(option, chosen);
  return option.values.includes(ON) ? value === ON : value !== option.values[0];
}

/** The chosen options that a game knows. */
export function optionsFor(game: GameInfo, chosen: ChosenOptions): ChosenOptions {
  return Object.fromEntries(game.options.map((option) => [option.name, chosenValue(option, chosen)]));
}
