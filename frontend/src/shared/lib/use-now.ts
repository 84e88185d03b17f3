import { useEffect, useState } from 'react';

/** How often the time of the page goes on, in ms: what is said to the minute is at most so late. */
export const TICK_MS = 15_000;

type Listener = (now: number) => void;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = (): void => {
  const now = Date.now();
  for (const listener of [...listeners]) listener(now);
};
const stop = (): void => {
  clearInterval(timer);
  timer = undefined;
};
/** Nobody reads a hidden page; it catches up once it is seen again. */
function onVisibility(): void {
  stop();
  if (document.hidden) return;
  tick();
  timer = setInterval(tick, TICK_MS);
}

/** Tells of the time again and again, by one timer for all who ask, and none while the page is hidden. @returns ends it */
function followTime(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', onVisibility);
    if (!document.hidden) timer = setInterval(tick, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    stop();
  };
}

/** What time it is, in ms since 1970; it goes on by itself while the page is seen. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => followTime(setNow), []);
  return now;
}
