import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what somebody was led to where it can be read while more comes above it: as long as it has the focus and was wholly
 * in sight. A browser does so by itself but where nothing is scrolled yet.
 * @param place id of its element; null when there is none
 * @param changes a value that is another one with each change of what stands around it
 */
export function useKeepInSight(place: string | null, changes: unknown): void {
  const wasInSight = useRef(false);
  useEffect(() => {
    const element = place === null ? null : document.getElementById(place);
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        wasInSight.current = entries.at(-1)?.isIntersecting ?? false;
      },
      { threshold: 1 },
    );
    observer.observe(element);
    return () => {
      wasInSight.current = false;
      observer.disconnect();
    };
  }, [place]);
  useLayoutEffect(() => {
    if (place === null || !wasInSight.current || document.activeElement?.id !== place) return;
    document.activeElement.scrollIntoView({ block: 'nearest' });
  }, [place, changes]);
}
