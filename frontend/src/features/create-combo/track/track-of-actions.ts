import type { Action, PressType } from '@combolab/contracts';
import { stickField } from '../../../shared/sticks/stick-grid.js';
import {
  buttonOf,
  canFollow,
  comparePresses,
  type Button,
  type FrameNote,
  type Track,
  type TrackPress,
} from './track.js';

/**
 * Presses in order; a hold of which no release follows stays open. What is pressed while it is held adds nothing to a
 * hold that is released, and stands beside one that is not.
 */
function pressesOf(actions: readonly Action[]): TrackPress[] {
  const presses: TrackPress[] = [];
  const held = new Map<PressType, { readonly start: number; readonly within: TrackPress[] }>();
  const leaveOpen = (type: PressType) => {
    const hold = held.get(type);
    if (hold !== undefined) presses.push({ type, start: hold.start, end: null }, ...hold.within);
    held.delete(type);
  };
  for (const { frame, presses: onFrame } of actions)
    for (const { type, hold } of onFrame) {
      const before = held.get(type);
      if (hold === 'END_HOLD' && before !== undefined) {
        presses.push({ type, start: before.start, end: frame });
        held.delete(type);
      } else if (hold === 'START_HOLD') {
        leaveOpen(type);
        held.set(type, { start: frame, within: [] });
      } else if (hold === 'SELECT_NO_HOLD') (before?.within ?? presses).push({ type, start: frame, end: frame });
    }
  for (const type of [...held.keys()]) leaveOpen(type);
  return presses.sort(comparePresses);
}

/** Of presses in order those that can stand in one track, the earlier ones first. */
export function fittingPresses(presses: readonly TrackPress[]): readonly TrackPress[] {
  const latest = new Map<Button, TrackPress>();
  return presses.filter((press) => {
    const button = buttonOf(press.type);
    const before = latest.get(button);
    if (before !== undefined && !canFollow(before, press)) return false;
    latest.set(button, press);
    return true;
  });
}

/**
 * The track of a stored combo.
 * @returns also how many presses were left out because they run into another one of their button
 */
export function trackOfActions(
  actions: readonly Action[],
  notes: readonly FrameNote[] = [],
  sticks?: string,
): { readonly track: Track; readonly leftOut: number } {
  const all = pressesOf(actions);
  const presses = fittingPresses(all);
  const breakpoints = actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame);
  return { track: { presses, breakpoints, notes, ...stickField(sticks) }, leftOut: all.length - presses.length };
}
