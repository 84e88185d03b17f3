import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is inside the viewport grown by `margin` (as CSS, e.g. `200px 0px`).
 * @param atOnce px below the viewport within which it is in view from the first paint on; null = the observer tells
 */
export function useInView(element: RefObject<Element | null>, margin: string, atOnce: number | null = null): boolean {
  const [inView, setInView] = useState(false);
  useLayoutEffect(() => {
    if (atOnce === null || element.current === null) return;
    if (element.current.getBoundingClientRect().top < innerHeight + atOnce) setInView(true);
  }, [element, atOnce]);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setInView(entries.at(-1)?.isIntersecting ?? false);
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [element, margin]);
  return inView;
}
