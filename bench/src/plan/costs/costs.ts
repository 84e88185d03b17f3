import { assumed, derived, measured, type Cost } from './cost.js';

const TODAY = '`npm run bench -- distributed-costs`, 2026-11-30, 2 shared cores (AMD EPYC) with other work';
const BACKLOG = `${TODAY}, the second half of 12,000 likes`;
const MANY = `${TODAY}, likes of 32 at once`;
const ONE = `${TODAY}, likes of one at once`;
const LESS = `${ONE}, less those of 32 at once`;
const FAN_OUT = '`npm run bench -- fan-out`, 10,000 viewers, 2026-11-21';
const IDLE = '`npm run bench -- distributed`, 2026-11-21';

/** All that the simulation spends. MongoDB is the stand-in that docs/operations.md names: no genuine one was measured. */
export const COSTS = {
  hop: assumed(
    'ms late',
    0.25,
    'from one machine of a zone to another',
    'half of a usual round trip in one zone of a cloud',
  ),
  apiCommand: measured('ms', 3.65, 'a like in a busy api', MANY),
  apiWake: derived('ms', 0.4, 'more of it where the api had nothing to do', LESS),
  apiRead: measured('ms', 3.21, 'an answer with a combo, in the api', TODAY),
  apiSearch: measured('ms', 6.96, 'an answer with results, in the api', TODAY),
  clientRequest: measured('ms', 1.02, 'a request in the bench that sends it; no part of the plan', TODAY),
  question: derived(
    'ms',
    2.1,
    'a question to MongoDB',
    `${MANY}: what MongoDB spends on a like, less relay and views, of three questions`,
  ),
  turnQuestion: derived(
    'ms',
    0.12,
    'a small question to MongoDB: who has the turn, what a batch begins with',
    `${LESS}, of 16 questions`,
  ),
  viewsOfCombo: measured('ms', 2.05, 'a combo with all its parts read from the views', TODAY),
  viewsOfResults: measured('ms', 3.37, 'what a page of results shows, read from the views', TODAY),
  viewReadEach: derived(
    'ms',
    0.03,
    'a combo among many that are read at once',
    'docs/performance.md 2026-11-28: the peer of the indexer, 0.368 ms, less the document in Elasticsearch',
  ),
  commitWrite: derived('ms', 2.1, 'a commit inserted', 'as a question'),
  commitDurable: assumed('ms late', 4, 'until a majority has it in its journal', 'NVMe and one round trip in a zone'),
  commitDurableHere: measured('ms late', 1.1, 'fdatasync of this disk', '300 writes of 700 bytes, 2026-11-30, p50'),
  relayRead: derived('ms', 0.12, 'MongoDB looks for commits that wait', `${LESS}, of 16 questions`),
  relayReadEach: derived(
    'ms',
    0.057,
    'of each that is found',
    `${BACKLOG}: a third of what MongoDB spends on a relayed commit`,
  ),
  relayBatch: derived('ms', 1.1, 'a batch in the relay', LESS),
  relayEach: measured('ms', 0.086, 'a commit in the relay', BACKLOG),
  markBatch: derived('ms', 0.12, 'MongoDB marks a batch', `${LESS}, of 16 questions`),
  markEach: derived(
    'ms',
    0.115,
    'of each that is marked',
    `${BACKLOG}: two thirds of what MongoDB spends on a relayed commit`,
  ),
  kafkaRequest: derived('ms', 0.034, 'a request to Kafka, sent or fetched', `${ONE}, of 19 requests`),
  kafkaEvent: measured('ms', 0.019, 'an event in it, sent', BACKLOG),
  kafkaMessage: derived(
    'ms',
    0.004,
    'a message in it, sent to the live feed or fetched',
    `${TODAY}: half of one sent and fetched`,
  ),
  kafkaReplicated: assumed('ms late', 2, 'until all replicas have it', 'one round trip in a zone and the page cache'),
  projectorBatch: derived('ms', 2, 'a batch in the projector', LESS),
  projectorEach: measured('ms', 0.288, 'an event in the projector', BACKLOG),
  viewsBatch: derived('ms', 1.6, 'MongoDB reads, binds and stores a batch of views', `${LESS}, 13 of 16 questions`),
  viewsEach: measured('ms', 0.533, 'of each event', BACKLOG),
  indexerEvent: derived('ms', 0.02, 'an event taken by the indexer', 'parsing alone, as a message of the live feed'),
  indexerBatch: derived('ms', 0.2, 'a batch in the indexer', LESS),
  indexerDocument: derived('ms', 0.1, 'a document made and sent', TODAY),
  indexBatch: assumed('ms', 2, 'a bulk request in Elasticsearch', 'a small bulk request'),
  indexDocument: measured('ms', 0.339, 'a document in it, 10,000 to 50,000 combos', TODAY),
  searchShard: derived(
    'ms',
    11.8,
    'a search with facets in one shard, whatever its size',
    `${TODAY}: 13.4 ms at 10,000 combos, 19.7 at 50,000`,
  ),
  searchMillion: derived(
    'ms',
    157,
    'the same for each million combos, over all shards',
    `${TODAY}: the line through both`,
  ),
  liveRequest: derived(
    'ms',
    0.15,
    'a batch of the live feed sent or taken',
    `${LESS}: at most, it is lost in the noise`,
  ),
  liveMessage: measured('ms', 0.011, 'a message of the live feed taken', TODAY),
  liveStream: assumed('ms', 0.002, 'a stream that a message says is applied', 'a sixth of a message by its bytes'),
  frame: assumed('ms', 0.02, 'a message made a frame for its room', 'JSON of 160 bytes'),
  delivery: measured('ms', 0.025, 'a frame written to one viewer', FAN_OUT),
  fresh: derived(
    '×',
    2.3,
    'a process of ours that was just started; no part of the plan',
    `${TODAY}: an event in a projector from its start, 0.666 ms, by 0.288 of the second half`,
  ),
  idleApi: measured('% of one core', 4, 'an api that nobody asks', IDLE),
  idleLive: measured('% of one core', 4.2, 'a gateway that nobody asks', IDLE),
  idleRelay: measured('% of one core', 5.2, 'a relay without commits', IDLE),
  idleProjector: measured('% of one core', 9.6, 'a projector without events', IDLE),
  idleIndexer: measured('% of one core', 7.2, 'an indexer without events', IDLE),
} as const satisfies Readonly<Record<string, Cost>>;

export type CostName = keyof typeof COSTS;

/** Values alone, by name. */
export type Costs = Readonly<Record<CostName, number>>;

export const isCostName = (name: string): name is CostName => Object.hasOwn(COSTS, name);
export const COST_NAMES: readonly CostName[] = Object.keys(COSTS).filter(isCostName);

const isComplete = (values: Partial<Costs>): values is Costs => COST_NAMES.every((name) => values[name] !== undefined);

/** What the table says, as numbers. */
export function standardCosts(): Costs {
  const values: Partial<Record<CostName, number>> = {};
  for (const name of COST_NAMES) values[name] = COSTS[name].value;
  if (!isComplete(values)) throw new Error('the table of costs has a cost without a value');
  return values;
}
