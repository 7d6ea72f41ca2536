/** Steps of one run of the envelope from one end of the volume to the other. */
export const ENVELOPE_STEPS = 32;

const TOP = ENVELOPE_STEPS - 1;

/** Bits of the shape register. */
const CONTINUE = 8;
const ATTACK = 4;
const ALTERNATE = 2;
const HOLD = 1;

/**
 * Volume of the envelope, 0 to 31. The first run goes down, or up with the attack bit. What follows depends on the
 * other bits: silence without continue; with hold the end of the first run, or its opposite with alternate; else the
 * run once more, every other one turned round with alternate (Yamaha's documentation of the YM2149).
 *
 * @param shape value of register 13, 0 to 15
 * @param step steps since the register was written
 */
export function envelopeVolume(shape: number, step: number): number {
  const run = Math.floor(step / ENVELOPE_STEPS);
  const rises = (shape & ATTACK) !== 0;
  const alternates = (shape & ALTERNATE) !== 0;
  if (run > 0 && envelopeRunsOnce(shape)) return (shape & CONTINUE) !== 0 && rises !== alternates ? TOP : 0;
  const turned = alternates && run % 2 === 1;
  const place = step % ENVELOPE_STEPS;
  return rises !== turned ? place : TOP - place;
}

/** Whether the volume stays as it is after the first run. */
export function envelopeRunsOnce(shape: number): boolean {
  return (shape & CONTINUE) === 0 || (shape & HOLD) !== 0;
}
