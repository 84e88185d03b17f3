/** An object with a property for each of these names. */
export const recordOf = <N extends string, V>(names: readonly N[], valueOf: (name: N, at: number) => V): Record<N, V> =>
  Object.fromEntries(names.map((name, at) => [name, valueOf(name, at)])) as Record<N, V>;
