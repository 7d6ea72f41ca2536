/** Colour registers of the first pens with 2 planes and with 4 or more (FIDELITY §1.5). */
const FIRST_REGISTERS_2_PLANES = [0, 3, 1, 2];
const FIRST_REGISTERS_4_PLANES = [0, 15, 1, 2, 4, 6, 3, 5, 7, 8, 9, 10, 12, 14, 11, 13];

const MAX_PLANES = 8;

/** Registers of all pens, for 1 to 8 planes. */
const REGISTERS: readonly (readonly number[])[] = Array.from({ length: MAX_PLANES }, (_, i) => registersOf(i + 1));

/**
 * The pixel value (hardware colour register) of a VDI pen. Pen 1 is black and takes the highest register, whose own pen
 * takes the register that pen 1 left free (FIDELITY §1.5). Pens that the screen does not have are drawn as pen 1, as the
 * VDI does.
 *
 * @param planes 1 to 8
 */
export function registerOfPen(pen: number, planes: number): number {
  const registers = REGISTERS[planes - 1];
  return registers[pen] ?? registers[1];
}

function registersOf(planes: number): readonly number[] {
  if (planes === 2) return FIRST_REGISTERS_2_PLANES;
  const registers = Array.from({ length: 1 << planes }, (_, register) => register);
  if (planes >= 4) registers.splice(0, FIRST_REGISTERS_4_PLANES.length, ...FIRST_REGISTERS_4_PLANES);
  if (planes === 1 || planes === 4) return registers;
  const last = registers.length - 1;
  registers[last] = registers[1];
  registers[1] = last;
  return registers;
}
