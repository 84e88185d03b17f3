import { COMMITS_OF_A_COMBO, SIZES } from '../costs/sizes.js';
import type { Load } from '../model/load.js';
import type { Outcome } from '../model/simulate.js';
import type { Topology } from '../model/topology.js';

/** What something needs beside cores. */
export interface Needs {
  readonly name: string;
  /** With all copies. */
  readonly diskBytes: number;
  readonly memoryBytes: number;
  readonly bitsPerSecond: number;
}

/** Members of a replica set, brokers with a message, nodes with a document. */
export const COPIES = { mongodb: 3, kafka: 3, search: 2 } as const;
/** Days that Kafka keeps, and the part of the busiest hour that is a day's average. */
const KEPT_DAYS = 7;
const AVERAGE = 1 / 6;
/** WiredTiger's compression halves documents; views keep as much again for indexes and slack. */
const COMPRESSED = 0.5;
/** Part of an index or a store that is asked for all the time and should lie in memory. */
const HOT = 0.2;
/** Of Elasticsearch for each core: 4 GB for a node of 16. */
const HEAP_BYTES = 0.25e9;
const DAY_S = 86_400;
const bits = (bytes: number): number => bytes * 8;
const of = (size: keyof typeof SIZES): number => SIZES[size].value;

/** Disk, memory and network of each store and process at this load. */
export function needsOf(load: Load, topology: Topology, outcome: Outcome): readonly Needs[] {
  const { combos, commands, viewers, readsEach, searchesEach } = load;
  const commits = combos * COMMITS_OF_A_COMBO;
  const commitBytes = commits * (of('commit') * COMPRESSED + of('commitIndexes'));
  const viewBytes = combos * of('viewRows');
  const indexBytes = combos * of('indexed');
  const processes = topology.apis + topology.gateways + topology.relays + topology.projectors + topology.indexers;
  // committed, view and applied at most
  const liveBytes = commands * 3 * of('liveMessage');
  return [
    {
      name: 'MongoDB of commits',
      diskBytes: commitBytes * COPIES.mongodb,
      memoryBytes: (commits * of('commitIndexes') + commitBytes * HOT) * COPIES.mongodb,
      bitsPerSecond: bits(commands * of('commit') * (COPIES.mongodb + 1)),
    },
    {
      // twice while a view is built anew
      name: 'MongoDB of views',
      diskBytes: viewBytes * 2 * COPIES.mongodb,
      memoryBytes: viewBytes * HOT * COPIES.mongodb,
      bitsPerSecond: bits(commands * 1000 * COPIES.mongodb + viewers * readsEach * of('answer')),
    },
    {
      name: 'Kafka',
      diskBytes: commands * AVERAGE * KEPT_DAYS * DAY_S * of('event') * COPIES.kafka,
      memoryBytes: 6e9 * COPIES.kafka,
      bitsPerSecond: bits(commands * of('event') * (COPIES.kafka + 2) + liveBytes * (processes + COPIES.kafka)),
    },
    {
      // twice while it is built anew
      name: 'Elasticsearch',
      diskBytes: indexBytes * COPIES.search * 2,
      memoryBytes: indexBytes * COPIES.search * 2 + topology.searchCores * HEAP_BYTES,
      bitsPerSecond: bits(viewers * searchesEach * of('answer')),
    },
    {
      name: 'gateways',
      diskBytes: 0,
      memoryBytes: viewers * of('socket') + topology.gateways * of('process'),
      bitsPerSecond: bits(outcome.deliveriesPerSecond * of('frame')),
    },
    {
      name: 'apis',
      diskBytes: 0,
      memoryBytes: topology.apis * of('process') * 2,
      bitsPerSecond: bits((viewers * (readsEach + searchesEach) + commands) * of('answer')),
    },
    {
      name: 'relays, projectors, indexers',
      diskBytes: 0,
      memoryBytes: (processes - topology.apis - topology.gateways) * of('process') * 2,
      bitsPerSecond: bits(commands * of('event') * 3),
    },
    { name: 'bucket of files', diskBytes: combos * of('files'), memoryBytes: 0, bitsPerSecond: 0 },
  ];
}
