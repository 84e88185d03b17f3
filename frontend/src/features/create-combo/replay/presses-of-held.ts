import type { PressType } from '@combolab/contracts';
import { comparePresses, type TrackPress } from '../track/track.js';

/**
 * Presses of what is held on each frame, the first being `from`. What is held on one frame alone is a plain press; a hold
 * is released on the first frame without it, one that lasts to the end on the last frame.
 */
export function pressesOfHeld(held: readonly (readonly PressType[])[], from = 0): readonly TrackPress[] {
  const presses: TrackPress[] = [];
  const began = new Map<PressType, number>();
  const release = (type: PressType, start: number, frame: number) => {
    began.delete(type);
    presses.push({ type, start: start + from, end: from + (frame === start + 1 ? start : frame) });
  };
  held.forEach((types, frame) => {
    for (const [type, start] of [...began]) if (!types.includes(type)) release(type, start, frame);
    for (const type of types) if (!began.has(type)) began.set(type, frame);
  });
  for (const [type, start] of [...began]) release(type, start, Math.max(start + 1, held.length - 1));
  return presses.sort(comparePresses);
}
