import type { Position } from '../ports/event-log.js';
import type { Gate } from './checkpoint-gate.js';

/** What the views must have before they are asked. */
export interface Needed {
  readonly position: Position;
  /** For people: what lies there. */
  readonly what: string;
}

/**
 * Asks views that have come so far. Whoever acts on what is missing in them, once and for all, must not take those for it that
 * are being built anew.
 * @param ms how long it waits for the views
 * @param ask may be done again
 * @throws Error to try again: they were still behind after `ms`, or were begun anew meanwhile
 */
export async function whileSeen<R>(
  gate: Gate,
  needed: readonly Needed[],
  ms: number,
  ask: () => Promise<R>,
): Promise<R> {
  const before = gate.begunAnew;
  // all at once, so that the time is that of all
  const seen = await Promise.all(needed.map(({ position }) => gate.waitFor(position, ms)));
  const missing = needed[seen.indexOf(false)];
  if (missing !== undefined) throw new Error(`the views do not have ${missing.what} yet`);
  const answer = await ask();
  if (gate.begunAnew !== before) throw new Error('the views were begun anew meanwhile, and may have had nothing');
  return answer;
}
