/**
 * Edit distance of two sequences (Levenshtein): leaving one member out or adding one costs 1, putting one in place of another what
 * `costOf` says, 0 to 1. Takes as many steps as the product of their lengths.
 */
export function sequenceDistance<T>(a: readonly T[], b: readonly T[], costOf: (a: T, b: T) => number): number {
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, one] of a.entries()) {
    const row = [i + 1];
    for (const [j, other] of b.entries())
      row.push(Math.min((before[j] ?? 0) + costOf(one, other), (before[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    before = row;
  }
  return before[b.length] ?? 0;
}
