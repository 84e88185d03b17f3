/** Frames with one decimal, never −0. */
export const tenths = (frames: number): number => Math.round(frames * 10) / 10 + 0;

/** Mean of errors told to a tenth, to a tenth; 0 of none. Reckoned in whole tenths, so that shifting all shifts the mean. */
export const meanTenths = (errors: readonly number[]): number =>
  Math.round(errors.reduce((sum, error) => sum + Math.round(error * 10), 0) / Math.max(1, errors.length)) / 10 + 0;
