import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { appliedProjection, lastVersions, Opened, Projector } from '@combolab/platform';
import { OrderTaker, type OrderTakerOptions } from '@combolab/platform/adapters/mongo-orders';
import { LEASE_MS } from '@combolab/platform/adapters/mongo/lease-row';
import type { SoleLease } from '@combolab/platform/adapters/mongo/sole-lease';
import type { BackendPorts } from '../backend-ports.js';
import { CommandRunner } from '../commands/command-runner.js';
import { DailySweep, type SweepTimes } from '../maintenance/daily-sweep.js';
import { AccountReaction } from '../modules/account/account-reaction.js';
import { NotificationReaction } from '../modules/notifications/notification-reaction.js';
import { PreviewJobs } from '../modules/previews/preview-jobs.js';
import { projections } from '../nouns.js';
import { carryOutOrder } from './projector-orders.js';

/** When a start that failed is tried again, in ms. */
const RETRY_MS = 1000;

/**
 * Keeps the read models of the distributed set, turns facts into preview jobs, removes what ended accounts leave, takes the operator's orders and sweeps the
 * bucket, which needs one process at a time too (the relay's work is shared by many). One process
 * does so at a time; others stand by, because a count that one reads while another stores is not guarded. A process that cannot be sure of its
 * lease any more, because the database is away or it was stopped itself, stops and stands by like the others.
 */
export class ProjectorRole implements AsyncDisposable {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #projector: Projector | null = null;
  #failure: string | null = null;

  constructor(
    private readonly ports: BackendPorts,
    private readonly lease: SoleLease,
    /** Of the commits: orders lie there. */
    private readonly connection: OrderTakerOptions['connection'],
    private readonly times: SweepTimes & Pick<OrderTakerOptions, 'leaseMs'> = {},
  ) {
    this.#running = this.#run();
  }

  /** null while this process stands by. */
  get projector(): Projector | null {
    return this.#projector;
  }

  /** Why nothing is applied; null while nothing is wrong. */
  get failure(): string | null {
    return this.#projector === null ? this.#failure : this.#projector.failure;
  }

  async #run(): Promise<void> {
    for (;;) {
      const lost = await this.lease.acquire();
      if (lost === null) return;
      const until = AbortSignal.any([lost, this.#stop.signal]);
      while (!until.aborted) await this.#keep(until);
      if (this.#stop.signal.aborted) return;
      this.ports.logger.warn({}, 'another process may keep the views by now; this one stands by');
    }
  }

  /** Ends with the signal, or soon after a start that failed. */
  async #keep(until: AbortSignal): Promise<void> {
    const { ports } = this;
    const opened = new Opened();
    try {
      const projector = opened.use(createProjector(ports));
      await projector.start();
      const runner = new CommandRunner(ports.log);
      await opened.use(new PreviewJobs(ports, runner)).start();
      opened.use(new NotificationReaction(ports, runner)).start();
      opened.use(new AccountReaction(ports, runner)).start();
      opened.use(this.#takeOrders(projector));
      const { log, blobs, logger } = ports;
      opened.use(new DailySweep({ log, blobs, logger, ...this.times }));
      this.#projector = projector;
      this.#failure = null;
      ports.logger.info({}, 'this process keeps the views');
      if (!until.aborted) await once(until, 'abort');
    } catch (error) {
      this.#failure = String(error);
      ports.logger.error({ err: error }, 'the projector could not begin');
      await delay(RETRY_MS, undefined, { signal: until }).catch(() => undefined);
    } finally {
      this.#projector = null;
      await opened[Symbol.asyncDispose]().catch((error: unknown) => {
        ports.logger.warn({ err: error }, 'the projector did not stop cleanly');
      });
    }
  }

  #takeOrders(projector: Projector): OrderTaker {
    const { connection } = this;
    const { logger } = this.ports;
    const { leaseMs = LEASE_MS } = this.times;
    const carryOut: OrderTakerOptions['carryOut'] = (order, signal) => carryOutOrder(projector, order, signal);
    return new OrderTaker({ connection, taker: 'projector', carryOut, logger, leaseMs });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    if (!this.lease.holding) await this.lease[Symbol.asyncDispose]();
    await this.#running;
    await this.lease[Symbol.asyncDispose]();
  }
}

/** Every process hears by the live feed what was applied. */
function createProjector({ log, documents, logger, liveFeed }: BackendPorts): Projector {
  return new Projector({
    ...{ log, documents, logger },
    projections: [...projections, appliedProjection],
    announce: (messages) => {
      for (const message of messages) liveFeed.publish({ kind: 'view', message });
    },
    onApplied: ({ events }) => {
      if (events.length > 0) liveFeed.publish({ kind: 'applied', by: 'views', streams: lastVersions(events) });
    },
  });
}
