import { SLOT_LETTERS, slotFile } from '../kept/slot-names.ts';
import {
  bringHome,
  isRoundThere,
  readSlot,
  type SlotContent,
  type SlotFault,
  type SlotRound,
  writeSlot,
} from '../kept/slots.ts';
import { playSound } from '../sounds.ts';
import type { SlotTexts } from '../texts.ts';
import { ask, tell } from '../toolkit/boxes.ts';
import type { Desk } from '../toolkit/desk.ts';
import { GREEN } from '../toolkit/panels.ts';
import { pickSlot, type SlotContents } from './slot-box.ts';

/** "A short time later" the screen before is back (manual 3.1.1). */
const ERROR_REST_MS = 300;

/** Lets the player load a round. @returns null where nothing was loaded @throws LeftError */
export async function loadRound(desk: Desk): Promise<SlotRound | null> {
  const { slots } = desk.texts;
  const contents = await slotContents(desk);
  const letter = await pickSlot(desk, slots.loadTitle, contents);
  if (letter === null) return null;
  const content = contents.get(letter) ?? null;
  if (isRoundThere(content)) return content;
  playSound(desk.pc.sound, 'refused');
  await tell(desk, content === null ? [slots.openError] : [slots.broken(slotFile(letter)), faultText(content, slots)]);
  await desk.pause(ERROR_REST_MS);
  return null;
}

/**
 * Lets the player save the round; a full compartment is replaced when he says so.
 *
 * @returns whether the round is stored
 * @throws LeftError
 */
export async function saveRound(desk: Desk, round: SlotRound): Promise<boolean> {
  const { slots } = desk.texts;
  const contents = await slotContents(desk);
  const letter = await pickSlot(desk, slots.saveTitle, contents);
  if (letter === null) return false;
  if ((contents.get(letter) ?? null) !== null && !(await mayReplace(desk, letter))) return false;
  const stored = await writeTo(desk, letter, round);
  if (stored) return true;
  playSound(desk.pc.sound, 'refused');
  await tell(desk, [slots.writeError]);
  return false;
}

async function mayReplace(desk: Desk, letter: string): Promise<boolean> {
  const { slots, yes, no, yesKey, noKey } = desk.texts;
  const answer = await ask(
    desk,
    [slots.replace(slotFile(letter))],
    [
      { id: 'yes', text: yes, keys: [yesKey] },
      { id: 'no', text: no, keys: [noKey, 'Escape'] },
    ],
    { colours: GREEN, cross: 'no' },
  );
  return answer === 'yes';
}

async function writeTo({ services }: Desk, letter: string, round: SlotRound): Promise<boolean> {
  if (services.drive === undefined) return false;
  return writeSlot(services.drive, letter, round).then(
    () => true,
    () => false,
  );
}

/** What lies in the compartments; one that cannot be read counts as empty. */
async function slotContents({ services, texts }: Desk): Promise<SlotContents> {
  const { drive } = services;
  const contents = new Map<string, SlotContent>();
  if (drive === undefined) return contents;
  for (const [from, to] of await bringHome(drive).catch(() => [])) services.notify(texts.slots.moved(from, to));
  for (const letter of SLOT_LETTERS) contents.set(letter, await readSlot(drive, letter).catch(() => null));
  return contents;
}

function faultText(fault: SlotFault, texts: SlotTexts): string {
  if (fault.kind === 'bytes') return texts.atByte(fault.offset, texts.byteFaults[fault.reason]);
  const what = texts.contentFaults[fault.rule];
  return fault.game === 0 ? what : texts.inGame(fault.game, what);
}
