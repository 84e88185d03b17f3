import { useSyncExternalStore } from 'react';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import type { Track } from '../track/track.js';
import type { Editing, EditingState } from './editing.js';

export const useEditing = (editing: Editing): EditingState => useSyncExternalStore(editing.subscribe, editing.snapshot);

export const useTrack = (editing: Editing): Track =>
  useSyncExternalStore(editing.subscribe, () => editing.snapshot().history.now);

/** The frame that is shown, while the clip stands; the one it was started from while it plays. */
export function useStillFrame(clock: FrameClock): number {
  return useSyncExternalStore(
    (listener) => {
      const stopFrames = clock.onFrame(() => {
        if (!clock.state.playing) listener();
      });
      const stopState = clock.subscribe(listener);
      return () => {
        stopFrames();
        stopState();
      };
    },
    () => (clock.state.playing ? (lastStill.get(clock) ?? 0) : remember(clock)),
  );
}

const lastStill = new WeakMap<FrameClock, number>();
function remember(clock: FrameClock): number {
  lastStill.set(clock, clock.frame);
  return clock.frame;
}
