import { createSignal } from '../../../shared/store/signal.js';

/** Drafts that are becoming combos on this page, with how many hold each so. */
const shared = new Map<string, number>();
const changed = createSignal();
const nameOf = (userId: string, id: string): string => JSON.stringify([userId, id]);

/** Whether a draft is being shared, or ended after that: nobody goes on with it meanwhile. */
export const isBeingShared = (userId: string, id: string): boolean => shared.has(nameOf(userId, id));

/** Calls back when a draft begins or ends to be shared. */
export const onSharedDrafts = changed.listen;

/** Says that a draft is being shared. @returns ends that */
export function shareDraft(userId: string, id: string): () => void {
  const name = nameOf(userId, id);
  shared.set(name, (shared.get(name) ?? 0) + 1);
  changed.tell();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    const left = (shared.get(name) ?? 1) - 1;
    if (left === 0) shared.delete(name);
    else shared.set(name, left);
    changed.tell();
  };
}

/** Calls back once a draft is not being shared (any more): at once when it is not. @returns stops waiting */
export function afterSharing(userId: string, id: string, then: () => void): () => void {
  if (!isBeingShared(userId, id)) {
    then();
    return () => undefined;
  }
  const stop = onSharedDrafts(() => {
    if (isBeingShared(userId, id)) return;
    stop();
    then();
  });
  return stop;
}
