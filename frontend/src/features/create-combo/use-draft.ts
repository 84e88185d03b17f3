import type { Action } from '@combolab/contracts';
import { useEffect, useRef, useState } from 'react';
import type { ComboForm } from './combo-form.js';
import { isEmptyDraft, type Drafts } from './draft.js';

const QUIET_MS = 300;

/** Whether the work is kept on this computer. */
export type Saved = 'nothing' | 'saving' | 'saved' | 'failed';

/**
 * Keeps the work as a draft a moment after every change and when the page is left; `end` forgets it for good.
 * @param onFirst called when something is kept for the first time
 */
export function useDraft(drafts: Drafts, id: string, form: ComboForm, actions: readonly Action[], onFirst: () => void) {
  const [saved, setSaved] = useState<Saved>('nothing');
  const ended = useRef(false);
  const first = useRef({ form, actions });
  const told = useRef(onFirst);
  useEffect(() => {
    told.current = onFirst;
  });

  useEffect(() => {
    const untouched = first.current.form === form && first.current.actions === actions;
    if (untouched || (isEmptyDraft({ form, actions }) && drafts.read(id) === null)) return;
    let waiting = true;
    const save = () => {
      if (!waiting || ended.current) return;
      waiting = false;
      setSaved(drafts.write(id, { form, actions, savedAt: Date.now() }) ? 'saved' : 'failed');
      told.current();
    };
    setSaved('saving');
    const timer = setTimeout(save, QUIET_MS);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [drafts, id, form, actions]);

  const end = (): void => {
    ended.current = true;
    drafts.remove(id);
  };
  return { saved, end };
}
