import { useEffect } from 'react';
import { actionOfKey, capsOf } from '../../../shared/keys/keys.js';
import { tellPageActions } from '../../../shared/keys/page-actions.js';
import { isModal } from '../../../shared/keys/typing.js';
import { GUIDE_ACTIONS, WRITING_KEYS } from './editor-actions.js';
import type { GuideEditing } from './guide-editing.js';
import { t } from '../texts.js';

/** Belongs to another field than a section's text: its undo is its own. */
const isOtherField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, [role=combobox]') !== null;

/** Does what keys mean, and tells help and palette what there is to do. */
export function useGuideKeys(editing: GuideEditing): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOfKey(GUIDE_ACTIONS, event, true);
      if (action === undefined || event.defaultPrevented) return;
      const isSave = action === GUIDE_ACTIONS[0];
      if (!isSave && (isModal(event.target) || isOtherField(event.target))) return;
      event.preventDefault();
      if (action.enabled(editing)) action.run(editing);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [editing]);
  useEffect(
    () =>
      tellPageActions(t('guide'), [
        ...GUIDE_ACTIONS.map(({ label, keys: [shown], enabled, run }) => ({
          ...{ label, caps: capsOf(shown), character: false },
          enabled: () => enabled(editing),
          run: () => {
            run(editing);
          },
        })),
        ...WRITING_KEYS.map(({ label, keys }) => ({
          ...{ label, caps: capsOf(keys), character: false },
          enabled: () => false,
          run: () => undefined,
        })),
      ]),
    [editing],
  );
}
