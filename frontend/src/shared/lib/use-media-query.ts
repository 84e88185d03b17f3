import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();
/** One for all who ask the same: hundreds of cards do. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query matches, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}

/** Mobile is 600 px or less; more where the reader's text is larger. */
export const useIsMobile = (): boolean => useMediaQuery('(max-width: 37.5em)');
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
