import { useEffect, useState } from 'react';
import { deletions } from '../../../shared/deleting/deletions.js';
import type { DraftStore, ListedDraft } from './draft-store.js';
import { draftsMoved } from './own-drafts.js';
import { onSharedDrafts } from './shared-drafts.js';

/** The drafts of a store, newest first, read again when one is shared or deleted; empty until they are read. */
export function useDrafts(store: DraftStore): readonly ListedDraft[] {
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = () => {
      void draftsMoved(store.userId)
        .then(() => store.list())
        .then((found) => {
          if (wanted) setDrafts(found);
        });
    };
    look();
    const stops = [onSharedDrafts(look), deletions.listen(look)];
    return () => {
      wanted = false;
      for (const stop of stops) stop();
    };
  }, [store]);
  return drafts;
}
