import type { AtariSt } from '../hardware/atari-st/machine.ts';
import type { Clock } from '../hardware/clock.ts';
import { Aes } from './aes/aes.ts';
import type { GemResources } from './resources.ts';
import { Workstation } from './vdi/workstation.ts';

/** A machine with GEM running on it. */
export interface Gem {
  readonly machine: AtariSt;
  readonly vdi: Workstation;
  readonly aes: Aes;
}

/** Starts GEM on a machine: desktop, empty menu bar and mouse pointer are on the screen afterwards. */
export function createGem(machine: AtariSt, clock: Clock, resources: GemResources): Gem {
  const { x, y } = machine.facts.pixelMicrometres;
  const vdi = new Workstation(machine, { system: resources.font });
  const aes = new Aes(vdi, machine.ikbd, clock, resources, y / x);
  return { machine, vdi, aes };
}
