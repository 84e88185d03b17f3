import { useSyncExternalStore } from 'react';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import { useStore } from '../../../shared/store/use-store.js';
import type { Track } from '../track/track.js';
import type { Editing, EditingState } from './editing.js';

export const useEditing = (editing: Editing): EditingState => useStore(editing.state);

export const useTrack = (editing: Editing): Track => useStore(editing.state, ({ history }) => history.now);

/** The frame that is shown, while the clip stands; the one it was started from while it plays. */
export function useStillFrame(clock: FrameClock): number {
  return useSyncExternalStore(
    (listener) => {
      const stopFrames = clock.onFrame(() => {
        if (!clock.state.playing) listener();
      });
      const stopState = clock.states.listen(listener);
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
