import { readFileSync } from 'node:fs';
import { Graph } from '../../host/dos/graph.ts';
import type { PcInputReport } from '../../host/hardware/pc/input.ts';
import type { IbmPc } from '../../host/hardware/pc/machine.ts';
import type { VirtualClock } from '../../host/hardware/virtual-clock.ts';
import { setPalette } from '../../host/programs/binokel/art/palette.ts';
import { type BinokelPictures, loadPictures } from '../../host/programs/binokel/art/pictures.ts';
import { InputWaits } from '../../host/programs/input-waits.ts';
import { testPc } from '../hardware/pc-machine.ts';

/** A file of Binokel's disk. */
export function ownFile(name: string): Promise<Uint8Array> {
  return Promise.resolve(new Uint8Array(readFileSync(new URL(`../../assets/binokel/${name}`, import.meta.url))));
}

/** A PC in Binokel's graphics mode and colours, at virtual time, with all pictures loaded. */
export interface BinokelStage {
  readonly pc: IbmPc;
  readonly clock: VirtualClock;
  readonly waits: InputWaits<PcInputReport>;
  readonly graph: Graph;
  readonly pictures: BinokelPictures;
}

export async function binokelStage(): Promise<BinokelStage> {
  const { pc, clock } = testPc();
  const graph = new Graph(pc);
  setPalette(pc.ega);
  return { pc, clock, waits: new InputWaits(pc.input, clock), graph, pictures: await loadPictures(ownFile) };
}
