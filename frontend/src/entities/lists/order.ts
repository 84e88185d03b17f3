/** The same things with the one at `from` standing at `to`; places beyond the ends mean the ends. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, i) => i !== from);
  const thing = all.slice(from, from + 1);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), ...thing, ...rest.slice(place)];
}

/** Divides what stood on pages again, so that each page keeps its length and the last takes the rest. */
export function onPages<T>(all: readonly T[], lengths: readonly number[]): T[][] {
  let start = 0;
  return lengths.map((length, i) => {
    const end = i === lengths.length - 1 ? all.length : start + length;
    const page = all.slice(start, end);
    start = end;
    return page;
  });
}

/** Those whose ids are known stand as these do; before them all others, as they came. */
export function inKnownOrder<T extends { readonly _id: string }>(all: readonly T[], known: readonly string[]): T[] {
  const place = ({ _id }: T) => known.indexOf(_id);
  return [...all].sort((a, b) => place(a) - place(b));
}
