/** Votes that a combo is thought to have before anybody has voted, so that the first few say little. */
const PRIOR = 4;
/** What a like may make up for in age: a combo a year older stands level with twice the votes. */
const MS_PER_DOUBLING = 365.25 * 24 * 60 * 60 * 1000;
/** Steps to a doubling: coarse enough that most likes of a well liked combo change nothing, fine enough that nobody sees them. */
const STEPS = 8;

/**
 * How a combo stands among those that answer a question equally well: likes less dislikes, each doubling worth as much as a year of
 * newness. Age counts from a fixed day and not from now, so the number only changes with the votes and can be kept with the combo;
 * two combos compare the same on any day.
 * @param numLikes, numDislikes at least 0
 * @param createdAt ISO 8601 UTC
 * @returns a whole number, the higher the better; one doubling or one year is {@link STEPS}
 * @see the same idea, with ten times the votes for 12.5 hours: reddit's `_hot`, r2/lib/db/_sorts.pyx
 */
export function standingOf(numLikes: number, numDislikes: number, createdAt: string): number {
  const votes = Math.max(1, PRIOR + numLikes - numDislikes);
  const age = (Date.parse(createdAt) || 0) / MS_PER_DOUBLING;
  return Math.floor(STEPS * (Math.log2(votes) + age));
}
