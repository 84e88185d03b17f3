import { percentile } from '../../harness/stats.js';
import { COSTS, COST_NAMES, type CostName, type Costs } from '../costs/costs.js';
import { simulate, type Outcome, type Simulation } from '../model/simulate.js';
import type { Basis } from '../costs/cost.js';
import { lookSeconds } from './sizing.js';

/** What becomes of the plan when one cost is twice what the table says. */
export interface Doubled {
  readonly name: CostName;
  readonly basis: Basis;
  /** What rises most, from and to. */
  readonly station: string;
  readonly from: number;
  readonly to: number;
  /** Median of a like to the other viewer, ms: of so short a look the slowest say little. */
  readonly p50Ms: number;
}

/** They are of the measured runs alone. */
const OF_RUNS: ReadonlySet<CostName> = new Set(['commitDurableHere', 'clientRequest', 'fresh']);

/** Doubles each cost by itself on the same machines; what changes most comes first. */
export function sensitivities(simulation: Simulation): readonly Doubled[] {
  const look = (costs: Costs): Outcome => simulate({ ...simulation, costs, seconds: lookSeconds(simulation.load) });
  const before = look(simulation.costs);
  const doubled = COST_NAMES.filter((name) => !OF_RUNS.has(name)).map((name): Doubled => {
    const after = look({ ...simulation.costs, [name]: simulation.costs[name] * 2 });
    const rises = after.uses.map(({ name: station, part }, at) => ({
      station,
      from: before.uses[at]?.part ?? 0,
      to: part,
    }));
    const [most = { station: 'nothing', from: 0, to: 0 }] = rises.sort((a, b) => b.to - b.from - (a.to - a.from));
    return {
      name,
      basis: COSTS[name].basis,
      ...most,
      p50Ms: after.shownMs.length === 0 ? 0 : percentile(after.shownMs, 0.5),
    };
  });
  return doubled.sort((a, b) => b.to - b.from - (a.to - a.from));
}
