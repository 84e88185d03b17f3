import type { Costs } from '../costs/costs.js';
import type { Station } from '../engine/station.js';
import { fullProjectorMs } from './projector.js';
import { fullRelayMs } from './relay.js';
import type { Site } from './site.js';
import type { Kind, Topology } from './topology.js';
import { FULL_BATCH } from '../engine/work.js';

/** How much of what one kind of station could do is asked of it; above 1 it falls behind. */
export interface Use {
  readonly name: string;
  /** What there is more of to lower it; null where more of nothing does. */
  readonly kind: Kind | null;
  readonly part: number;
}

/** Which figure is the idle processor time of each kind of process. */
const IDLE = {
  apis: 'idleApi',
  gateways: 'idleLive',
  relays: 'idleRelay',
  projectors: 'idleProjector',
  indexers: 'idleIndexer',
} as const;
const PROCESSES = ['apis', 'gateways', 'relays', 'projectors', 'indexers'] as const;

/** Whoever comes goes to any of them; the others have shards of their own, some fuller than others. */
const ALIKE: ReadonlySet<Kind> = new Set(['apis', 'gateways']);

interface Counting {
  readonly counts: { readonly items: number };
}

/** What had been done when it began. */
interface Before {
  readonly deliveries: number;
  readonly indexed: number;
  readonly turnMs: number;
  /** Processor time that each reader has spent on the live feed in full batches. */
  readonly feedMs: number;
  /** By process. */
  readonly relayed: readonly number[];
  readonly projected: readonly number[];
}

/** Looks at a site from one moment on. */
export class Meter {
  readonly #begun: number;
  readonly #firmBefore: ReadonlyMap<Station, number>;
  readonly #before: Before;

  constructor(
    private readonly site: Site,
    private readonly topology: Topology,
  ) {
    const { agenda, stations } = site.world;
    this.#begun = agenda.now;
    const all = Object.values<Station | readonly Station[]>({ ...stations }).flat();
    this.#firmBefore = new Map(all.map((station) => [station, station.firmMs]));
    const items = (loops: readonly Counting[]): readonly number[] => loops.map(({ counts }) => counts.items);
    this.#before = {
      ...{ ...this.#counts(), turnMs: site.turn.counts.busyMs, feedMs: feedMsOf(site) },
      ...{ relayed: items(site.relays), projected: items(site.projecting) },
    };
  }

  /** Since it began, of the gateways that are simulated. */
  counted(): { readonly deliveries: number; readonly indexed: number } {
    const now = this.#counts();
    return {
      deliveries: now.deliveries - this.#before.deliveries,
      indexed: now.indexed - this.#before.indexed,
    };
  }

  uses(): readonly Use[] {
    const { stations, costs } = this.site.world;
    const { topology } = this;
    const servers: readonly Use[] = [
      { name: 'MongoDB of commits', kind: 'commitsCores', part: this.#busy(stations.commits) / topology.commitsCores },
      { name: 'MongoDB of views', kind: 'viewsCores', part: this.#busy(stations.views) / topology.viewsCores },
      { name: 'Kafka', kind: 'kafkaCores', part: this.#busy(stations.kafka) / topology.kafkaCores },
      { name: 'Elasticsearch', kind: 'searchCores', part: this.#busy(stations.search) / topology.searchCores },
    ];
    const processes = PROCESSES.map((kind): Use => {
      const busy = stations[kind].map((station) => this.#busy(station));
      const part = ALIKE.has(kind) ? busy.reduce((sum, each) => sum + each, 0) / busy.length : Math.max(...busy);
      return { name: ALIKE.has(kind) ? kind : `${kind}, the busiest`, kind, part: part + idle(costs, kind) };
    });
    return [...processes, ...servers, ...this.#loops()];
  }

  #loops(): readonly Use[] {
    const { relays, projecting, turn, world } = this.site;
    const { relayed, projected, turnMs, feedMs } = this.#before;
    return [
      {
        name: 'relays, one batch after the other',
        kind: 'relays',
        part: this.#full(relays, relayed, fullRelayMs(world)),
      },
      {
        name: 'projectors, one batch after the other',
        kind: 'projectors',
        part: this.#full(projecting, projected, fullProjectorMs(world)),
      },
      { name: 'the turn for what crosses shards', kind: null, part: (turn.counts.busyMs - turnMs) / this.#ms },
      {
        name: 'the live feed, which every process reads whole',
        kind: null,
        part: (feedMsOf(this.site) - feedMs) / this.#ms,
      },
    ];
  }

  /** Of the busiest loop: what came by what it could take in full batches. */
  #full(loops: readonly Counting[], before: readonly number[], fullMs: number): number {
    const come = loops.map(({ counts }, at) => counts.items - (before[at] ?? 0));
    return ((Math.max(...come) / FULL_BATCH) * fullMs) / this.#ms;
  }

  get #ms(): number {
    return this.site.world.agenda.now - this.#begun;
  }

  #busy(station: Station): number {
    return (station.firmMs - (this.#firmBefore.get(station) ?? 0)) / this.#ms;
  }

  #counts(): { readonly deliveries: number; readonly indexed: number } {
    const deliveries = this.site.gateways.reduce((sum, { counts }) => sum + counts.deliveries, 0);
    return { deliveries, indexed: this.site.counts.indexed };
  }
}

const feedMsOf = ({ feed, world: { costs } }: Site): number =>
  feed.counts.messages * costs.liveMessage + feed.counts.streams * costs.liveStream;

const idle = (costs: Costs, kind: (typeof PROCESSES)[number]): number => costs[IDLE[kind]] / 100;
