const SKIP_EXPECTED = 0;
const SKIP_GIVEN = 1;
const PAIR = 2;

/** For each rest of both lists what to do with its first two; the best is found from the end. */
function choices(expected: readonly number[], given: readonly number[], window: number): Uint8Array {
  const width = given.length + 1;
  const choice = new Uint8Array(expected.length * width);
  let pairsAfter = new Int32Array(width);
  let costAfter = new Float64Array(width);
  for (let row = expected.length - 1; row >= 0; row -= 1) {
    const pairs = new Int32Array(width);
    const cost = new Float64Array(width);
    for (let column = given.length - 1; column >= 0; column -= 1) {
      const distance = Math.abs((given[column] ?? Infinity) - (expected[row] ?? Infinity));
      let kind = PAIR;
      let count = distance <= window ? (pairsAfter[column + 1] ?? 0) + 1 : -1;
      let sum = (costAfter[column + 1] ?? 0) + distance;
      const consider = (other: number, otherCount = 0, otherSum = 0): void => {
        if (otherCount < count || (otherCount === count && otherSum >= sum)) return;
        [kind, count, sum] = [other, otherCount, otherSum];
      };
      consider(SKIP_EXPECTED, pairsAfter[column], costAfter[column]);
      consider(SKIP_GIVEN, pairs[column + 1], cost[column + 1]);
      pairs[column] = count;
      cost[column] = sum;
      choice[row * width + column] = kind;
    }
    pairsAfter = pairs;
    costAfter = cost;
  }
  return choice;
}

/**
 * Which given frame belongs to which expected one: one to one, at most `window` frames apart, the most pairs and of these
 * the least sum of distances; of equals the earliest given. Both lists ascend, so pairs never cross. Takes the product of
 * both lengths in time and bytes.
 * @returns for each expected frame the place of its given one, or null
 */
export function matchInOrder(
  expected: readonly number[],
  given: readonly number[],
  window: number,
): readonly (number | null)[] {
  const choice = choices(expected, given, window);
  const matched: (number | null)[] = expected.map(() => null);
  let row = 0;
  let column = 0;
  while (row < expected.length && column < given.length) {
    const kind = choice[row * (given.length + 1) + column];
    if (kind === PAIR) matched[row] = column;
    if (kind !== SKIP_GIVEN) row += 1;
    if (kind !== SKIP_EXPECTED) column += 1;
  }
  return matched;
}
