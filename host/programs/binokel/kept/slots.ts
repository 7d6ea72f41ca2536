import type { Save } from '../../../core/save.ts';
import { decodePat, encodePat, PatError, type PatReason } from '../../../formats/pat.ts';
import { isObject } from '../../keeping/stored-values.ts';
import type { ProgramDrive } from '../../program.ts';
import { readKeptRound } from './kept-round.ts';
import type { Round } from './round.ts';
import { RoundFormError, type RoundRule, readRound, roundForm } from './round-form.ts';
import { SLOT_LETTERS, slotFile } from './slot-names.ts';

/** What tells a round from the saved games of other programs. */
const FORM = 'binokel-round';

/** A round in a compartment, with the journal of its last game where that is known. */
export interface SlotRound {
  readonly round: Round;
  readonly last: Save | null;
}

/** Why a file is no round: where in its bytes it is broken, or which rule its content breaks in which game (0 = none). */
export type SlotFault =
  | { readonly kind: 'bytes'; readonly reason: PatReason; readonly offset: number }
  | { readonly kind: 'content'; readonly rule: RoundRule; readonly game: number };

/** What lies in a compartment; null where nothing does. */
export type SlotContent = SlotRound | SlotFault | null;

/** Whether a compartment holds a round. */
export function isRoundThere(content: SlotContent): content is SlotRound {
  return content !== null && 'round' in content;
}

/**
 * The file of a round: a container with version, length and checksum (`formats/pat.ts`) around the JSON value
 * `{ form: 'binokel-round', round, last }`, where `round` is as `round-form.ts` has it.
 */
export function slotBytes({ round, last }: SlotRound): Uint8Array {
  return encodePat({ form: FORM, round: roundForm(round), last });
}

/** What a file holds; never throws, whatever its bytes are. */
export function slotContent(bytes: Uint8Array): SlotRound | SlotFault {
  try {
    return roundIn(decodePat(bytes));
  } catch (error) {
    if (error instanceof PatError) return { kind: 'bytes', reason: error.reason, offset: error.offset };
    if (error instanceof RoundFormError) return { kind: 'content', rule: error.rule, game: error.game };
    throw error;
  }
}

/** Reads a compartment. Rejects where the drive cannot be read. */
export async function readSlot(drive: ProgramDrive, letter: string): Promise<SlotContent> {
  const bytes = await drive.read(slotFile(letter));
  return bytes === null ? null : slotContent(bytes);
}

/** Fills a compartment. Rejects where that is not possible. */
export async function writeSlot(drive: ProgramDrive, letter: string, content: SlotRound): Promise<void> {
  await drive.write(slotFile(letter), slotBytes(content));
}

/**
 * Brings files that belong in compartments and are called otherwise (the page numbers a name that is taken) into them: their
 * own where it is free, the first free one otherwise. Without a free one they stay as they are. Rejects where the drive does.
 *
 * @returns old and new names
 */
export async function bringHome(drive: ProgramDrive): Promise<readonly (readonly [from: string, to: string])[]> {
  const names = (await Promise.all(SLOT_LETTERS.map((letter) => drive.list(letter)))).flat();
  const free = new Set(SLOT_LETTERS.filter((letter) => !names.includes(slotFile(letter))));
  const moved: [string, string][] = [];
  for (const name of names.filter((candidate) => !isSlotFile(candidate))) {
    const own = name.slice(-1);
    const letter = free.has(own) ? own : [...free][0];
    const bytes = letter === undefined ? null : await drive.read(name);
    if (letter === undefined || bytes === null) continue;
    await drive.write(slotFile(letter), bytes);
    await drive.remove(name);
    free.delete(letter);
    moved.push([name, slotFile(letter)]);
  }
  return moved;
}

function isSlotFile(name: string): boolean {
  return slotFile(name.slice(-1)) === name;
}

function roundIn(value: unknown): SlotRound {
  if (!isObject(value) || value.form !== FORM) throw new RoundFormError('round');
  const round = readRound(value.round);
  const withJournal = readKeptRound({ ...value, place: 'results', running: null });
  return { round, last: withJournal?.last ?? null };
}
