import { useEffect } from 'react';
import { isShortcut, type ShortcutName } from '../../../shared/keys/shortcuts.js';
import { isTyping } from '../../../shared/keys/typing.js';
import { SPEEDS, type FrameClock } from './frame-clock.js';

const PRESSABLE = 'button, a, summary, [role=button], [role=checkbox], [role=menuitem]';
const step = (frames: number) => (clock: FrameClock) => {
  clock.step(frames);
};
const speed = (place: number) => (clock: FrameClock) => {
  clock.setRate(SPEEDS[place]?.rate ?? 1);
};
const toggle = (clock: FrameClock) => {
  clock.toggle();
};
const KEYS: Partial<Record<ShortcutName, (clock: FrameClock) => void>> = {
  space: toggle,
  play: toggle,
  back: step(-1),
  forward: step(1),
  back5: step(-5),
  forward5: step(5),
  back20: step(-20),
  forward20: step(20),
  speed1: speed(0),
  speed2: speed(1),
  speed3: speed(2),
  speed4: speed(3),
};

/** What a key does to the clip; undefined when it is none of the player's keys. */
function actionOf(event: KeyboardEvent): ((clock: FrameClock) => void) | undefined {
  const [name, run] = Object.entries(KEYS).find(([each]) => isShortcut(event, each as ShortcutName)) ?? [];
  const pressable = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
  return name === 'space' && pressable ? undefined : run;
}

/** Keys of the player. Never while typing, nor Space where it presses something. */
export function usePlayerKeys(clock: FrameClock): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const run = actionOf(event);
      if (run === undefined) return;
      event.preventDefault();
      run(clock);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [clock]);
}
