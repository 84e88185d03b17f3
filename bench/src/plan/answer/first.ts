import type { Costs } from '../costs/costs.js';
import type { Load } from '../model/load.js';
import { simulate, type Outcome, type Use } from '../model/simulate.js';
import type { Topology } from '../model/topology.js';
import { lookSeconds } from './sizing.js';

/** What gives first when everybody comes at once so many times over. */
export interface First {
  readonly name: string;
  /** Times the load at which it is full. */
  readonly times: number;
}

const STEPS = 4;

const fullest = ({ uses }: Outcome): Use => uses.reduce((most, use) => (use.part > most.part ? use : most));

/** The first station that is full when commands and viewers grow together on the same machines: by bisection. */
export function firstFull(costs: Costs, load: Load, topology: Topology, seed: number): First {
  const look = (times: number): Use => {
    const more = { ...load, commands: load.commands * times, viewers: load.viewers * times };
    return fullest(simulate({ costs, topology, load: more, seed, seconds: lookSeconds(more) }));
  };
  // what is in use grows with the load, or slower where batches grow
  let low = 0;
  let high = 1 / look(1).part;
  let full = look(high);
  while (full.part < 1) {
    low = high;
    high /= Math.max(full.part, 0.5) * 0.95;
    full = look(high);
  }
  for (let step = 0; step < STEPS; step += 1) {
    const middle = low === 0 ? high * 0.9 : (low + high) / 2;
    const there = look(middle);
    if (there.part >= 1) [high, full] = [middle, there];
    else low = middle;
  }
  return { name: full.name, times: high };
}
