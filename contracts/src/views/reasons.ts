/** Why a combo stands where it does among what was found; what says most first. */
export const REASONS = [
  'same-title',
  'whole-title',
  'part-of-title',
  'fighters-title',
  'all-words',
  'some-words',
  'starts-together',
  'together',
  'starts-in-order',
  'in-order',
  'spoken-of',
  'one-opponent',
  'every-percent',
  'some-percents',
  'verified',
] as const;
export type Reason = (typeof REASONS)[number];
