import { Agenda } from '../engine/agenda.js';
import { Popularity } from '../engine/popularity.js';
import type { Costs } from '../costs/costs.js';
import { Arrivals } from './arrivals.js';
import { audienceOf } from './audience.js';
import type { Load } from './load.js';
import { Meter, type Use } from './meter.js';
import { Site } from './site.js';
import type { Topology } from './topology.js';
import { openStations, type Command } from './world.js';

export type { Use };

export interface Simulation {
  readonly costs: Costs;
  readonly topology: Topology;
  readonly load: Load;
  /** The same seed draws the same people, whatever the topology. */
  readonly seed: number;
  /** Virtual seconds that count. */
  readonly seconds: number;
}

/** What came of it. Times in ms. */
export interface Outcome {
  readonly uses: readonly Use[];
  /** From sent to the other viewer's socket, of commands in rooms that somebody is in. */
  readonly shownMs: readonly number[];
  readonly answeredMs: readonly number[];
  /** All gateways together. */
  readonly deliveriesPerSecond: number;
  readonly indexedPerSecond: number;
  /** Commands that were sent and are not in the views at the end: what waits, or is on its way. */
  readonly unapplied: number;
}

/** Before anything counts: loops find their batches by then. */
const WARM_UP_MS = 400;
/** Processes of a kind are alike, each with people of its own: so many of them stand for all. */
const APIS_AT_MOST = 4;
const GATEWAYS_AT_MOST = 2;

/** Lets so many seconds of the busiest hour pass. */
export function simulate({ costs, topology, load, seed, seconds }: Simulation): Outcome {
  const agenda = new Agenda();
  const gateways = Math.min(topology.gateways, GATEWAYS_AT_MOST);
  const apis = Math.min(topology.apis, APIS_AT_MOST);
  const stations = openStations(agenda, { ...topology, apis, gateways }, seed, null);
  const popularity = new Popularity(load.combos, load.exponent);
  const [shownMs, answeredMs]: [number[], number[]] = [[], []];
  const since = (command: Command): number => agenda.now - command.sentAt;
  const site = new Site(
    { agenda, costs, stations, hopMs: costs.hop },
    {
      viewersOf: audienceOf(load, popularity, topology.gateways, seed),
      shown: (command) => {
        if (command.isCounted && command.sentAt >= WARM_UP_MS) shownMs.push(since(command));
      },
    },
    { apis: topology.apis / apis, gateways: topology.gateways / gateways },
  );
  const arrivals = new Arrivals(site, load, popularity, { seed, ...topology });
  arrivals.begin((ms) => {
    if (agenda.now - ms >= WARM_UP_MS) answeredMs.push(ms);
  });
  agenda.run(WARM_UP_MS);
  const meter = new Meter(site, topology);
  agenda.run(WARM_UP_MS + seconds * 1000);
  const { deliveries, indexed } = meter.counted();
  return {
    ...{ uses: meter.uses(), shownMs, answeredMs },
    deliveriesPerSecond: (deliveries / seconds) * (topology.gateways / gateways),
    indexedPerSecond: indexed / seconds,
    unapplied: site.counts.committed - site.counts.applied,
  };
}
