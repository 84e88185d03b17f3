/** The same ids with this one at a place; places beyond the end mean the end. */
export const withAt = (ids: readonly string[], id: string, at: number): readonly string[] => {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, at), id, ...others.slice(at)];
};

export const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((each) => each !== id);

/**
 * Where among all entries something must stand to be at `place` among those that are shown: combos that were deleted
 * (`gone`) keep their places unseen.
 */
export function fullPlace(ids: readonly string[], gone: ReadonlySet<string>, place: number): number {
  const next = ids.filter((id) => !gone.has(id))[place];
  return next === undefined ? ids.length : ids.indexOf(next);
}
