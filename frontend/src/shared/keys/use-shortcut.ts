import { useEffect, useEffectEvent } from 'react';
import { isShortcut, type ShortcutName } from './shortcuts.js';
import { isModal, isTyping } from './typing.js';

interface Options {
  /** In texts too, for shortcuts that no text means; never in dialogs and menus. */
  readonly inTexts?: boolean;
  /** While false the key is left to others. */
  readonly when?: boolean;
}

/** Does something when a shortcut is pressed anywhere but in a text. */
export function useShortcut(name: ShortcutName, run: () => void, { inTexts = false, when = true }: Options = {}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, defaultPrevented } = event;
    if (!when || defaultPrevented || (inTexts ? isModal(target) : isTyping(target)) || !isShortcut(event, name)) return;
    event.preventDefault();
    run();
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
}
