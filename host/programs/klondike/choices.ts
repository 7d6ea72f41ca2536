import type { ChosenOptions, GameInfo, GameOption } from '../../core/core.ts';
import { chosenValue, isSwitch, nextValue, ON, optionsOf } from '../card-play/game-options.ts';
import type { Choice } from './commands.ts';

/** Entries of the menu that belong together: a switch, or the values of an option of which one is chosen. */
export type ChoiceGroup = readonly Choice[];

/** What can be chosen of the options of some games: switches side by side first to last, every other option a group. */
export function choiceGroups(games: readonly GameInfo[]): readonly ChoiceGroup[] {
  const options = optionsOf(games);
  const switches = options.filter(isSwitch).map(({ name }) => ({ option: name, value: ON }));
  const groups = options
    .filter((option) => !isSwitch(option))
    .map(({ name, values }) => values.map((value) => ({ option: name, value })));
  const scoring = groups.filter(([{ option }]) => option === 'scoring');
  return [...groups.filter((group) => !scoring.includes(group)), switches, ...scoring].filter(
    ({ length }) => length > 0,
  );
}

/** Whether a choice is in force. */
export function isChosen({ option, value }: Choice, games: readonly GameInfo[], chosen: ChosenOptions): boolean {
  const known = optionOf(option, games);
  return known !== null && chosenValue(known, chosen) === value;
}

/** The value that an option gets when its entry is chosen: a switch is turned, another option has that value. */
export function valueAfter({ option, value }: Choice, games: readonly GameInfo[], chosen: ChosenOptions): string {
  const known = optionOf(option, games);
  return known !== null && isSwitch(known) ? nextValue(known, chosen) : value;
}

function optionOf(name: string, games: readonly GameInfo[]): GameOption | null {
  return optionsOf(games).find((option) => option.name === name) ?? null;
}
