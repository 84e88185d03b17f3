/** A word of so many letters may be read as another one: by one letter, and by two when there is none by one. */
const SHORTEST = 4;
const SHORTEST_BY_TWO = 8;
/** Unknown words of a text that are read as others; what comes after them finds nothing. */
export const MOST_READ = 8;

/** Letters by which a word may differ from what it is read as. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  const { length } = Array.from(word);
  if (length < SHORTEST) return 0;
  return length < SHORTEST_BY_TWO ? 1 : 2;
}

interface Bucket {
  readonly words: string[];
  /** Which letters occur, as bits. */
  readonly letters: number[];
}

/** Finds the words near to a misspelt one among those with its first letter and about its length. */
export class Spelling {
  readonly #buckets = new Map<string, Bucket>();

  /** @param word not added before */
  add(word: string): void {
    const points = Array.from(word);
    const key = keyOf(points[0] ?? '', points.length);
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) this.#buckets.set(key, (bucket = { words: [], letters: [] }));
    bucket.words.push(word);
    bucket.letters.push(lettersOf(word));
  }

  /** Words with the same first letter that differ by one, and those that differ by two when that is allowed. */
  near(word: string): readonly [byOne: readonly string[], byTwo: readonly string[]] {
    const most = allowedEdits(word);
    const found: readonly [string[], string[]] = [[], []];
    if (most === 0) return found;
    const points = Array.from(word);
    const letters = lettersOf(word);
    for (let length = points.length - most; length <= points.length + most; length += 1) {
      const bucket = this.#buckets.get(keyOf(points[0] ?? '', length));
      if (bucket === undefined) continue;
      for (let at = 0; at < bucket.words.length; at += 1) {
        // an edit adds and takes away at most one kind of letter
        if (bitsOf((bucket.letters[at] ?? 0) ^ letters) > 2 * most) continue;
        const other = bucket.words[at] ?? '';
        const distance = editsBetween(points, Array.from(other), most);
        if (distance === 1) found[0].push(other);
        else if (distance === 2 && most === 2) found[1].push(other);
      }
    }
    return found;
  }
}

/**
 * Letters added, left out, changed or swapped with the next one, no letter touched twice.
 * @returns a number above `most` when there are more than that
 */
export function editsBetween(a: readonly string[], b: readonly string[], most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      let edits = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      edits = Math.min(edits, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return least;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

const keyOf = (first: string, length: number): string => `${first}${String(length)}`;

const LETTER_BITS = 26;
const OTHER_BITS = 4;
const SMALL_A = 97;

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    const letter = code - SMALL_A;
    bits |= 1 << (letter >= 0 && letter < LETTER_BITS ? letter : LETTER_BITS + (code % OTHER_BITS));
  }
  return bits;
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
