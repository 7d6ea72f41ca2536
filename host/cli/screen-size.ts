import {
  inWholeWords,
  isScreenSize,
  LARGEST_SIZE,
  LEAST_SIZE,
  type ScreenSize,
  type StOptions,
  WORD_PIXELS,
} from '../hardware/atari-st/modes.ts';
import type { CommandLine } from './command-line.ts';
import type { OptionTable } from './options.ts';
import { UsageError } from './usage-error.ts';

const SIZE = /^(\d{1,6})x(\d{1,6})$/;

const sizeText = ({ width, height }: ScreenSize): string => `${width}x${height}`;

/** The options that say more of a screen than its mode. */
export const SCREEN_OPTIONS: OptionTable = {
  size: {
    value: 'WxH',
    summary: `size of the screen large-mono, ${sizeText(LEAST_SIZE)} to ${sizeText(LARGEST_SIZE)}; 1280x1024 when not given`,
  },
  ste: { value: null, summary: 'the colours of the STE, 4096 instead of 512, in the modes of the ST' },
};

function parseSize(text: string): ScreenSize {
  const [, width, height] = SIZE.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (isScreenSize(size)) return size;
  const subject = `--size ${text}`;
  const whole = inWholeWords(size);
  if (isScreenSize(whole)) {
    throw new UsageError(subject, `the width must be a multiple of ${WORD_PIXELS}; the nearest is ${sizeText(whole)}`);
  }
  throw new UsageError(subject, `must be from ${sizeText(LEAST_SIZE)} to ${sizeText(LARGEST_SIZE)}`);
}

/**
 * What a command line asks of the machine beside the mode.
 *
 * @throws UsageError for a size that no screen has, and for options of other modes than this one
 */
export function screenOptions(line: CommandLine, mode: string): StOptions {
  const size = line.text('size');
  if (size !== null && mode !== 'large-mono') throw new UsageError('--size', `is for large-mono, not for ${mode}`);
  if (line.has('ste') && !mode.startsWith('st-')) {
    throw new UsageError('--ste', `is for the modes of the ST, not for ${mode}`);
  }
  return { ste: line.has('ste'), ...(size === null ? {} : { size: parseSize(size) }) };
}
