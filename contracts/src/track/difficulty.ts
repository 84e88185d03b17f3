export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const gapScore = (average: number): number => (average > 20 ? 1 : average > 10 ? 3 : 5);
const lengthScore = (actions: number): number => (actions > 10 ? 6 : actions > 8 ? 5 : actions > 4 ? 3 : 1);

/**
 * How hard a combo is, 0 to 11, from the mean gap between consecutive action frames and their number.
 * With one action there is no gap and that part scores 1; with none the score is 0.
 */
export function difficultyScore(actions: readonly { readonly frame: number }[]): number {
  const first = actions[0];
  const last = actions.at(-1);
  if (first === undefined || last === undefined) return 0;
  const gap = actions.length === 1 ? 1 : gapScore((last.frame - first.frame) / (actions.length - 1));
  return gap + lengthScore(actions.length);
}

/** Above 7 Hard, above 4 Medium, otherwise Easy. */
export function difficultyOf(actions: readonly { readonly frame: number }[]): Difficulty {
  const score = difficultyScore(actions);
  return score > 7 ? 'Hard' : score > 4 ? 'Medium' : 'Easy';
}
