/** Percent as kept: 0 to 100. */
export const clampPercent = (percent: number): number =>
  Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0));

/** Attempts a job gets when `fail` does not say. */
export const DEFAULT_ATTEMPTS = 3;

export interface JobsOptions {
  /** The store's clock, epoch ms. */
  readonly now?: () => number;
}
