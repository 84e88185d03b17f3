import DataLoader from 'dataloader';
import type { AnyCollection, Collection, DocumentReader, Stored } from '@combolab/platform';

type ReadMany<V> = (collection: AnyCollection, ids: readonly string[]) => Promise<readonly V[]>;

function batched<V>(readMany: ReadMany<V>): (collection: AnyCollection, id: string) => Promise<V> {
  const loaders = new Map<AnyCollection, DataLoader<string, V>>();
  return (collection, id) => {
    const known = loaders.get(collection);
    const loader = known ?? new DataLoader<string, V>((ids) => readMany(collection, ids), { cache: false });
    if (known === undefined) loaders.set(collection, loader);
    return loader.load(id);
  };
}

/**
 * A reader for what many ask beside each other, each about its own document, such as who joins the rooms of a page: what is asked by `get`
 * or `versionOf` in one turn is one question for each collection. Nothing is kept: what is asked later is read anew.
 */
export function batchedReader(documents: DocumentReader): DocumentReader {
  const get = batched<Stored<object> | null>(async (collection, ids) => {
    const found = await documents.getMany<Record<string, unknown>>(collection, [...new Set(ids)]);
    const byId = new Map(found.map((stored) => [stored.id, stored]));
    return ids.map((id) => byId.get(id) ?? null);
  });
  const versionOf = batched((collection, ids) => documents.versionsOf(collection, ids));
  return {
    get: <T extends object>(collection: Collection<T>, id: string) => get(collection, id) as Promise<Stored<T> | null>,
    versionOf,
    getMany: (collection, ids) => documents.getMany(collection, ids),
    find: (collection, options) => documents.find(collection, options),
    count: (collection, where) => documents.count(collection, where),
    versionsOf: (collection, ids) => documents.versionsOf(collection, ids),
  };
}
