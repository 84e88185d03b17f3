import { EventEmitter } from 'node:events';
import type { Job, Jobs, Lease } from '@combolab/platform';
import { rpcClient, serveRpc, type Channel } from '../rpc.js';

interface Hint {
  readonly hint: 'jobs-changed';
  readonly id: string;
}
const isHint = (message: unknown): message is Hint =>
  typeof message === 'object' && message !== null && 'hint' in message;

/** Lets the process at the other end lease jobs of this one's store. */
export function serveJobs(channel: Channel, jobs: Jobs): () => void {
  serveRpc(channel, {
    lease: (kind: string, ms: number) => jobs.lease(kind, ms),
    renew: (lease: Lease, ms: number, percent: number) => jobs.renew(lease, ms, percent),
    complete: (lease: Lease, result: unknown) => jobs.complete(lease, result),
    fail: (lease: Lease, problem: string, options: Parameters<Jobs['fail']>[2]) => jobs.fail(lease, problem, options),
    get: (id: string) => jobs.get(id),
  });
  return jobs.onChange((id) => {
    channel.send({ hint: 'jobs-changed', id } satisfies Hint);
  });
}

/** What a worker process needs of {@link Jobs}, asked of the process that owns the store. */
export function remoteJobs(channel: Channel): Jobs {
  const ask = rpcClient(channel);
  const changes = new EventEmitter();
  channel.receive((message) => {
    if (isHint(message)) changes.emit('change', message.id);
  });
  const notHere = (): Promise<never> => Promise.reject(new Error('a worker only leases jobs'));
  return {
    lease: async (kind, ms) => (await ask('lease', kind, ms)) as Job | null,
    renew: async (lease, ms, percent) => (await ask('renew', lease, ms, percent)) as boolean,
    complete: async (lease, result) => (await ask('complete', lease, result)) as boolean,
    fail: async (lease, problem, options) => (await ask('fail', lease, problem, options)) as boolean,
    get: async (id) => (await ask('get', id)) as Job | null,
    enqueue: notHere,
    ended: notHere,
    settle: notHere,
    voidLeases: notHere,
    checkpoint: notHere,
    setCheckpoint: notHere,
    onChange(listener) {
      changes.on('change', listener);
      return () => void changes.off('change', listener);
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}
