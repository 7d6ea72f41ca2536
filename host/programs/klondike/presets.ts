import type { ChosenOptions } from '../../core/core.ts';
import { GAME } from './game-names.ts';

/** A variant with a name of its own. Options that it does not mention are the player's choice. */
export interface Preset {
  readonly id: string;
  /** What the Klondike page calls it, in its language and as short as a menu needs it. */
  readonly name: string;
  readonly game: string;
  readonly options: ChosenOptions;
}

/** The variants of the Klondike page with the options that make them (RULES §10, §11); the first one is the usual game. */
export const PRESETS: readonly Preset[] = [
  { id: 'single', name: 'Einzel-Zug', game: GAME, options: { draw: '1', passes: '0', thoughtful: '0' } },
  { id: 'three', name: 'Dreier-Zug', game: GAME, options: { draw: '3', passes: '3', thoughtful: '0' } },
  {
    id: 'limited',
    name: 'Einzel-Zug, begrenzte Durchläufe',
    game: GAME,
    options: { draw: '1', passes: '3', thoughtful: '0' },
  },
  {
    id: 'one-pass',
    name: 'Ohne Talon-Wiederholung',
    game: GAME,
    options: { draw: '1', passes: '1', thoughtful: '0' },
  },
  {
    id: 'thoughtful',
    name: 'Durchdachtes Klondike',
    game: GAME,
    options: { passes: '0', thoughtful: '1' },
  },
  {
    id: 'vegas',
    name: 'Vegas Klondike',
    game: GAME,
    options: { draw: '1', passes: '1', thoughtful: '0', scoring: 'vegas' },
  },
  { id: 'double', name: 'Double Solitaire', game: 'double-klondike', options: {} },
];
