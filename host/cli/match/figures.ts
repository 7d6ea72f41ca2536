/** A mean with half the width of its 95 % interval. */
export interface Mean {
  readonly mean: number;
  /** Infinite where a single value says nothing of it. */
  readonly within: number;
}

/** Width of a 95 % interval in standard errors. */
const STANDARD_ERRORS = 1.96;

/** The mean of independent values, one or more. */
export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  if (values.length < 2) return { mean, within: Number.POSITIVE_INFINITY };
  const variance = values.reduce((total, value) => total + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, within: STANDARD_ERRORS * Math.sqrt(variance / values.length) };
}

/** A share as percent with its interval: `61.5 % (58.9 to 64.1)`. */
export function percentText({ mean, within }: Mean): string {
  const [middle, low, high] = [mean, mean - within, mean + within].map((share) => (100 * share).toFixed(1));
  return Number.isFinite(within) ? `${middle} % (${low} to ${high})` : `${middle} %`;
}

/** A mean with what it may be wrong by: `12.34 ± 0.56`. */
export function meanText({ mean, within }: Mean): string {
  return Number.isFinite(within) ? `${mean.toFixed(2)} ± ${within.toFixed(2)}` : mean.toFixed(2);
}

/** A mean as JSON, which knows no infinity. */
export function meanJson({ mean, within }: Mean): { readonly mean: number; readonly within: number | null } {
  return { mean, within: Number.isFinite(within) ? within : null };
}
