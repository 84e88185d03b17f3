import type { Agenda } from '../engine/agenda.js';
import { halfExponential, stream } from '../engine/draws.js';
import { Machine } from '../engine/machine.js';
import { Station } from '../engine/station.js';
import type { Work } from '../engine/work.js';
import type { Costs } from '../costs/costs.js';
import type { Topology } from './topology.js';

/** A command on its way. */
export interface Command {
  /** Rank of its combo, 1 for the most popular. */
  readonly combo: number;
  /** Topic and partition, by number. */
  readonly shard: number;
  /** Its views cross shards, and it changes what combos are found by: a combo was shared or edited. */
  readonly isCrossing: boolean;
  /** Virtual ms. */
  readonly sentAt: number;
  /** Whether its times count: not where its api process is one that another stands for. */
  readonly isCounted: boolean;
  /** Whether its views have it, and who waits for that. */
  readonly viewed: { is: boolean; readonly waiting: (() => void)[] };
}

/** All processes and servers. */
export interface Stations {
  readonly apis: readonly Station[];
  readonly gateways: readonly Station[];
  readonly relays: readonly Station[];
  readonly projectors: readonly Station[];
  readonly indexers: readonly Station[];
  readonly commits: Station;
  readonly views: Station;
  readonly kafka: Station;
  readonly search: Station;
}

/** What every part of the model needs. */
export interface World {
  readonly agenda: Agenda;
  readonly costs: Costs;
  readonly stations: Stations;
  /** From one machine to another, ms. */
  readonly hopMs: number;
}

/** Requests that a server works on at once, more than it has cores. */
const THREADS = 256;
/** Draws of other purposes stay below it. */
const FIRST_PURPOSE = 20;

/**
 * Every process on a core of its own and every server on its cores, or all of them on one machine.
 * @param shared the one machine; null for machines of their own
 * @param slow how many times longer our own processes take
 * @param counts of processes that are simulated: others of their kind do the same
 */
export function openStations(
  agenda: Agenda,
  counts: Topology,
  seed: number,
  shared: Machine | null,
  slow = 1,
): Stations {
  let purpose = FIRST_PURPOSE;
  const vary = (times: number): ((pieces: number) => number) => {
    const draw = stream(seed, purpose++);
    return (pieces) => times * halfExponential(draw, pieces);
  };
  const processes = (name: string, count: number): readonly Station[] =>
    Array.from(
      { length: count },
      (_, i) => new Station(`${name} ${String(i + 1)}`, 1, shared ?? new Machine(agenda, 1), vary(slow)),
    );
  const server = (name: string, cores: number): Station =>
    new Station(name, THREADS, shared ?? new Machine(agenda, cores), vary(1));
  return {
    apis: processes('api', counts.apis),
    gateways: processes('gateway', counts.gateways),
    relays: processes('relay', counts.relays),
    projectors: processes('projector', counts.projectors),
    indexers: processes('indexer', counts.indexers),
    commits: server('MongoDB of commits', counts.commitsCores),
    views: server('MongoDB of views', counts.viewsCores),
    kafka: server('Kafka', counts.kafkaCores),
    search: server('Elasticsearch', counts.searchCores),
  };
}

/** A request to a server and its answer. @param lateMs until it answers, beyond its work */
export function ask({ agenda, hopMs }: World, server: Station, work: Work, done: () => void, lateMs = 0): void {
  agenda.after(hopMs, () => {
    server.work(work, () => {
      agenda.after(lateMs + hopMs, done);
    });
  });
}

/** @returns what calls `done` when it was called so often */
export function whenAll(count: number, done: () => void): () => void {
  let left = count;
  return () => {
    left -= 1;
    if (left === 0) done();
  };
}
