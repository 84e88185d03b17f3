import type { DraftRows } from './draft-rows.js';
import { DraftStore } from './draft-store.js';
import { IdbRows } from './idb-rows.js';
import { takeOverOldDrafts } from './old-drafts.js';

const rows: DraftRows = new IdbRows();
const stores = new Map<string, DraftStore>();
const moved = new Map<string, Promise<void>>();

/** The drafts of a user in this browser, one store for the whole page. Old ones are taken over before the first read. */
export function ownDrafts(userId: string): DraftStore {
  const store = stores.get(userId) ?? new DraftStore(rows, userId);
  stores.set(userId, store);
  return store;
}

/** Resolves once drafts that lay in the older place are in the store. */
export function draftsMoved(userId: string): Promise<void> {
  const moving = moved.get(userId) ?? takeOverOldDrafts(rows, userId, () => localStorage);
  moved.set(userId, moving);
  return moving;
}

/** The draft that a user worked on last; null when there is none. */
export async function newestDraft(userId: string): Promise<string | null> {
  await draftsMoved(userId);
  return (await ownDrafts(userId).newest())?.id ?? null;
}
