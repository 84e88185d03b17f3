import { useSyncExternalStore, type RefObject } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => {
    document.removeEventListener('fullscreenchange', changed);
  };
};

/** Whether something fills the screen, and a way to have an element do so; null where the browser does not allow it. */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
): readonly [on: boolean, toggle: (() => void) | null] {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement != null);
  const toggle = () => {
    const change = on ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined); // not allowed just now: nothing happens
  };
  return [on, document.fullscreenEnabled ? toggle : null];
}
