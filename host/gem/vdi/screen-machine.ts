import type { AtariSt } from '../../hardware/atari-st/machine.ts';

/** The parts of a machine that the VDI works with: the facts of its mode, screen memory, mouse and vertical blank. */
export type ScreenMachine = Pick<
  AtariSt,
  'facts' | 'memory' | 'ikbd' | 'markDirty' | 'requestScanOut' | 'beforeScanOut'
>;
