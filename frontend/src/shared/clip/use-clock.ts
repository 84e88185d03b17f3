import { useEffect, useMemo, useRef } from 'react';
import type { Combo } from '@combolab/contracts';
import { useStore } from '../store/use-store.js';
import type { ClockState } from './clock-state.js';
import { FrameClock } from './frame-clock.js';

/** The clock of a combo's clip; a new one when the clip or its breakpoints change. */
export function useNewClock(combo: Combo): FrameClock {
  const { frames, actions } = combo;
  return useMemo(
    () =>
      new FrameClock(
        frames,
        actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame),
      ),
    [frames, actions],
  );
}

export const useClockState = (clock: FrameClock): ClockState => useStore(clock.states);

/** Draws something for every frame, outside of React. */
export function useDrawFrame(clock: FrameClock, draw: (frame: number) => void): void {
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
    draw(clock.frame);
  });
  useEffect(
    () =>
      clock.onFrame((frame) => {
        latest.current(frame);
      }),
    [clock],
  );
}

/**
 * Draws the frame of a clip that stands, and the one on which it pauses: of those that play, screen readers would not
 * stop talking. The browser tells of a pause only after it, and so after the frame that may be sought at once.
 */
export function useStillFrame(clock: FrameClock, draw: (frame: number) => void): void {
  useClockState(clock);
  useDrawFrame(clock, (frame) => {
    if (!clock.state.playing) draw(frame);
  });
}
