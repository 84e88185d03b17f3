import { isShortcut, type ShortcutName } from '../../../shared/keys/shortcuts.js';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import { SPEEDS } from '../../../shared/clip/speeds.js';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;
type Run = (clock: FrameClock, pressed: Pressed) => void;

const step =
  (frames: number): Run =>
  (clock) => {
    clock.step(frames);
  };
const jump =
  (frames: number): Run =>
  (clock) => {
    clock.seek(clock.frame + frames);
  };
const speed =
  (place: number): Run =>
  (clock) => {
    clock.setRate(SPEEDS[place]?.rate ?? 1);
  };
const breakpoint =
  (direction: 1 | -1): Run =>
  (clock) => {
    clock.goToBreakpoint(direction);
  };
/** Held down it would go to and fro. */
const once =
  (run: (clock: FrameClock) => void): Run =>
  (clock, { repeat }) => {
    if (!repeat) run(clock);
  };
const toggle = once((clock) => {
  clock.toggle();
});

const KEYS: Partial<Record<ShortcutName, Run>> = {
  space: toggle,
  play: toggle,
  back: step(-1),
  forward: step(1),
  back5: step(-5),
  forward5: step(5),
  back20: step(-20),
  forward20: step(20),
  jumpBack: jump(-20),
  jumpOn: jump(20),
  tenth: (clock, { code }) => {
    clock.seek((clock.lastFrame * Number(code.slice(-1))) / 10);
  },
  start: (clock) => {
    clock.seek(0);
  },
  end: (clock) => {
    clock.pause(); // else the end would lead to the start
    clock.seek(clock.lastFrame);
  },
  speed1: speed(0),
  speed2: speed(1),
  speed3: speed(2),
  speed4: speed(3),
  speed5: speed(4),
  slow: (clock) => {
    clock.setSlow(true);
  },
  repeat: once((clock) => {
    clock.setLoop(!clock.state.loop);
  }),
  loopStart: once((clock) => {
    const { range } = clock.state;
    clock.setLoopRange(clock.frame, range !== null && range.end > clock.frame ? range.end : clock.lastFrame);
  }),
  loopEnd: once((clock) => {
    const { range } = clock.state;
    clock.setLoopRange(range !== null && range.start < clock.frame ? range.start : 0, clock.frame);
  }),
  loopClear: (clock) => {
    clock.setLoopRange(null);
  },
  breakpoint: once((clock) => {
    clock.toggleOwnBreakpoint();
  }),
  nextBreakpoint: breakpoint(1),
  previousBreakpoint: breakpoint(-1),
};

/** Does to the clip what a key means; false when it is none of the player's keys. */
export function runPlayerKey(clock: FrameClock, pressed: Pressed): boolean {
  const run = Object.entries(KEYS).find(([name]) => isShortcut(pressed, name as ShortcutName))?.[1];
  run?.(clock, pressed);
  return run !== undefined;
}
