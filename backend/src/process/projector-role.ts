import { eventDefinitions } from '@combolab/contracts';
import { appliedProjection, lastVersions, Opened, Projector } from '@combolab/platform';
import type { SoleLease } from '@combolab/platform/adapters/mongo/sole-lease';
import type { BackendPorts } from '../backend-ports.js';
import { CommandRunner } from '../commands/command-runner.js';
import { PreviewJobs } from '../modules/previews/preview-jobs.js';
import { projections } from '../projections.js';

/**
 * Keeps the read models of the distributed set and turns facts into preview jobs. One process does so at a time; others
 * stand by, because a count that one reads while another stores is not guarded.
 */
export class ProjectorRole implements AsyncDisposable {
  readonly #opened = new Opened();
  readonly #running: Promise<void>;
  #projector: Projector | null = null;
  /** Why it could not begin; null while nothing is wrong. */
  failure: string | null = null;

  constructor(
    private readonly ports: BackendPorts,
    private readonly lease: SoleLease,
  ) {
    this.#running = this.#run().catch((error: unknown) => {
      this.failure = String(error);
      ports.logger.error({ err: error }, 'the projector could not begin');
    });
  }

  /** null while this process stands by. */
  get projector(): Projector | null {
    return this.#projector;
  }

  async #run(): Promise<void> {
    if (!(await this.lease.acquire())) return;
    const { ports } = this;
    const projector = this.#opened.use(createProjector(ports));
    await projector.start();
    this.#projector = projector;
    const previews = this.#opened.use(new PreviewJobs(ports, new CommandRunner(ports.log)));
    await previews.start();
    ports.logger.info({}, 'this process keeps the views');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.lease.holding) await this.lease[Symbol.asyncDispose]();
    await this.#running;
    await this.#opened[Symbol.asyncDispose]();
    await this.lease[Symbol.asyncDispose]();
  }
}

/** Every process hears by the live feed what was applied. */
function createProjector({ log, documents, logger, liveFeed }: BackendPorts): Projector {
  return new Projector({
    ...{ log, documents, logger },
    projections: [...projections, appliedProjection(eventDefinitions)],
    announce: (messages) => {
      for (const message of messages) liveFeed.publish({ kind: 'view', message });
    },
    onApplied: ({ events }) => {
      if (events.length > 0) liveFeed.publish({ kind: 'applied', by: 'views', streams: lastVersions(events) });
    },
  });
}
