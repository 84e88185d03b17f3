import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Jobs, Logger } from '@combolab/platform';
import { serveJobs } from './remote-jobs.js';
import type { PreviewProcessOptions } from './preview-process.js';

const RESTART_MS = 1000;
const STOP_MS = 6000;

/** Keeps one worker process at work; it ends itself when this process is gone. */
export class PreviewLink implements AsyncDisposable {
  #child: ChildProcess | null = null;
  #stopping = false;
  #unserve: () => void = () => undefined;
  #restart: NodeJS.Timeout | null = null;

  constructor(
    private readonly jobs: Jobs,
    private readonly options: PreviewProcessOptions,
    private readonly logger: Logger,
  ) {
    this.#start();
  }

  /** Process id of the worker; null while there is none. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  #start(): void {
    const child = fork(
      fileURLToPath(new URL('./preview-process.js', import.meta.url)),
      [JSON.stringify(this.options)],
      {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    this.#child = child;
    this.#unserve = serveJobs(
      {
        send: (message) => {
          if (child.connected) child.send(message as object);
        },
        receive: (listener) => child.on('message', listener),
      },
      this.jobs,
    );
    child.on('exit', (code, signal) => {
      this.#unserve();
      if (this.#stopping) return;
      this.logger.warn({ code, signal }, 'the preview worker ended; starting another');
      void this.jobs.voidLeases();
      this.#restart = setTimeout(() => {
        this.#start();
      }, RESTART_MS);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopping = true;
    if (this.#restart !== null) clearTimeout(this.#restart);
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(timer);
  }
}
