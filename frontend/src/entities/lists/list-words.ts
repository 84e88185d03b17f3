/** `1 combo`, `12 combos`. */
export const combosWords = (count: number): string => `${String(count)} ${count === 1 ? 'combo' : 'combos'}`;
