import { EventEmitter } from 'node:events';
import { rpcClient, serveRpc, type Channel, type Jobs } from '@combolab/platform';

/** What a worker process needs of {@link Jobs}. */
type LeasedJobs = Pick<Jobs, 'lease' | 'renew' | 'complete' | 'fail' | 'get'>;

interface Hint {
  readonly hint: 'jobs-changed';
  readonly id: string;
}
const isHint = (message: unknown): message is Hint =>
  typeof message === 'object' && message !== null && 'hint' in message;

/** Lets the process at the other end lease jobs of this one's store. */
export function serveJobs(channel: Channel, jobs: Jobs): () => void {
  serveRpc<LeasedJobs>(channel, {
    lease: (...asked) => jobs.lease(...asked),
    renew: (...asked) => jobs.renew(...asked),
    complete: (...asked) => jobs.complete(...asked),
    fail: (...asked) => jobs.fail(...asked),
    get: (...asked) => jobs.get(...asked),
  });
  return jobs.onChange((id) => {
    channel.send({ hint: 'jobs-changed', id } satisfies Hint);
  });
}

/** Jobs of the process that owns the store, as far as a worker needs them. */
export function remoteJobs(channel: Channel): Jobs {
  const { remote } = rpcClient<LeasedJobs>(channel);
  const changes = new EventEmitter();
  channel.receive((message) => {
    if (isHint(message)) changes.emit('change', message.id);
  });
  const notHere = (): Promise<never> => Promise.reject(new Error('a worker only leases jobs'));
  return {
    lease: (...asked) => remote.lease(...asked),
    renew: (...asked) => remote.renew(...asked),
    complete: (...asked) => remote.complete(...asked),
    fail: (...asked) => remote.fail(...asked),
    get: (...asked) => remote.get(...asked),
    enqueue: notHere,
    ended: notHere,
    takeUp: notHere,
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
