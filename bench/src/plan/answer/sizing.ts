import type { Costs } from '../costs/costs.js';
import type { Load } from '../model/load.js';
import { simulate, type Outcome } from '../model/simulate.js';
import { KINDS, type Kind, type Topology } from '../model/topology.js';

export interface SizingQuestion {
  readonly costs: Costs;
  readonly load: Load;
  readonly seed: number;
  /** Highest part that may be in use. */
  readonly use: number;
  readonly partitions: number;
  readonly searchShards: number;
  readonly fixed: Readonly<Partial<Record<Kind, number>>>;
}

export interface Sizing {
  readonly topology: Topology;
  /** Kinds that no number brings below the wanted use. */
  readonly beyond: readonly Kind[];
}

/** Commands of each look while numbers are sought; fewer say too little, more take long. */
const LOOK_COMMANDS = 2000;
/** The least and the most of a look, virtual s. */
const [LEAST_SECONDS, MOST_SECONDS] = [0.4, 3];
/** Part of a number that is not worth another look. */
const NEAR = 0.02;
/** How far from the first guess the bisection begins. */
const AROUND = 1.2;
/** Where the search of each kind ends. */
const MOST: Readonly<Record<Kind, number>> = {
  ...{ apis: 512, gateways: 64, relays: 8, projectors: 36, indexers: 12 },
  ...{ commitsCores: 512, viewsCores: 512, kafkaCores: 64, searchCores: 16_384 },
};

/** Long enough to say something of this load, virtual s. */
export const lookSeconds = ({ commands }: Load): number =>
  Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, LOOK_COMMANDS / commands));

/** The most of anything of one kind that is in use. */
export const useOf = ({ uses }: Outcome, kind: Kind): number =>
  Math.max(...uses.filter((use) => use.kind === kind).map(({ part }) => part));

/**
 * The least number of each kind that stays at or below the wanted use: by bisection, one kind after the other, with enough of
 * the others. More of one never uses more of itself, so that the bisection holds.
 */
export function sizeOf({ costs, load, seed, use, partitions, searchShards, fixed }: SizingQuestion): Sizing {
  const look = (topology: Topology): Outcome => simulate({ costs, load, seed, seconds: lookSeconds(load), topology });
  const most: Topology = { ...MOST, ...fixed, partitions, searchShards };
  const withMost = look(most);
  const sought = KINDS.filter((kind) => fixed[kind] === undefined);
  const beyond = sought.filter((kind) => useOf(withMost, kind) > use);
  let topology = most;
  for (const kind of sought) {
    if (beyond.includes(kind)) continue;
    const holds = (count: number): boolean => useOf(look({ ...topology, [kind]: count }), kind) <= use;
    // what is asked of all of them together is near what it is of the most
    const guess = (useOf(withMost, kind) * MOST[kind]) / use;
    topology = { ...topology, [kind]: leastThat(holds, guess, MOST[kind]) };
  }
  return { topology, beyond };
}

/** By bisection between one that does not hold and one that does. @param most is known to hold */
function leastThat(holds: (count: number) => boolean, guess: number, most: number): number {
  let high = Math.min(most, Math.max(1, Math.ceil(guess)));
  let low = 0;
  while (high < most && !holds(high)) {
    low = high;
    high = Math.min(most, Math.ceil(high * AROUND));
  }
  // a part that each of them has however many there are makes the guess too high
  while (low === 0 && high > 1) {
    const fewer = Math.max(1, Math.floor(high / AROUND));
    if (holds(fewer)) high = fewer;
    else low = fewer;
  }
  while (high - low > Math.max(1, high * NEAR)) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
