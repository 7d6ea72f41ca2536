import type { AtariSt } from '../hardware/atari-st/machine.ts';
import type { Clock } from '../hardware/clock.ts';
import { Aes } from './aes/aes.ts';
import { faceOfCell, type GemResources } from './resources.ts';
import type { FontSet } from './vdi/text-size.ts';
import { Workstation } from './vdi/workstation.ts';

/** A machine with GEM running on it. */
export interface Gem {
  readonly machine: AtariSt;
  readonly vdi: Workstation;
  readonly aes: Aes;
}

/** The faces with which GEM writes on a machine. @throws FontMissingError where none fits its screen mode */
export function fontsFor(machine: AtariSt, { fonts }: GemResources): FontSet {
  return { system: faceOfCell(fonts, machine.facts.cell), faces: fonts };
}

/**
 * Starts GEM on a machine: desktop, empty menu bar and mouse pointer are on the screen afterwards.
 *
 * @param vdi the program's workstation; the AES opens one of its own on the same screen
 * @throws FontMissingError where no face fits the screen mode
 */
export function createGem(
  machine: AtariSt,
  clock: Clock,
  resources: GemResources,
  vdi: Workstation = new Workstation(machine, fontsFor(machine, resources)),
): Gem {
  const { x, y } = machine.facts.pixelMicrometres;
  const aes = new Aes(vdi.v_opnvwk(), machine.ikbd, clock, resources, y / x);
  return { machine, vdi, aes };
}
