import { useLayoutEffect, type RefObject } from 'react';
import type { Caret } from './model/sections.js';

/** Puts the caret where the work goes on, each time it is another object. */
export function useCaret(place: RefObject<HTMLElement | null>, caret: Caret | null): void {
  useLayoutEffect(() => {
    if (caret === null) return;
    const field = place.current?.querySelector<HTMLElement>(`[data-section="${String(caret.id)}"]`);
    if (field == null) return;
    if (document.activeElement !== field) field.focus();
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret.offset, caret.offset);
  }, [place, caret]);
}
