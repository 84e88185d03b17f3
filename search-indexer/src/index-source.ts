import type { SearchDocument, SearchIndex } from '@combolab/platform';

export interface DeletedDocument {
  readonly id: string;
  readonly version: readonly [number, number];
  readonly deleted: true;
}

/** Documents as the views have them now. */
export interface IndexSource {
  /** In any order, without those that the views never saw. */
  read(comboIds: readonly string[]): Promise<readonly (SearchDocument | DeletedDocument)[]>;
  /** Ids of all combos that can be found. */
  all(): AsyncIterable<string>;
}

/** What is read from and what is written to. */
export interface IndexEnds {
  readonly source: IndexSource;
  readonly search: SearchIndex;
}

/** Writes these combos as the views have them now. */
export async function writeCombos({ source, search }: IndexEnds, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const changes = await source.read(ids);
  if (changes.length > 0) await search.write(changes);
}
