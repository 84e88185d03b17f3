import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { aboutView, appliedProjection, lastVersions, Opened, Projector, type Sharing } from '@combolab/platform';
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
 * Keeps the read models of the distributed set, together with the projectors of other processes: each has its share of the log's shards.
 * What is for one process at a time is done by the one that holds the lease: it turns facts into preview jobs, removes what ended accounts
 * leave, tells users what concerns them, takes the operator's orders and sweeps the bucket. A process that cannot be sure of its
 * lease any more, because the database is away or it was stopped itself, stops that and stands by like the others.
 */
export class ProjectorRole implements AsyncDisposable {
  readonly #stop = new AbortController();
  /** Aborts when this process's projector has begun. */
  readonly #begun = new AbortController();
  readonly #projecting: Promise<void>;
  readonly #reacting: Promise<void>;
  #projector: Projector | null = null;
  #isReacting = false;
  #failure: string | null = null;

  constructor(
    private readonly ports: BackendPorts,
    private readonly sharing: Pick<Sharing, 'log' | 'documents'>,
    private readonly lease: SoleLease,
    /** Of the commits: orders lie there. */
    private readonly connection: OrderTakerOptions['connection'],
    private readonly times: SweepTimes & Pick<OrderTakerOptions, 'leaseMs'> = {},
  ) {
    this.#projecting = this.#project();
    this.#reacting = this.#react();
  }

  /** null while it could not begin. */
  get projector(): Projector | null {
    return this.#projector;
  }

  /** Whether this is the process that does what is for one at a time. */
  get isReacting(): boolean {
    return this.#isReacting;
  }

  /** Why nothing is applied; null while nothing is wrong. */
  get failure(): string | null {
    return this.#projector === null ? this.#failure : this.#projector.failure;
  }

  async #project(): Promise<void> {
    const { documents, log } = this.sharing;
    while (!this.#stop.signal.aborted) {
      const members = documents.join(log.shards, this.times.leaseMs);
      await this.#keep(this.#stop.signal, 'the projector could not begin', async (opened) => {
        const projector = opened.use(createProjector(this.ports, { log, documents, members }));
        await projector.start();
        this.#projector = projector;
        this.#failure = null;
        this.#begun.abort();
      });
      this.#projector = null;
    }
  }

  async #react(): Promise<void> {
    const { ports } = this;
    for (;;) {
      const lost = await this.lease.acquire();
      if (lost === null) return;
      const until = AbortSignal.any([lost, this.#stop.signal]);
      while (!until.aborted) {
        await this.#keep(until, 'what reacts to events could not begin', async (opened) => {
          // orders are carried out on it
          if (!this.#begun.signal.aborted) await once(this.#begun.signal, 'abort', { signal: until });
          const runner = new CommandRunner(ports.log, ports.traces);
          await opened.use(new PreviewJobs(ports, runner)).start();
          opened.use(new NotificationReaction(ports, runner)).start();
          opened.use(new AccountReaction(ports, runner)).start();
          opened.use(this.#takeOrders());
          const { log, blobs, logger } = ports;
          opened.use(new DailySweep({ log, blobs, logger, ...this.times }));
          this.#isReacting = true;
          ports.logger.info({}, 'this process reacts to events and takes orders');
        });
        this.#isReacting = false;
      }
      if (this.#stop.signal.aborted) return;
      ports.logger.warn({}, 'another process may react to events by now; this one stands by');
    }
  }

  /** Ends with the signal, or soon after a start that failed. */
  async #keep(until: AbortSignal, failed: string, begin: (opened: Opened) => Promise<void>): Promise<void> {
    const opened = new Opened();
    try {
      await begin(opened);
      if (!until.aborted) await once(until, 'abort');
    } catch (error) {
      if (until.aborted) return;
      this.#failure = String(error);
      this.ports.logger.error({ err: error }, failed);
      await delay(RETRY_MS, undefined, { signal: until }).catch(() => undefined);
    } finally {
      await opened[Symbol.asyncDispose]().catch((error: unknown) => {
        this.ports.logger.warn({ err: error }, 'the projector did not stop cleanly');
      });
    }
  }

  #takeOrders(): OrderTaker {
    const { connection } = this;
    const { logger } = this.ports;
    const { leaseMs = LEASE_MS } = this.times;
    const carryOut: OrderTakerOptions['carryOut'] = (order, signal) => {
      if (this.#projector === null) throw new Error('the projector could not begin yet; its log says why.');
      return carryOutOrder(this.#projector, order, signal);
    };
    return new OrderTaker({ connection, taker: 'projector', carryOut, logger, leaseMs });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    if (!this.lease.holding) await this.lease[Symbol.asyncDispose]();
    await Promise.all([this.#projecting, this.#reacting]);
    await this.lease[Symbol.asyncDispose]();
  }
}

/** Every process hears by the live feed what was applied. */
function createProjector({ logger, liveFeed, traces }: BackendPorts, shared: Omit<Sharing, 'onApplied'>): Projector {
  const { log, documents } = shared;
  return new Projector({
    ...{ log, documents, logger, traces },
    projections: [...projections, appliedProjection],
    announce: (messages, causeOf) => {
      for (const message of messages) liveFeed.publish(aboutView(message, causeOf(message)));
    },
    sharing: {
      ...shared,
      onApplied: (events) => {
        if (events.length > 0) liveFeed.publish({ kind: 'applied', by: 'views', streams: lastVersions(events) });
      },
    },
  });
}
