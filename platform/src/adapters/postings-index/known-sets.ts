import type { Column, Counts } from './counts.js';
import type { DocSet } from './doc-set.js';

/** A set whose counts are known without a look at its documents. */
export interface KnownSet {
  readonly size: number;
  readonly documents: () => DocSet;
  readonly of: (column: Column) => Int32Array;
}

/** Sets that have no document in common, together; or what they leave of a whole that holds all of them. */
export function combined(parts: readonly Counts[], documents: () => DocSet, whole: KnownSet | null = null): KnownSet {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  return {
    size: whole === null ? size : whole.size - size,
    documents,
    of: (column) => {
      const [only] = parts;
      if (whole === null && parts.length === 1 && only !== undefined) return only.of(column);
      const total = whole?.of(column).slice() ?? new Int32Array(longest(parts, column));
      for (const part of parts) addTo(total, part.of(column), whole === null ? 1 : -1);
      return total;
    },
  };
}

const longest = (parts: readonly Counts[], column: Column): number =>
  parts.reduce((most, part) => Math.max(most, part.of(column).length), 0);

function addTo(total: Int32Array, counts: Int32Array, sign: 1 | -1): void {
  const length = Math.min(total.length, counts.length);
  for (let at = 0; at < length; at += 1) total[at] = (total[at] ?? 0) + sign * (counts[at] ?? 0);
}
