import { PREVIEW_JOB } from '@combolab/backend/parts';
import type { Job } from '@combolab/platform';
import type { Network } from './network.js';
import type { ServerPart } from './server-part.js';
import { SimulatedProcess } from './simulated-process.js';
import type { VirtualTime } from './virtual-time.js';

/** How long a job is leased, and how long it takes at most, in virtual ms. */
const LEASE_MS = 8000;
const WORK_MS = 3000;
const IDLE_MS = 4000;
/** How often an attempt fails. */
const FAILS = 0.2;

const RESULT = { renditions: [], previewKey: 'preview', thumbnailKey: 'thumbnail', frames: 120 };

/** Makes previews, which take their time and sometimes fail. */
export class PreviewWorker {
  readonly process = new SimulatedProcess('preview worker');

  constructor(
    private readonly time: VirtualTime,
    private readonly network: Network<ServerPart>,
  ) {
    time.plan(this.process, 0, 'begins', () => {
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    for (;;) {
      const worked = await this.#one().catch((error: unknown) => error);
      if (worked !== true) await this.time.sleep(IDLE_MS);
    }
  }

  /** @returns false when there was nothing to do */
  async #one(): Promise<boolean> {
    const { network, time } = this;
    const job = await network.askBeside('lease', ({ ports }) => ports.jobs.lease(PREVIEW_JOB, LEASE_MS));
    if (job === null) return false;
    await time.sleep(time.random.next() * WORK_MS);
    const fails = time.random.chance(FAILS);
    for (let told = false; !told;) told = await this.#tell(job, fails);
    return true;
  }

  /** @returns false when it has to be told again */
  async #tell(job: Job, fails: boolean): Promise<boolean> {
    try {
      await this.network.askBeside('outcome', ({ ports: { jobs } }) =>
        fails ? jobs.fail(job, 'It could not be made.', { retry: true }) : jobs.complete(job, RESULT),
      );
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      await this.time.sleep(IDLE_MS);
      return false;
    }
  }
}
