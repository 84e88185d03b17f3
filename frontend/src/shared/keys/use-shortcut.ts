import { useEffect, useEffectEvent } from 'react';
import { isShortcut, type ShortcutName } from './shortcuts.js';
import { isTyping } from './typing.js';

/** Does something when a shortcut is pressed anywhere but in a text. */
export function useShortcut(name: ShortcutName, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || !isShortcut(event, name)) return;
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
