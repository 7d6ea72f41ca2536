/**
 * One of the 16 combinations of a source and a destination bit, numbered as `vro_cpyfm` does (FIDELITY §1.5): bit 3 of the
 * number is the result for source 0 and destination 0, bit 2 for 0 and 1, bit 1 for 1 and 0, bit 0 for 1 and 1.
 */
export type LogicOp = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;

/** The names by which the Atari ST VDI documentation calls the operations used by name here. */
export const LOGIC_OP = {
  clear: 0,
  and: 1,
  source: 3,
  notSourceAndDestination: 4,
  destination: 5,
  xor: 6,
  or: 7,
  notSource: 12,
  notSourceOrDestination: 13,
  set: 15,
} as const satisfies Record<string, LogicOp>;

/** Writing modes of the VDI (FIDELITY §1.5). */
export type WritingMode = 1 | 2 | 3 | 4;

export const WRITING_MODE = { replace: 1, transparent: 2, xor: 3, reverseTransparent: 4 } as const;

/**
 * An operation as four masks of 16 bits, good for whole words without a branch. For a source word `s` the result of any
 * destination word `d` is `(d & (andConstant ^ (s & andSource))) ^ (xorConstant ^ (s & xorSource))`.
 */
export interface LogicMasks {
  readonly andConstant: number;
  readonly andSource: number;
  readonly xorConstant: number;
  readonly xorSource: number;
}

/** The masks of each operation. */
export const LOGIC_MASKS: readonly LogicMasks[] = Array.from({ length: 16 }, (_, op) => {
  const result = (source: number, destination: number): number => (op >> (3 - 2 * source - destination)) & 1;
  const keep0 = result(0, 0) ^ result(0, 1);
  const keep1 = result(1, 0) ^ result(1, 1);
  return {
    andConstant: word(keep0),
    andSource: word(keep0 ^ keep1),
    xorConstant: word(result(0, 0)),
    xorSource: word(result(0, 0) ^ result(1, 0)),
  };
});

function word(bit: number): number {
  return bit === 1 ? 0xffff : 0;
}

/**
 * What a writing mode does in one plane, where a picture of one plane is drawn in two colours.
 *
 * @param foreground bit of this plane in the colour of set pixels
 * @param background bit of this plane in the colour of clear pixels
 */
export function logicOfWritingMode(mode: WritingMode, foreground: number, background: number): LogicOp {
  switch (mode) {
    case WRITING_MODE.replace:
      if (foreground === background) return foreground === 1 ? LOGIC_OP.set : LOGIC_OP.clear;
      return foreground === 1 ? LOGIC_OP.source : LOGIC_OP.notSource;
    case WRITING_MODE.transparent:
      return foreground === 1 ? LOGIC_OP.or : LOGIC_OP.notSourceAndDestination;
    case WRITING_MODE.xor:
      return LOGIC_OP.xor;
    case WRITING_MODE.reverseTransparent:
      return background === 1 ? LOGIC_OP.notSourceOrDestination : LOGIC_OP.and;
  }
}
