/** Zero crossings of the filter on each side; more are sharper and slower. */
const LOBES = 16;

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** Hann window over -1 to 1. */
function hann(x: number): number {
  return Math.abs(x) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x);
}

/**
 * The same sound at another rate, by a windowed sinc filter. What the new rate cannot hold is filtered out and does not
 * come back as a false tone.
 *
 * @returns at least one sample; none of the filter's weight is lost at the ends
 */
export function resample(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  if (fromHz === toHz) return samples;
  const step = fromHz / toHz;
  const cutoff = Math.min(1, toHz / fromHz);
  const reach = LOBES / cutoff;
  const length = Math.max(1, Math.round(samples.length / step));
  return Float32Array.from({ length }, (_, k) => {
    const centre = k * step;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    let weights = 0;
    for (let at = first; at <= last; at++) {
      const distance = at - centre;
      const weight = sinc(distance * cutoff) * hann(distance / reach);
      sum += samples[at] * weight;
      weights += weight;
    }
    return weights === 0 ? 0 : sum / weights;
  });
}
