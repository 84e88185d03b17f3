/** When an item is pressed and released, as it is written: frames of the clip, or counted from the item before. */
export interface TypedFrames {
  readonly start: number;
  /** The same as `start` for a plain press, null for a hold without a release. */
  readonly end: number | null;
  /** Both are counted from the item before. */
  readonly relative: boolean;
}

const DASH = String.raw`\s*(?:-|–|—|\.\.|to\b)\s*`;
const FRAMES = String.raw`(?:frames?\s*|f|@)?(\+)?(\d{1,6})f?(${DASH}(\d{1,6})?f?)?`;
const AFTER = new RegExp(`(?:^|\\s|(?=@))${FRAMES}\\s*$`, 'i');
const BEFORE = new RegExp(`^\\s*${FRAMES}\\s*:`, 'i');

const framesOf = ([, plus, start = '', range, end]: readonly (string | undefined)[]): TypedFrames => ({
  start: Number(start),
  end: range === undefined ? Number(start) : end === undefined ? null : Number(end),
  relative: plus !== undefined,
});

/** One item, its inputs apart from its frames. */
export interface SplitItem {
  readonly inputs: string;
  /** Where `inputs` begins in the item. */
  readonly at: number;
  readonly frames: TypedFrames | null;
}

/** Parts `fair 32`, `jump 40-44`, `A +8`, `jump 40-` (never released) and `32: fair`. */
export function splitItem(item: string): SplitItem {
  const before = BEFORE.exec(item);
  if (before !== null) {
    const at = before[0].length;
    return { inputs: item.slice(at), at, frames: framesOf(before) };
  }
  const after = AFTER.exec(item);
  const inputs = item.slice(0, after?.index);
  // `A + 8` joins A and the 8 of a number pad
  if (after === null || inputs.trimEnd().endsWith('+')) return { inputs: item, at: 0, frames: null };
  return { inputs, at: 0, frames: framesOf(after) };
}
