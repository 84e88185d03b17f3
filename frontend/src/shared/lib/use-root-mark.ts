import { useLayoutEffect } from 'react';

type Mark = 'data-whole-window' | 'data-tab-bar' | 'data-action-bar' | 'data-lanes-at-foot';

/** The document's root has a mark that style sheets ask for, as long as this is there and on. */
export function useRootMark(mark: Mark, on = true): void {
  useLayoutEffect(() => {
    if (!on) return;
    const root = document.documentElement;
    root.setAttribute(mark, '');
    return () => {
      root.removeAttribute(mark);
    };
  }, [mark, on]);
}
