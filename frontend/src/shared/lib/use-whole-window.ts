import { useLayoutEffect } from 'react';

/** The page fills the window as long as this is there: no place is kept for a scrollbar. */
export function useWholeWindow(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['wholeWindow'] = '';
    return () => {
      delete dataset['wholeWindow'];
    };
  }, []);
}
