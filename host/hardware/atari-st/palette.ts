/**
 * Colour of an ST colour register as 0xRRGGBB: three bits a channel, scaled so that 7 is full intensity (FIDELITY §2.1,
 * the scaling of the reference captures).
 *
 * @param register $0RGB, bit 3 of each digit is ignored
 */
export function stColour(register: number): number {
  return channels(register, (nibble) => Math.floor(((nibble & 7) * 255) / 7));
}

/** Colour of a TT colour register as 0xRRGGBB: four bits a channel in plain order (FIDELITY §2.1). */
export function ttColour(register: number): number {
  return channels(register, (nibble) => nibble * 17);
}

function channels(register: number, intensity: (nibble: number) => number): number {
  return (intensity((register >> 8) & 15) << 16) | (intensity((register >> 4) & 15) << 8) | intensity(register & 15);
}
