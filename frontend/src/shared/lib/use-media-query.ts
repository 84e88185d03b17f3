import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Mobile is 600 px or less; more where the reader's text is larger. */
export const useIsMobile = (): boolean => useMediaQuery('(max-width: 37.5em)');
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
