import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is inside the viewport grown by `margin` (as CSS, e.g. `200px 0px`). */
export function useInView(element: RefObject<Element | null>, margin: string): boolean {
  const [inView, setInView] = useState(false);
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
