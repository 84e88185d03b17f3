import { useEffect } from 'react';
import { StoredChoice } from '../../../shared/lib/stored-choice.js';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';

/** Combos whose breakpoints are kept; the one that was changed longest ago goes first. */
const MOST_COMBOS = 200;

type ByCombo = readonly (readonly [comboId: string, frames: readonly number[]])[];

const isEntry = (value: unknown): value is ByCombo[number] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Array.isArray(value[1]) &&
  value[1].every((frame) => Number.isSafeInteger(frame));

/** Breakpoints that viewers set for themselves, kept in this browser. */
export const ownBreakpoints = new StoredChoice<ByCombo>(
  'combolab.breakpoints',
  (text) => {
    try {
      const value: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(value) ? value.filter(isEntry) : [];
    } catch {
      return [];
    }
  },
  JSON.stringify,
);

const kept = (comboId: string): readonly number[] => ownBreakpoints.read().find(([id]) => id === comboId)?.[1] ?? [];

function keep(comboId: string, frames: readonly number[]): void {
  const others = ownBreakpoints.read().filter(([id]) => id !== comboId);
  ownBreakpoints.write([...others, ...(frames.length === 0 ? [] : [[comboId, frames] as const])].slice(-MOST_COMBOS));
}

/** Gives a clip's clock the breakpoints its viewer set before, and keeps those that are set now. */
export function useOwnBreakpoints(clock: FrameClock, comboId: string): void {
  useEffect(() => {
    clock.setOwnBreakpoints(kept(comboId));
    let known = clock.state.ownBreakpoints;
    return clock.states.listen(() => {
      const { ownBreakpoints: now } = clock.state;
      if (now === known) return;
      known = now;
      keep(comboId, now);
    });
  }, [clock, comboId]);
}
