import { startTransition, useEffect, useState } from 'react';
import { undoDeletion } from '../../../shared/deleting/delete-later.js';
import { lastGame } from '../../../shared/games/last-game.js';
import { EMPTY_DRAFT, type DraftContent } from './draft.js';
import type { DraftStore } from './draft-store.js';
import { draftsMoved } from './own-drafts.js';

/** A draft to go on with, or an empty one to begin. */
export interface LoadedDraft extends DraftContent {
  readonly id: string;
  readonly existed: boolean;
  /** When it was kept last, in ms since 1970; null for one that is begun. */
  readonly savedAt: number | null;
  /** The clip of the draft; null when there is none or this computer no longer has it. */
  readonly file: File | null;
}

/** Reads a draft with its clip; one that is not there is begun. */
export async function loadDraft(store: DraftStore, id: string): Promise<LoadedDraft> {
  // who goes on with it wants it
  undoDeletion({ kind: 'draft', id });
  const draft = await store.read(id);
  // it is begun in the game that was looked at last
  const begun = { ...EMPTY_DRAFT, form: { ...EMPTY_DRAFT.form, gameId: lastGame.read() } };
  if (draft === null) return { ...begun, id, existed: false, savedAt: null, file: null };
  return { ...draft, id, existed: true, file: await store.clip(id, draft.clip) };
}

/** The draft of that id; null while it is read. @param active false waits: another tab works on it */
export function useLoadedDraft(store: DraftStore, id: string, active: boolean): LoadedDraft | null {
  const [loaded, setLoaded] = useState<{ readonly of: DraftStore; readonly draft: LoadedDraft } | null>(null);
  useEffect(() => {
    if (!active) return;
    let wanted = true;
    const load = async () => {
      await draftsMoved(store.userId);
      const draft = await loadDraft(store, id);
      if (!wanted) return;
      // the whole editor is drawn then: in parts, between which the page has its turn
      startTransition(() => {
        setLoaded({ of: store, draft });
      });
    };
    void load();
    return () => {
      wanted = false;
      // another tab may change it before it is active here again
      setLoaded(null);
    };
  }, [store, id, active]);
  return active && loaded !== null && loaded.of === store && loaded.draft.id === id ? loaded.draft : null;
}
