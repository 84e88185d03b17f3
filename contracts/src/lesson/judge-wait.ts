import type { Action } from '../track/action.js';
import type { PressType } from '../track/press.js';
import type { PressEdge } from './edges.js';
import { lessonSteps } from './lesson-steps.js';
import type { WaitStrictness } from './wait-judge.js';
import { WaitTaker, type WaitScore } from './wait-taker.js';

/** An input that went down or came up while a clip waited. */
export interface WaitEdge extends PressEdge {
  /** Since the run began, ms. */
  readonly at: number;
}

/** What was down before the first edge: what comes up without having gone down. */
function heldBefore(edges: readonly WaitEdge[]): Set<PressType> {
  const seen = new Set<PressType>();
  const held = new Set<PressType>();
  for (const { type, down } of edges) {
    if (!down && !seen.has(type)) held.add(type);
    seen.add(type);
  }
  return held;
}

/** Judges a run that waited out of what was pressed, as it was judged while it went on. @param edges in the order they happened */
export function judgeWait(
  actions: readonly Action[],
  edges: readonly WaitEdge[],
  strictness: WaitStrictness,
): WaitScore {
  const pressed = heldBefore(edges);
  const taker = new WaitTaker(lessonSteps(actions), strictness, new Set(pressed));
  edges.forEach(({ type, down, at, frame }, place) => {
    if (down) pressed.add(type);
    else pressed.delete(type);
    // What happened at once is one sample.
    if (edges[place + 1]?.at === at) return;
    // The lesson looks again and again; a step that asks for nothing new is done on the next look.
    while (taker.sample(pressed, at, frame).kind === 'accepted');
  });
  return taker.score;
}
