import { atom, onStart, onStop } from 'nanostores';
import { useState } from 'react';
import { useStore } from '../store/use-store.js';

/** How often the time of the page goes on, in ms: what is said to the minute is at most so late. */
export const TICK_MS = 15_000;

/** ms since 1970 of the last tick. One timer serves all who look on, and none runs while nobody does or the page is hidden. */
const ticked = atom(0);
let timer: ReturnType<typeof setInterval> | undefined;

const tick = (): void => {
  ticked.set(Date.now());
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

// reading it without looking on begins and ends this too, and must not change it: who looks on knows when that began
onStart(ticked, () => {
  document.addEventListener('visibilitychange', onVisibility);
  if (!document.hidden) timer = setInterval(tick, TICK_MS);
});
onStop(ticked, () => {
  document.removeEventListener('visibilitychange', onVisibility);
  stop();
});

/** What time it is, in ms since 1970; it goes on by itself while the page is seen. */
export function useNow(): number {
  const [first] = useState(() => Date.now());
  return Math.max(first, useStore(ticked));
}
