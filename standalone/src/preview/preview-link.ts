import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isBeat, Supervisor, type Instance, type Jobs, type Logger, type Signs } from '@combolab/platform';
import { PREVIEW_KIND } from '@combolab/preview-worker';
import { serveJobs } from './remote-jobs.js';
import type { PreviewProcessOptions } from './preview-process.js';

export interface PreviewLinkOptions {
  readonly jobs: Jobs;
  readonly worker: PreviewProcessOptions;
  readonly logger: Logger;
  /** Longest silence of the process, in ms. */
  readonly silentMs?: number;
}

interface Child extends Instance {
  readonly process: ChildProcess;
}

/** Keeps one worker process at work; it ends itself when this process is gone. */
export class PreviewLink implements AsyncDisposable {
  readonly #supervisor: Supervisor<Child>;
  #closing = false;

  constructor(private readonly options: PreviewLinkOptions) {
    const { logger, silentMs } = options;
    this.#supervisor = new Supervisor({
      ...{ name: 'the preview worker', begin: (signs) => this.#begin(signs), logger },
      ...(silentMs === undefined ? {} : { silentMs }),
    });
    this.#supervisor.startLater();
  }

  /** Process id of the worker; null while there is none. */
  get pid(): number | null {
    return this.#supervisor.current?.process.pid ?? null;
  }

  /** Why nobody makes previews, in words; null while somebody does. */
  get fault(): string | null {
    return this.#supervisor.fault;
  }

  /** How often the process was started again. */
  get restarts(): number {
    return this.#supervisor.restarts;
  }

  /** ms that its last beginning took, from starting it until it works. */
  get begunMs(): number {
    return this.#supervisor.begunMs;
  }

  /** What it had leased is free at once; when that cannot be stored, the leases end by themselves. */
  #freeJobs(): void {
    this.options.jobs
      .voidLeases({ kind: PREVIEW_KIND, problem: 'The preview worker ended.' })
      .catch((error: unknown) => {
        this.options.logger.warn({ err: error }, 'leases of the preview worker could not be ended; they expire');
      });
  }

  #begin(signs: Signs): Child {
    const { jobs, worker } = this.options;
    const child = fork(fileURLToPath(new URL('./preview-process.js', import.meta.url)), [JSON.stringify(worker)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let works = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      works = resolve;
    });
    child.on('message', (message) => {
      signs.beat();
      if (isBeat(message)) works();
    });
    const unserve = serveJobs(
      {
        send: (message) => {
          // one that is just ending hears nothing, and asks nothing again
          if (child.connected) child.send(message as object, () => undefined);
        },
        receive: (listener) => child.on('message', listener),
      },
      jobs,
    );
    child.on('error', (error) => {
      signs.ended(error.message);
    });
    child.on('exit', (code, signal) => {
      unserve();
      if (!this.#closing) this.#freeJobs();
      signs.ended(`its process ended with ${String(code ?? signal)}`);
    });
    return { process: child, ready, kill: () => kill(child) };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing = true;
    await this.#supervisor.stop(async ({ process }) => {
      if (isOver(process)) return;
      const gone = once(process, 'exit');
      process.disconnect();
      await gone;
    });
  }
}

const isOver = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

async function kill(child: ChildProcess): Promise<void> {
  if (isOver(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
