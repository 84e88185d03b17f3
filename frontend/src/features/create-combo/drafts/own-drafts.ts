import { deleteBy } from '../../../shared/deleting/delete-later.js';
import { tusSending } from '../upload/tus-sending.js';
import { uploadToken } from '../upload/upload-token.js';
import { claimedDrafts } from './draft-claim.js';
import type { DraftRows } from './draft-rows.js';
import { DraftStore } from './draft-store.js';
import { IdbRows } from './idb-rows.js';
import { takeOverOldDrafts } from './old-drafts.js';
import { isBeingShared } from './shared-drafts.js';

const rows: DraftRows = new IdbRows();
const stores = new Map<string, DraftStore>();
const moved = new Map<string, Promise<void>>();

/** The drafts of a user in this browser, one store for the whole page. Old ones are taken over before the first read. */
export function ownDrafts(userId: string): DraftStore {
  const known = stores.get(userId);
  if (known !== undefined) return known;
  const store = new DraftStore(rows, userId);
  stores.set(userId, store);
  deleteBy('draft', userId, (id) => throwAway(store, id));
  return store;
}

/** Removes a draft with its clip, here and, where it was being uploaded, on the server. */
async function throwAway(store: DraftStore, id: string): Promise<null> {
  const uploadUrl = (await store.read(id))?.uploadUrl ?? null;
  await store.remove(id);
  if (uploadUrl === null) return null;
  const token = await uploadToken(store.userId)(false).catch(() => null);
  await tusSending.terminate(uploadUrl, token).catch(() => undefined); // it expires by itself
  return null;
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

/** The draft to open where none is named: the newest, unless another tab works on it or it is being shared. */
export async function draftToReopen(
  userId: string,
  claimed: (userId: string) => Promise<ReadonlySet<string>> = claimedDrafts,
): Promise<string | null> {
  const newest = await newestDraft(userId);
  if (newest === null || isBeingShared(userId, newest)) return null;
  const open = await claimed(userId).catch(() => new Set<string>());
  return open.has(newest) ? null : newest;
}
