import type { Action } from '../track/action.js';
import type { StripPress } from './combo.js';

const MOST_PRESSES = 120;

/** Presses and holds by the frame they begin on; a hold that is never released ends with the clip; at most 120, enough for a picture. @param frames of the clip */
export function stripOf(actions: readonly Action[], frames: number): StripPress[] {
  const strip: StripPress[] = [];
  const held = new Map<string, StripPress>();
  for (const { frame, presses } of [...actions].sort((a, b) => a.frame - b.frame))
    for (const { type, hold } of presses) {
      const open = held.get(type);
      if (open !== undefined) open[2] = frame - open[1];
      held.delete(type);
      if (hold === 'END_HOLD') continue;
      const press: StripPress = [type, frame, hold === 'START_HOLD' ? Math.max(0, frames - frame) : 0];
      if (hold === 'START_HOLD') held.set(type, press);
      strip.push(press);
    }
  return strip.slice(0, MOST_PRESSES);
}
