import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Sections above this line have been read, in px from the top of the viewport. */
const LINE = 80;

/** The first section that reaches below the line, and where it stands. */
function placeIn(article: HTMLElement): { readonly id: string; readonly top: number } | null {
  for (const element of article.querySelectorAll<HTMLElement>('[data-section]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > LINE) return { id: element.id, top };
  }
  return null;
}

/**
 * Keeps what is being read where it is on the screen when sections change above it; the article must not be anchored
 * by the browser as well.
 */
export function useReadingPlace(article: RefObject<HTMLElement | null>, sections: unknown): void {
  const place = useRef<ReturnType<typeof placeIn>>(null);
  useLayoutEffect(() => {
    const element = article.current;
    if (element === null) return;
    const before = place.current;
    const now = before === null ? null : document.getElementById(before.id);
    if (before !== null && now !== null && scrollY > 0) scrollBy(0, now.getBoundingClientRect().top - before.top);
    const look = () => {
      place.current = placeIn(element);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => {
      removeEventListener('scroll', look);
    };
  }, [article, sections]);
}
