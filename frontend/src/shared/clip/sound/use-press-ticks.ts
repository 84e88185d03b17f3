import { useEffect } from 'react';
import type { Action } from '@combolab/contracts';
import { useChoice } from '../../lib/stored-choice.js';
import type { FrameClock } from '../frame-clock.js';
import { followPresses } from './press-ticks.js';
import { pressTicks } from './sound-choices.js';

/** Frames on which something goes down, in order. */
export const pressFrames = (actions: readonly Action[]): readonly number[] =>
  actions
    .filter(({ presses }) => presses.some(({ hold }) => hold !== 'MAINTAIN_HOLD' && hold !== 'END_HOLD'))
    .map(({ frame }) => frame)
    .sort((a, b) => a - b);

/** Ticks on presses while the clip of this player plays, where the viewer wants them. @param frames of presses, in order; the same array while they are the same */
export function usePressTicks(clock: FrameClock, frames: readonly number[]): void {
  const wanted = useChoice(pressTicks);
  useEffect(() => {
    if (!wanted) return undefined;
    let leave: (() => void) | null = null;
    let gone = false;
    void import('./tick-sink.js').then(({ AudioTicks }) => {
      if (gone) return;
      const ticks = new AudioTicks();
      const end = followPresses(clock, frames, ticks);
      leave = () => {
        end();
        ticks.close();
      };
    });
    return () => {
      gone = true;
      leave?.();
    };
  }, [wanted, clock, frames]);
}
