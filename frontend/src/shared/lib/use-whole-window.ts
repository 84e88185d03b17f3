import { useLayoutEffect } from 'react';

/** The page fills the window as long as this is there and on: no place is kept for a scrollbar. */
export function useWholeWindow(on = true): void {
  useLayoutEffect(() => {
    if (!on) return;
    const { dataset } = document.documentElement;
    dataset['wholeWindow'] = '';
    return () => {
      delete dataset['wholeWindow'];
    };
  }, [on]);
}
