import type { Jobs, Lease } from '@combolab/platform';
import type { WorkerLog } from './run-preview-worker.js';

export interface LeaseKeeper extends Disposable {
  /** Aborted when the lease is lost, or with the given signal. */
  readonly signal: AbortSignal;
  /** True once the store said that another attempt has taken over. */
  readonly lost: () => boolean;
  report(percent: number): void;
}

/**
 * Renews a lease three times per term, and with each progress; aborts its signal once the lease is lost. A store
 * that fails is asked again at the next renewal: the lease may still be ours.
 */
export function keepLease(jobs: Jobs, lease: Lease, leaseMs: number, stop: AbortSignal, log: WorkerLog): LeaseKeeper {
  const lostIt = new AbortController();
  let percent = 0;
  const renew = async (): Promise<void> => {
    try {
      if (!(await jobs.renew(lease, leaseMs, percent))) lostIt.abort();
    } catch (error) {
      log.warn({ job: lease.id, error: String(error) }, 'could not renew the lease');
    }
  };
  const timer = setInterval(() => void renew(), leaseMs / 3);
  return {
    signal: AbortSignal.any([stop, lostIt.signal]),
    lost: () => lostIt.signal.aborted,
    report(next) {
      percent = next;
      void renew();
    },
    [Symbol.dispose]: () => {
      clearInterval(timer);
    },
  };
}
