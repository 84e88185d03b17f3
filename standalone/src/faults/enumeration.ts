import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@combolab/platform';
import { askControl } from '../control/ask-control.js';
import { removeFolder } from '../testing/remove-folder.js';
import { waitUntil } from '../testing/wait-until.js';
import { FaultControl, nameOf, type Counts, type FaultPoint } from './fault-control.js';
import { KeptSite } from './kept-site.js';
import { PatientUser } from './patient-user.js';
import { ADMIN, OTHER, playScenario, type EventCounts } from './scenario.js';

/** What one fault came to. */
export interface Outcome {
  readonly point: FaultPoint;
  /** Whether the operation was reached at all. */
  readonly met: boolean;
  /** How often the server had to be started again. */
  readonly restarts: number;
  /** What is lost, doubled, wrong or stuck, in words; null: nothing. */
  readonly finding: string | null;
  /** Where the data of one with a finding lies. */
  readonly folder: string;
}

export interface EnumerationOptions {
  /** Leaves the data of a run with a finding where it is. */
  readonly keep?: boolean;
}

/** The same scenario again and again from the same beginning, each time with another fault. */
export class Enumeration implements AsyncDisposable {
  /** Operations and events of a run without a fault. */
  counts: Counts = new Map();
  #events: EventCounts | null = null;
  #runs = 0;

  private constructor(
    private readonly folder: string,
    private readonly shim: string,
    private readonly options: EnumerationOptions,
  ) {}

  /** @param shim the compiled shim.c @throws Error when the scenario fails without any fault */
  static async prepare(shim: string, options: EnumerationOptions = {}): Promise<Enumeration> {
    const folder = await mkdtemp(join(tmpdir(), 'combolab-faults-'));
    const made = new Enumeration(folder, shim, options);
    await made.#makeBeginning();
    const { finding } = await made.#play(null);
    if (finding !== null) throw new Error(`without a fault: ${finding}`);
    return made;
  }

  /** @param env more settings of the server */
  async run(point: FaultPoint, env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
    return { point, ...(await this.#play(point, env)) };
  }

  async #makeBeginning(): Promise<void> {
    const base = join(this.folder, 'beginning');
    await mkdir(base, { mode: 0o700 });
    await using site = await KeptSite.start(base, {});
    for (const email of [ADMIN, OTHER]) await PatientUser.join(site, email.split('@')[0] ?? '');
    await ask(base, 'grant', ADMIN);
    await site.stop();
  }

  async #play(point: FaultPoint | null, more: Readonly<Record<string, string>> = {}): Promise<Omit<Outcome, 'point'>> {
    const folder = join(this.folder, `run-${String((this.#runs += 1))}`);
    const dataDir = join(folder, 'data');
    await cp(join(this.folder, 'beginning'), dataDir, { recursive: true });
    using control = new FaultControl(join(folder, 'control'));
    const env = { ...more, LD_PRELOAD: this.shim, FAULT_CONTROL: control.path, FAULT_FOLDER: dataDir };
    if (point !== null) control.arm(point, { seed: point.nth % 2 === 0 ? point.nth : 0 });
    let restarts = 0;
    let finding: string | null = null;
    try {
      await using site = await KeptSite.start(dataDir, env);
      try {
        const events = await playScenario(site, this.#events);
        control.disarm();
        await endsWell(site);
        if (point === null) [this.counts, this.#events] = [control.counts(), events];
      } finally {
        ({ restarts } = site);
      }
    } catch (error) {
      finding = error instanceof Error ? error.message : String(error);
    }
    const met = control.fired > 0;
    if (finding === null || this.options.keep !== true) await removeFolder(folder);
    return { met, restarts, finding, folder };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.options.keep !== true) await removeFolder(this.folder);
  }
}

const ask = (dataDir: string, command: string, ...args: string[]): Promise<{ ok: boolean; text: string }> =>
  askControl(readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), command, args);

/** Ready, with nothing parked, views and files as the log says, and able to stop. @throws Error that says what is not so */
async function endsWell(site: KeptSite): Promise<void> {
  let told = '';
  const ready = waitUntil('readiness', async () => {
    const response = await fetch(`${site.url}/health/ready`).catch((error: unknown) => String(error));
    told = typeof response === 'string' ? response : await response.text();
    return typeof response !== 'string' && response.ok ? true : undefined;
  });
  await ready.catch((error: unknown) => Promise.reject(new Error(`never ready again: ${told}`, { cause: error })));
  const { ok, text } = await ask(site.dataDir, 'verify');
  if (!ok) throw new Error(`verify: ${text}`);
  const code = await site.stop();
  if (code !== 0) throw new Error(`it stopped with ${String(code)}`);
}

/** In words for who reads that a test failed. */
export const toldOf = ({ point, finding }: Outcome): string => `${nameOf(point)}: ${finding ?? 'nothing wrong'}`;
