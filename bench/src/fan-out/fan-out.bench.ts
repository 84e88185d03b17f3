import { readFileSync } from 'node:fs';
import { against, mustHold, type Bench, type Result } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { pairsOf } from '../harness/pairs.js';
import { percentile } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import type { SendPlan, Sent } from './send-plan.js';

const KINDS = ['ws', 'our', 'stock'] as const;
type Kind = (typeof KINDS)[number];
/** Files a process has open besides its viewers. */
const OTHER_FILES = 500;

interface Measured {
  /** Processor ms of the server for 1,000 deliveries. */
  readonly cpu: number;
  /** ms until the last viewer has a message. */
  readonly p99: number;
}

/** One message to many viewers: what it costs the server, and when the last one has it. */
export const fanOutBench: Bench = async ({ quick, rounds }) => {
  const results: Result[] = [];
  const plans: readonly [number, SendPlan][] = quick
    ? [[200, { messages: 10, gapMs: 300 }]]
    : [
        [1000, { messages: 40, gapMs: 300 }],
        [10_000, { messages: 8, gapMs: 2200 }],
      ];
  for (const [viewers, plan] of plans) {
    const limit = openFilesLimit();
    if (limit < viewers + OTHER_FILES)
      results.push({ name: `fan-out to ${String(viewers)} viewers`, skipped: `ulimit -n is ${String(limit)}` });
    else results.push(...(await compare(viewers, plan, rounds)));
  }
  return results;
};

async function compare(viewers: number, plan: SendPlan, rounds: number): Promise<Result[]> {
  const found: Record<Kind, Measured[]> = { ws: [], our: [], stock: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? KINDS : [...KINDS].reverse();
    for (const kind of order) found[kind].push(await measure(kind, viewers, plan));
  }
  const pairs = (kind: Kind, what: keyof Measured) =>
    pairsOf(
      found[kind].map((each) => each[what]),
      found.ws.map((each) => each[what]),
    );
  const to = `${viewers.toLocaleString('en')} viewers`;
  const cpu = { unit: 'ms', name: `fan-out to ${to}: server processor time for 1,000 deliveries` };
  const p99 = { unit: 'ms', name: `fan-out to ${to}: until the last viewer has it, p99` };
  return [
    against('ms bare ws', pairs('our', 'cpu'), { ...cpu, goal: { atMost: 1 } }),
    against('ms bare ws', pairs('stock', 'cpu'), { ...cpu, name: `${cpu.name}, stock Socket.IO`, goal: null }),
    against('ms bare ws', pairs('our', 'p99'), { ...p99, goal: { atMost: 1.3 } }),
    against('ms bare ws', pairs('stock', 'p99'), { ...p99, name: `${p99.name}, stock Socket.IO`, goal: null }),
  ];
}

async function measure(kind: Kind, viewers: number, plan: SendPlan): Promise<Measured> {
  await using folder = await temporaryFolder();
  await using server = Helper.start(new URL(`./${kind}-server.js`, import.meta.url), [folder.path]);
  await using clients = Helper.start(new URL('./viewers.js', import.meta.url));
  const [url, room] = [await server.ask<string>('url'), await server.ask<string>('room')];
  await clients.ask('open', url, room, kind === 'ws', viewers);
  const warm = await server.ask<Sent>('send', { ...plan, messages: 3 });
  await clients.ask('lastArrivals', warm.first, 3);
  const { first, sentAt, cpuMs } = await server.ask<Sent>('send', plan);
  const arrivals = await clients.ask<number[]>('lastArrivals', first, plan.messages);
  mustHold(arrivals.length === sentAt.length, 'messages are missing');
  const delays = arrivals.map((at, i) => at - (sentAt[i] ?? Number.NaN));
  return { cpu: cpuMs / ((plan.messages * viewers) / 1000), p99: percentile(delays, 0.99) };
}

/** Node itself has raised it to the hard limit. */
function openFilesLimit(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}
