import { readFileSync } from 'node:fs';
import { parseFont } from '../../host/formats/font.ts';
import { IbmPc } from '../../host/hardware/pc/machine.ts';
import { VirtualClock } from '../../host/hardware/virtual-clock.ts';

/** The project's own characters of code page 437. */
export const CP437_FONT = parseFont(
  readFileSync(new URL('../../roms-free-fonts/cp437-8x14.txt', import.meta.url), 'utf8'),
);

export interface TestPc {
  readonly pc: IbmPc;
  readonly clock: VirtualClock;
}

/** A PC at virtual time. */
export function testPc(): TestPc {
  const clock = new VirtualClock();
  return { pc: new IbmPc(clock, CP437_FONT.rows), clock };
}
