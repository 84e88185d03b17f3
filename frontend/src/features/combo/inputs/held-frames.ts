import type { Action, PressType } from '@combolab/contracts';

/** Frames each hold lasts, by `heldKey` of where it begins; a hold that is never released is left out. */
export type HeldFrames = ReadonlyMap<string, number>;
export const heldKey = (frame: number, type: PressType): string => `${String(frame)} ${type}`;

export function heldFrames(actions: readonly Action[]): HeldFrames {
  const began = new Map<PressType, number>();
  const held = new Map<string, number>();
  for (const { frame, presses } of actions)
    for (const { type, hold } of presses) {
      const from = began.get(type);
      if (hold === 'START_HOLD') began.set(type, frame);
      else if (hold === 'END_HOLD' && from !== undefined) {
        held.set(heldKey(from, type), frame - from);
        began.delete(type);
      }
    }
  return held;
}
