/** Two combos beside each other, and the frame of each that happens at the same time. */
export interface Comparison {
  /** Ids; null while none is chosen. */
  readonly first: string | null;
  readonly second: string | null;
  /** The frames that lie over each other, of the first and of the second; null = the first press of each. */
  readonly aligned: readonly [first: number, second: number] | null;
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const ALIGNED = /^(\d{1,5})-(\d{1,5})$/;

const idIn = (text: string | null): string | null => (text !== null && ID.test(text) ? text : null);

/** Reads `?a=<id>&b=<id>&at=12-30`; what it does not understand is absent. */
export function readComparison(search: URLSearchParams): Comparison {
  const [, first, second] = ALIGNED.exec(search.get('at') ?? '') ?? [];
  return {
    first: idIn(search.get('a')),
    second: idIn(search.get('b')),
    aligned: first === undefined || second === undefined ? null : [Number(first), Number(second)],
  };
}

/** The query string of a comparison, without `?`. */
export function writeComparison({ first, second, aligned }: Comparison): string {
  const search = new URLSearchParams();
  if (first !== null) search.set('a', first);
  if (second !== null) search.set('b', second);
  if (aligned !== null) search.set('at', aligned.join('-'));
  return search.toString();
}
