import { useRef, type PointerEvent } from 'react';

/** Pixels that a finger moves across before it means the next combo; fewer spring back. */
const SWIPE_PX = 64;
/** Where there is nothing, the picture follows so little of it. */
const HELD_BACK = 0.2;

interface Beside {
  /** What a finger that moves to the left leads to; null at the end of the list. */
  readonly next: string | null;
  readonly previous: string | null;
}

/** Whether a way that a finger has gone across, in pixels, is a swipe: far enough, and more across than up or down. */
export const isSwipe = (x: number, y: number): boolean => Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y);

/**
 * A finger across the picture leads to the combo beside this one; the picture follows it (`--swipe`, in pixels). For all that holds
 * the picture; whoever does not swipe has links.
 */
export function useSwipe({ next, previous }: Beside, onSwipe: (comboId: string) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const follow = (element: HTMLElement, x: number) => {
    const held = x > 0 ? previous === null : next === null;
    element.style.setProperty('--swipe', `${String(held ? x * HELD_BACK : x)}px`);
  };
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = null;
    currentTarget.style.removeProperty('--swipe');
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      const onPicture = target instanceof Element && target.matches('[data-stage] > video');
      from.current = pointerType === 'touch' && isPrimary && onPicture ? { x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (from.current !== null) follow(currentTarget, clientX - from.current.x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null) return;
      const x = event.clientX - from.current.x;
      const to = x > 0 ? previous : next;
      if (to !== null && isSwipe(x, event.clientY - from.current.y)) onSwipe(to);
      end(event);
    },
    onPointerCancel: end,
  };
}
