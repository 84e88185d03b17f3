import { Agenda } from '../engine/agenda.js';
import { Machine } from '../engine/machine.js';
import { Station } from '../engine/station.js';
import { single } from '../engine/work.js';
import type { Costs } from '../costs/costs.js';
import { Site, type SiteEvents } from '../model/site.js';
import type { Topology } from '../model/topology.js';
import { openStations, type Command } from '../model/world.js';

/** The machine of the measured runs: everything on it, servers and processes. */
const CORES = 2;
/** From one process to another on one machine; the kernel's loopback, far below what anything here takes. */
const LOOPBACK_MS = 0.05;
/** Runs need no luck of their own. */
const SEED = 1;
/** The stand-in for MongoDB: four bulk writes beside each other took it as long as one after the other (2026-11-30). */
const STAND_IN_THREADS = 1;
/** As the tests' sites have them. */
const PARTITIONS = 4;
/** How often a process that does nothing does a little. */
const IDLE_EVERY_MS = 50;

const IDLE = ['idleApi', 'idleLive', 'idleRelay', 'idleProjector', 'idleIndexer'] as const;

/** The processes of a measured run. */
export type Processes = Pick<Topology, 'apis' | 'gateways' | 'relays' | 'projectors' | 'indexers'>;

/** Processes that have only just been started are slower: nothing of their code is compiled yet. */
export interface Started extends Processes {
  readonly isFresh?: boolean;
}

export const NO_PROCESSES: Processes = { apis: 0, gateways: 0, relays: 0, projectors: 0, indexers: 0 };

export interface OneMachine {
  readonly agenda: Agenda;
  readonly site: Site;
  /** The process that measures. */
  readonly client: Station;
  /** A command on combo n, of somebody else than the last. */
  readonly command: (n: number, isCrossing?: boolean) => Command;
}

/** A site as the benches start it, with as much idle work as its processes were seen to do. */
export function openOneMachine(
  costs: Costs,
  { isFresh = false, ...processes }: Started,
  events: Partial<SiteEvents> = {},
): OneMachine {
  const agenda = new Agenda();
  const servers = { commitsCores: CORES, viewsCores: CORES, kafkaCores: CORES, searchCores: CORES };
  const topology: Topology = { ...processes, ...servers, searchShards: 1, partitions: PARTITIONS };
  const machine = new Machine(agenda, CORES);
  const opened = openStations(agenda, topology, SEED, machine, isFresh ? costs.fresh : 1);
  const mongodb = new Station('MongoDB', STAND_IN_THREADS, machine);
  const stations = { ...opened, commits: mongodb, views: mongodb };
  const oneDisk: Costs = { ...costs, commitDurable: costs.commitDurableHere, kafkaReplicated: 0 };
  const site = new Site(
    { agenda, costs: oneDisk, stations, hopMs: LOOPBACK_MS },
    { shown: () => undefined, viewersOf: () => 1, ...events },
  );
  const kinds = [stations.apis, stations.gateways, stations.relays, stations.projectors, stations.indexers];
  for (const [at, kind] of kinds.entries())
    for (const station of kind) {
      const ms = (costs[IDLE[at] ?? 'idleApi'] / 100) * IDLE_EVERY_MS;
      const again = (): void => {
        station.work(single(ms), () => undefined);
        agenda.after(IDLE_EVERY_MS, again);
      };
      again();
    }
  return {
    ...{ agenda, site, client: new Station('the bench', Infinity, machine) },
    command: (n, isCrossing = false) => ({
      ...{ isCounted: true, combo: n, shard: n % PARTITIONS, isCrossing, sentAt: agenda.now },
      viewed: { is: false, waiting: [] },
    }),
  };
}
