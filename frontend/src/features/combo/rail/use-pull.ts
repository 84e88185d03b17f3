import { useRef, type PointerEvent } from 'react';

/** Pixels a finger moves before it means up or down. */
const PULL_PX = 24;

/** Dragging up pulls something up, dragging down lets it down again; a tap stays a tap. */
export function usePull(isUp: boolean, onUp: (up: boolean) => void) {
  const from = useRef<number>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown: ({ clientY }: PointerEvent) => {
      from.current = clientY;
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current === null) return;
      const up = from.current - clientY;
      if (Math.abs(up) < PULL_PX) return;
      from.current = null;
      if (up > 0 !== isUp) onUp(up > 0);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
