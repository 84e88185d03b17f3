import { percentile } from '../../harness/stats.js';
import { single } from '../engine/work.js';
import type { Costs } from '../costs/costs.js';
import { NO_PROCESSES, openOneMachine } from './one-machine.js';

/** A run that was measured, and how the model does the same. */
export interface Run {
  readonly name: string;
  readonly unit: 'events/s' | 'ms' | 'combos/s';
  readonly measured: number;
  /** Of it, where it was measured several times. */
  readonly range: readonly [least: number, most: number] | null;
  /** The command, the day, and where the figure stands. */
  readonly source: string;
  readonly simulate: (costs: Costs) => number;
}

const LONGEST_MS = 600_000;
const STEP_MS = 5;
const LOOK_MS = 1;

/** Virtual ms until something holds. @throws Error when it never does */
function until({ agenda }: ReturnType<typeof openOneMachine>, holds: () => boolean): number {
  while (!holds()) {
    if (agenda.now > LONGEST_MS) throw new Error('the model never gets there');
    agenda.run(agenda.now + STEP_MS);
  }
  return agenda.now;
}

/** A backlog of likes on 50 combos, as `bench/src/distributed/committed-log.ts` commits them. */
function relayed(costs: Costs, likes: number): number {
  const machine = openOneMachine(costs, { ...NO_PROCESSES, relays: 1 });
  for (let n = 0; n < likes; n += 1) machine.site.commit(machine.command(n % 50));
  machine.site.relays[0]?.nudge();
  return likes / (until(machine, () => machine.site.counts.published === likes) / 1000);
}

function projected(costs: Costs, likes: number, projectors: number, isFresh: boolean): number {
  const machine = openOneMachine(costs, { ...NO_PROCESSES, projectors, isFresh });
  const { projecting, counts } = machine.site;
  for (let n = 0; n < likes; n += 1) projecting[n % projectors]?.add([machine.command(n % 50)]);
  return likes / (until(machine, () => counts.applied === likes) / 1000);
}

/** New combos that lie in the log, one indexer; its first batch is not counted, as `bench/src/distributed/arrivals.ts` does. */
function indexed(costs: Costs, combos: number): number {
  const machine = openOneMachine(costs, { ...NO_PROCESSES, indexers: 1 });
  const { indexing, counts } = machine.site;
  const commands = Array.from({ length: combos }, (_, n) => machine.command(n, true));
  for (const { viewed } of commands) viewed.is = true;
  indexing[0]?.add(commands);
  const first = until(machine, () => counts.indexed > 0);
  const before = counts.indexed;
  return (combos - before) / ((until(machine, () => counts.indexed === combos) - first) / 1000);
}

interface Times {
  readonly shown: readonly number[];
  readonly answered: readonly number[];
}

/** One like after another, the next when this one was answered, or when a viewer at the second gateway has it. */
function oneAfterAnother(costs: Costs, likes: number, after: 'answered' | 'shown'): Times {
  const times: Record<'answered' | 'shown', number[]> = { answered: [], shown: [] };
  const told = (what: 'answered' | 'shown', sentAt: number): void => {
    times[what].push(machine.agenda.now - sentAt);
    if (what === after && times[what].length < likes) next();
  };
  const machine = openOneMachine(
    costs,
    { apis: 1, gateways: 2, relays: 1, projectors: 1, indexers: 1, isFresh: true },
    {
      viewersOf: (gateway) => (gateway === 1 ? 1 : 0),
      shown: ({ sentAt }) => {
        told('shown', sentAt);
      },
    },
  );
  const { client, agenda, site } = machine;
  const half = costs.clientRequest / 2;
  const next = (): void => {
    const command = machine.command(times[after].length);
    client.work(single(half), () => {
      site.apis[0]?.command(command, () => {
        client.work(single(half), () => {
          told('answered', command.sentAt);
        });
      });
    });
  };
  // who waits for the viewer looks without a pause, and so takes what a process can have of a core
  const look = (): void => {
    client.work(single(LOOK_MS), look);
  };
  if (after === 'shown') look();
  agenda.after(0, next);
  until(machine, () => times[after].length >= likes);
  return times;
}

/** A message to everybody in a room of one gateway, with the processor for nothing else. @returns ms until the last has it */
function fannedOut(costs: Costs, viewers: number, messages: number): number {
  const times: number[] = [];
  const machine = openOneMachine(
    costs,
    { ...NO_PROCESSES, gateways: 1 },
    {
      viewersOf: () => viewers,
      shown: ({ sentAt }) => times.push(machine.agenda.now - sentAt),
    },
  );
  for (let n = 0; n < messages; n += 1) {
    machine.site.gateways[0]?.add(machine.command(n));
    until(machine, () => times.length > n);
  }
  return percentile(times, 0.99);
}

const DISTRIBUTED = '`npm run bench -- distributed --quick`, 2026-11-28, nothing else on the machine';
const FAN_OUT = '`npm run bench -- fan-out`, 2026-11-21';

export const RUNS: readonly Run[] = [
  {
    ...{
      name: 'commits read, published and marked by the relay',
      unit: 'events/s',
      measured: 4289,
      range: [4123, 4456],
    },
    source: DISTRIBUTED,
    simulate: (costs) => relayed(costs, 2000),
  },
  {
    ...{ name: 'events applied by one projector, warm', unit: 'events/s', measured: 1127, range: [1111, 1144] },
    source: DISTRIBUTED,
    simulate: (costs) => projected(costs, 2000, 1, false),
  },
  {
    ...{ name: 'events applied by two projectors, just started', unit: 'events/s', measured: 645, range: [550, 740] },
    source: DISTRIBUTED,
    simulate: (costs) => projected(costs, 2000, 2, true),
  },
  {
    ...{ name: 'new combos made searchable by the indexer', unit: 'combos/s', measured: 1988, range: [1738, 2239] },
    source: DISTRIBUTED,
    simulate: (costs) => indexed(costs, 1000),
  },
  {
    ...{ name: 'a message to the last of 1,000 viewers, p99', unit: 'ms', measured: 27.7, range: [27, 29.1] },
    source: FAN_OUT,
    simulate: (costs) => fannedOut(costs, 1000, 40),
  },
  {
    ...{ name: 'a message to the last of 10,000 viewers, p99', unit: 'ms', measured: 197, range: [173, 338] },
    source: FAN_OUT,
    simulate: (costs) => fannedOut(costs, 10_000, 8),
  },
  {
    ...{ name: 'a like sent to its answer, p50, one after another', unit: 'ms', measured: 31.4, range: [29.7, 33.2] },
    source: DISTRIBUTED,
    simulate: (costs) => percentile(oneAfterAnother(costs, 200, 'answered').answered, 0.5),
  },
  {
    ...{ name: "a like sent to the other viewer's socket, p50", unit: 'ms', measured: 111, range: null },
    source: DISTRIBUTED,
    simulate: (costs) => percentile(oneAfterAnother(costs, 200, 'shown').shown, 0.5),
  },
  {
    ...{ name: "a like sent to the other viewer's socket, p99", unit: 'ms', measured: 220, range: null },
    source: DISTRIBUTED,
    simulate: (costs) => percentile(oneAfterAnother(costs, 200, 'shown').shown, 0.99),
  },
];
