import { useEffect } from 'react';
import { SPEEDS, type FrameClock } from './frame-clock.js';

/** Keys mean text, or a control's own business, where the focus is in one of these. */
const TYPING =
  'input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=dialog], [role=menu]';
const PRESSABLE = 'button, a, summary, [role=button], [role=checkbox], [role=menuitem]';

/** True where a key belongs to what has the focus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

const stepOf = (event: KeyboardEvent): number => (event.ctrlKey ? 20 : event.shiftKey ? 5 : 1);

/** What a key does to the clip; false when it is none of the player's keys. */
function press(event: KeyboardEvent, clock: FrameClock): boolean {
  const focused = event.target instanceof Element ? event.target : null;
  const plain = !event.ctrlKey && !event.shiftKey;
  if (event.code === 'Comma') clock.step(-stepOf(event));
  else if (event.code === 'Period') clock.step(stepOf(event));
  else if (plain && event.code === 'KeyK') clock.toggle();
  else if (plain && event.code === 'Space' && focused?.closest(PRESSABLE) == null) clock.toggle();
  else if (plain && /^Digit[1-4]$/.test(event.code)) clock.setRate(SPEEDS[Number(event.code.slice(5)) - 1]?.rate ?? 1);
  else return false;
  return true;
}

/** Space and K play and pause, comma and period step (Shift 5, Ctrl 20), 1 to 4 choose the speed. Never while typing. */
export function usePlayerKeys(clock: FrameClock): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (press(event, clock)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [clock]);
}
