import type { Costs } from '../costs/costs.js';
import { RUNS, type Run } from './runs.js';

/** How far the model may be from what was measured, part of it. */
export const GOAL = 0.2;

/** A measured run beside the simulated one. */
export interface Compared extends Pick<Run, 'name' | 'unit' | 'measured' | 'range' | 'source'> {
  readonly simulated: number;
  /** Part of the measured value, with its sign. */
  readonly deviation: number;
  readonly isWithin: boolean;
}

/** Does every measured run again with the one table of costs. */
export const compareRuns = (costs: Costs): readonly Compared[] =>
  RUNS.map(({ name, unit, measured, range, source, simulate }) => {
    const simulated = simulate(costs);
    const deviation = (simulated - measured) / measured;
    return { name, unit, measured, range, source, simulated, deviation, isWithin: Math.abs(deviation) <= GOAL };
  });
