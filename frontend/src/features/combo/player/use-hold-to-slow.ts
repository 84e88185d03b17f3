import { useEffect, useRef, type MouseEvent } from 'react';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';

/** Milliseconds a pointer stays down before it is no tap. */
const HOLD_MS = 300;

/** The playing clip slows down for as long as a pointer is held on it; a tap plays and pauses. */
export function useHoldToSlow(clock: FrameClock) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const release = () => {
    clearTimeout(timer.current);
    clock.setSlow(false);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clock.setSlow(false);
    },
    [clock],
  );
  return {
    onPointerDown: () => {
      held.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!clock.state.playing) return;
        held.current = true;
        clock.setSlow(true);
      }, HOLD_MS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onClick: () => {
      if (!held.current) clock.toggle();
      held.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      if (held.current) event.preventDefault(); // a held touch would open the browser's menu
    },
  };
}
