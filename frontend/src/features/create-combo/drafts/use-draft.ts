import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../shared/store/use-store.js';
import type { ComboForm } from '../combo-form.js';
import type { Track } from '../track/track.js';
import { DraftKeeper, type KeeperState } from './draft-keeper.js';
import type { DraftStore } from './draft-store.js';
import type { LoadedDraft } from './load-draft.js';
import { t } from '../texts.js';

interface Work {
  readonly form: ComboForm;
  readonly track: Track;
  /** The frame that is shown. */
  readonly cursorOf: () => number;
  /** Called when something is kept for the first time. */
  readonly onFirst: () => void;
}

/** What is said of a draft; '' while there is nothing to say. */
export function savedWords({ saved, clipKept }: KeeperState, hasClip: boolean): string {
  if (saved === 'nothing') return '';
  if (saved === 'saving') return t('savingTheDraft');
  if (saved === 'failed') return t('theDraftCouldNotBe');
  if (saved === 'elsewhere') return t('thisDraftWasChangedIn');
  if (hasClip && clipKept === null) return t('savedClipIsBeingSaved');
  if (hasClip && clipKept === false) return t('savedWithoutClip');
  return hasClip ? t('savedWithClip') : t('savedHere');
}

/** Keeps the work as a draft soon after every change and when the page is left. */
export function useDraft(store: DraftStore, loaded: LoadedDraft, { form, track, cursorOf, onFirst }: Work) {
  const told = useRef(onFirst);
  const [keeper] = useState(() => {
    const { id, existed, savedAt: _, file, ...content } = loaded;
    const begun = { ...content, clip: file === null ? null : content.clip };
    return new DraftKeeper(store, id, begun, existed);
  });
  const state = useStore(keeper.state);
  useEffect(() => {
    keeper.askCursor(cursorOf);
    told.current = onFirst;
  });
  const begun = useRef(false);
  useEffect(() => {
    // What was loaded is no change; coming back to it by undo is one.
    if (begun.current) keeper.change({ form, track });
    begun.current = true;
  }, [keeper, form, track]);
  useEffect(() => {
    const save = () => void keeper.flush();
    const hide = () => {
      if (document.visibilityState === 'hidden') save();
    };
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', hide);
      save();
    };
  }, [keeper]);
  const kept = state.saved === 'saved';
  useEffect(() => {
    if (kept) told.current();
  }, [kept]);
  return { keeper, ...state };
}
