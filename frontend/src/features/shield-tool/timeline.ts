import type { FrameMeter } from './frame-meter.js';

/** The ruler that an answer is drawn on. All are frames from its beginning. */
export interface Timeline {
  /** Frames there is room for. */
  readonly total: number;
  /** Until the defender can act. */
  readonly youAct: number;
  /** Until the attacker can act. */
  readonly theyAct: number;
  /** Frames between two lines of the ruler. */
  readonly step: number;
}

/** What is still drawn after both can act: enough to see what a move that is late would have done. */
const ROOM = 15;
const LEAST = 30;
const STEPS = [5, 10, 20, 50];
const MOST_LINES = 9;

/**
 * A ruler that both fighters' frames and the defender's options fit on.
 * @param meter null where only the window is known: the line begins where the first of them can act
 * @param window frames that the defender is free before the attacker; may be negative
 */
export function timelineOf(meter: FrameMeter | null, window: number): Timeline {
  const youAct = meter?.youAct ?? Math.max(0, -window);
  const theyAct = youAct + window;
  const needed = Math.max(LEAST, youAct + ROOM, theyAct + ROOM);
  const step = STEPS.find((each) => needed / each <= MOST_LINES) ?? 100;
  return { total: Math.ceil(needed / step) * step, youAct, theyAct, step };
}

/** Frames that the ruler is marked at, but those too near to where somebody acts. @param timeline as drawn */
export function ticksOf({ total, step, youAct, theyAct }: Timeline): readonly number[] {
  const near = total * 0.06;
  return Array.from({ length: total / step }, (_, place) => place * step).filter((frame) =>
    [youAct, theyAct].every((act) => Math.abs(act - frame) >= near),
  );
}
