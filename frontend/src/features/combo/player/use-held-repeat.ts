import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds until the first repetition, and between repetitions. */
const FIRST_MS = 350;
const NEXT_MS = 90;

/** Does something at once and again for as long as a pointer is held down; keys and voice do it once per press. */
export function useHeldRepeat(run: () => void) {
  const latest = useRef(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = run;
  });
  const stop = () => {
    clearTimeout(timer.current);
  };
  useEffect(() => stop, []);
  const again = () => {
    latest.current();
    timer.current = setTimeout(again, NEXT_MS);
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      if (button !== 0) return;
      stop();
      latest.current();
      timer.current = setTimeout(again, FIRST_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    /** A pointer's click was done when it came down. */
    onClick: ({ detail }: { readonly detail: number }) => {
      if (detail === 0) latest.current();
    },
  };
}
