import type { Save } from '../../../core/save.ts';
import { isObject } from '../../keeping/stored-values.ts';
import type { RunningGame } from '../play-contract.ts';
import type { Round } from './round.ts';
import { RoundFormError, readRound, roundForm } from './round-form.ts';

/** Where a round was left: at the table, at its results, or by Exit, from where the input screen goes on with it. */
export type Place = 'table' | 'results' | 'left';

const PLACES: readonly Place[] = ['table', 'results', 'left'];

/** The round as it is kept after every step. */
export interface KeptRound {
  readonly round: Round;
  readonly place: Place;
  /** The game at the table; null before its first step. */
  readonly running: RunningGame | null;
  /** The journal of the game that was played last, for looking at it again; null where it is not known. */
  readonly last: Save | null;
}

/** A kept round as a JSON value. */
export function keptRoundForm({ round, ...beside }: KeptRound): unknown {
  return { ...beside, round: roundForm(round) };
}

/** A stored round, null where it is none. The core checks the journals when it restores them. */
export function readKeptRound(value: unknown): KeptRound | null {
  if (!isObject(value)) return null;
  const place = PLACES.find((candidate) => candidate === value.place);
  const { running, last } = value;
  if (place === undefined || !isJournal(last) || !isRunning(running)) return null;
  try {
    return { round: readRound(value.round), place, running, last };
  } catch (error) {
    if (error instanceof RoundFormError) return null;
    throw error;
  }
}

function isJournal(value: unknown): value is Save | null {
  return value === null || (isObject(value) && typeof value.game === 'string' && Array.isArray(value.moves));
}

function isRunning(value: unknown): value is RunningGame | null {
  return value === null || (isObject(value) && value.game !== null && isJournal(value.game) && isObject(value.beside));
}
