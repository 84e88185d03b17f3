import { createHash } from 'node:crypto';
import { SearchRemoved, SearchSaved } from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection } from '@combolab/platform';
import { evolve } from '../../commands/decider.js';
import { savedSearchOn, type SavedSearchState } from './saved-search.decider.js';

/** A saved search; a removed one stays as a mark that remembers its version. */
export interface SavedSearchDoc {
  readonly userId: string;
  readonly searchId: string;
  readonly name: string;
  readonly game: string | null;
  readonly query: string;
  readonly alert: boolean;
  readonly removed: boolean;
  readonly savedAt: string;
  /** Which part of all searches it belongs to, so that many can be read a part at a time. */
  readonly bucket: number;
  readonly streamVersion: number;
}

/** Parts of all searches, by their owners. */
export const SEARCH_BUCKETS = 16;

const bucketOf = (userId: string): number => (createHash('sha1').update(userId).digest()[0] ?? 0) % SEARCH_BUCKETS;

export const savedSearchesCollection: Collection<SavedSearchDoc> = {
  name: 'searches',
  projection: 'searches',
  indexes: [
    ['userId', 'removed', 'savedAt'],
    ['alert', 'removed', 'game', 'bucket'],
  ],
};

export const savedSearchKey = (userId: string, searchId: string): string => `${userId}/${searchId}`;

function stateOf(doc: SavedSearchDoc): SavedSearchState | null {
  if (doc.removed) return null;
  const { userId, searchId, name, game, query, alert, savedAt } = doc;
  return { saved: { userId, searchId, name, game, query, alert }, savedAt };
}

/** What users keep to search for again. */
export const searchesProjection = defineProjection({
  name: 'searches',
  version: 2,
  collections: [savedSearchesCollection],
  on: onEach([SearchSaved.type, SearchRemoved.type], async (event, views) => {
    const { userId, searchId } = event.data;
    const id = savedSearchKey(userId, searchId);
    const before = (await views.get(savedSearchesCollection, id))?.doc ?? null;
    if (before !== null && before.streamVersion >= event.version) return;
    const state = evolve(savedSearchOn, before === null ? null : stateOf(before), event);
    const { name = '', game = null, query = '', alert = false } = state?.saved ?? {};
    await views.put(savedSearchesCollection, id, {
      ...{ userId, searchId, name: name ?? '', game, query, alert },
      removed: state === null,
      savedAt: state?.savedAt ?? event.time,
      bucket: bucketOf(userId),
      streamVersion: event.version,
    });
  }),
  reads: ({ data: { userId, searchId } }) => [readOf(savedSearchesCollection, savedSearchKey(userId, searchId))],
});
