import type { ScreenMachine } from '../../host/gem/vdi/screen-machine.ts';
import { Ikbd } from '../../host/hardware/atari-st/ikbd.ts';
import { ST_MODES } from '../../host/hardware/atari-st/modes.ts';

/** A screen of any size and depth without a video chip, for code that may not know one mode from another. */
export function bareScreen(width: number, height: number, planes: number, cell = { w: 8, h: 16 }): ScreenMachine {
  const wordsPerLine = Math.ceil(width / 16);
  return {
    facts: { ...ST_MODES['tt-medium'], width, height, planes, wordsPerLine, cell },
    memory: new Uint16Array(wordsPerLine * planes * height),
    ikbd: new Ikbd(width, height),
    markDirty: () => {},
    requestScanOut: () => {},
    beforeScanOut: () => () => {},
  };
}
