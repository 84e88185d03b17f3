import { useEffect, useEffectEvent, useRef } from 'react';
import { tellPageActions } from '../../../shared/keys/page-actions.js';
import { characterKeys } from '../../../shared/keys/shortcuts.js';
import { isModal, isTyping } from '../../../shared/keys/typing.js';
import { actionOfKey, capsOf, isCharacter } from '../../../shared/keys/keys.js';
import type { EditorContext } from './editor-action.js';
import { EDITOR_ACTIONS } from './editor-actions.js';
import { t } from '../texts.js';

/** Its arrow keys are its own. */
const OWN_KEYS = '[role=slider], [role=tab], [role=listbox]';
/** Enter and Space press what has the focus. */
const PRESSES = 'button, a, input, [role=button], summary';

const isTaken = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element &&
  ((key.startsWith('Arrow') && target.closest(OWN_KEYS) !== null) ||
    ((key === 'Enter' || key === ' ') && target.closest(PRESSES) !== null));

/** Does what keys mean, and tells help and palette what there is to do. */
export function useEditorKeys(context: EditorContext): void {
  // Help and palette ask while they are drawn.
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isModal(event.target) || isTaken(event)) return;
    const action = actionOfKey(EDITOR_ACTIONS, event, characterKeys.read());
    if (action === undefined || !action.enabled(context, context.editing.state.get())) return;
    event.preventDefault();
    action.run(context);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKey(event);
    };
    addEventListener('keydown', listener);
    return () => {
      removeEventListener('keydown', listener);
    };
  }, []);
  useEffect(
    () =>
      tellPageActions(
        t('editor'),
        EDITOR_ACTIONS.map((action) => ({
          label: action.label,
          caps: action.keys?.[0] === undefined ? [] : capsOf(action.keys[0]),
          character: action.keys?.[0] !== undefined && isCharacter(action.keys[0]),
          enabled: () => action.enabled(latest.current, latest.current.editing.state.get()),
          run: () => {
            action.run(latest.current);
          },
        })),
      ),
    [],
  );
}
