import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';

/** Pixels a pointer moves before it means a loop. */
const DRAG_PX = 5;

/** Dragging with Shift sets the loop; what lies under the pointer is told nothing of it. */
export function useLoopDrag(frameAt: (clientX: number) => number) {
  const clock = useClock();
  const pressed = useRef<number>(null);
  const end = () => {
    pressed.current = null;
  };
  return {
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.shiftKey) return;
      event.stopPropagation();
      pressed.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    // A native slider takes the mouse, not the pointer.
    onMouseDownCapture: (event: MouseEvent) => {
      if (event.shiftKey) event.preventDefault();
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (pressed.current !== null && Math.abs(clientX - pressed.current) >= DRAG_PX)
        clock.setLoopRange(Math.max(0, frameAt(pressed.current)), Math.max(0, frameAt(clientX)));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
