import type { ChosenOptions, GameInfo } from '../../core/core.ts';
import { optionsFor } from '../card-play/game-options.ts';
import { gameName } from './game-names.ts';
import { PRESETS, type Preset } from './presets.ts';
import type { KlondikeTexts } from './texts.ts';

/** A game with the options that it is played with. */
export interface Variant {
  readonly game: GameInfo;
  readonly options: ChosenOptions;
}

const DRAW = 'draw';
const SCORING = 'scoring';
const VEGAS = 'vegas';
const CUMULATIVE = 'vegas-cumulative';

/** Whether money is played for. */
export function isVegas({ options }: Pick<Variant, 'options'>): boolean {
  return options[SCORING] === VEGAS || isCumulative({ options });
}

/** Whether the balance of a game is carried into the next one. */
export function isCumulative({ options }: Pick<Variant, 'options'>): boolean {
  return options[SCORING] === CUMULATIVE;
}

/** Whether points or money are counted. */
export function isScored({ game, options }: Variant): boolean {
  const scoring = game.options.find(({ name }) => name === SCORING);
  return scoring !== undefined && options[SCORING] !== scoring.values[0];
}

/** The name under which a variant is counted: all its options. */
export function variantKey({ game, options }: Variant): string {
  return [game.id, ...game.options.map(({ name }) => `${name}=${options[name]}`)].join(' ');
}

/** The variant of a name that {@link variantKey} has made, null where there is none. */
export function variantOfKey(key: string, games: readonly GameInfo[]): Variant | null {
  const [id, ...words] = key.split(' ');
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) return null;
  const variant = { game, options: optionsFor(game, Object.fromEntries(words.map((word) => word.split('=')))) };
  return variantKey(variant) === key ? variant : null;
}

/** The preset whose options a variant has, the one that says most about it where there are several; null for none. */
export function presetOf({ game, options }: Variant): Preset | null {
  const fitting = PRESETS.filter((preset) => {
    const choices = Object.entries(preset.options);
    return preset.game === game.id && choices.every(([name, value]) => isChosen(options[name], value));
  });
  return highest(fitting, (preset) => Object.keys(preset.options).length);
}

/** The first preset of those that are rated highest, null where there are none. */
function highest(presets: readonly Preset[], rate: (preset: Preset) => number): Preset | null {
  const better = (best: Preset | null, preset: Preset): Preset =>
    best === null || rate(preset) > rate(best) ? preset : best;
  return presets.reduce<Preset | null>(better, null);
}

/** Money that goes on from game to game is Vegas too. */
function isChosen(option: string | undefined, value: string): boolean {
  return option === value || (value === VEGAS && option === CUMULATIVE);
}

/**
 * The options after a preset was chosen. What it does not mention stays, but for money: that is played for in the presets
 * that say so, there as before with or without a balance that is carried over.
 */
export function optionsOfPreset(preset: Preset, options: ChosenOptions): ChosenOptions {
  if (isVegas(preset) && isCumulative({ options })) return { ...options, ...preset.options, [SCORING]: CUMULATIVE };
  const { [SCORING]: scoring, ...rest } = options;
  const kept = scoring === undefined || isVegas({ options }) ? rest : options;
  return { ...kept, ...preset.options };
}

/** What players call a variant: the preset that is most like it, and what it has that the preset and the usual game have not. */
export function variantName(variant: Variant, texts: KlondikeTexts): string {
  const { game, options } = variant;
  const base = presetOf(variant) ?? nearestPreset(variant);
  const unusual = game.options.filter(({ name, values }) => options[name] !== (base?.options[name] ?? values[0]));
  const name = base === null ? gameName(game, texts) : texts.presets[base.id];
  const choices = unusual.map((option) => `${option.name}=${options[option.name]}`);
  return [name, ...choices.map((choice) => texts.shortChoices[choice] ?? texts.choices[choice])].join(', ');
}

/** The preset of a game that turns as many cards and has most options in common with a variant; null where it has none. */
function nearestPreset({ game, options }: Variant): Preset | null {
  const own = PRESETS.filter((preset) => preset.game === game.id);
  const turning = own.filter((preset) => preset.options[DRAW] === options[DRAW]);
  return highest(
    turning.length > 0 ? turning : own,
    (preset) => Object.entries(preset.options).filter(([name, value]) => options[name] === value).length,
  );
}
