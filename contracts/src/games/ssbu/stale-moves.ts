/** Share of the damage that each place of the queue takes, the last move first (ssbwiki.com, "Stale-move negation", Ultimate). */
export const STALE_SHARES: readonly number[] = [
  ...[0.09, 0.08545, 0.07635, 0.0679, 0.05945, 0.05035, 0.04255, 0.03345, 0.025],
];
/** What a move does that is not in the queue at all (the same page). */
export const FRESH_BONUS = 1.05;

/**
 * Share of its printed damage that a move does that was the last thing to hit, so many times in a row.
 * @param times 0 to 9; 0 = it is not in the queue; null = as printed
 */
export function staleShare(times: number | null): number {
  if (times === null) return 1;
  return times === 0 ? FRESH_BONUS : 1 - STALE_SHARES.slice(0, times).reduce((sum, share) => sum + share, 0);
}
