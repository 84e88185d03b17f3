/** A server may take the square of the length for a list of ids. */
const PER_QUERY = 100;

/** Cuts a list of ids into lists for one query each, each id once. */
export function* inChunks<Id>(ids: Iterable<Id>): Generator<Id[]> {
  const unique = [...new Set(ids)];
  for (let at = 0; at < unique.length; at += PER_QUERY) yield unique.slice(at, at + PER_QUERY);
}

/** What a query finds for each of the lists, as one list. */
export async function findInChunks<Id, Found>(
  ids: Iterable<Id>,
  find: (some: Id[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const some of inChunks(ids)) found.push(...(await find(some)));
  return found;
}
