import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));
/** A worker that holds more than this between two suites is replaced; bytes. */
const MEMORY = 1_500 * 2 ** 20;
/** How long a worker may take to close what its suites share, and to end by itself; ms. */
const END_MS = 15_000;

/** Worker processes that run one suite at a time, each with a temporary folder of its own. */
export class SuitePool {
  #workers = [];

  /** `size` workers at most, started when they are needed; `options` go to every suite. */
  constructor(size, options) {
    this.size = size;
    this.options = options;
  }

  /** Runs a suite in worker number `at`. @throws Error when the worker ended before the suite did */
  async run(at, path) {
    const worker = (this.#workers[at] ??= startWorker());
    worker.exited.then(() => {
      if (this.#workers[at] === worker) this.#workers[at] = undefined;
    });
    const result = await ask(worker, { path, ...this.options });
    if (result.memory > MEMORY) {
      this.#workers[at] = undefined;
      await endWorker(worker);
    }
    return result;
  }

  /** Ends all workers. @throws Error when one does not end by itself: something that nobody closed is still at work in it */
  async end() {
    const ended = await Promise.allSettled(this.#workers.filter(Boolean).map(endWorker));
    this.#workers = [];
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }
}

function startWorker() {
  const folder = mkdtempSync(join(tmpdir(), 'suites-'));
  // a suite's own Elasticsearch may run as another user
  chmodSync(folder, 0o755);
  const child = fork(WORKER, [], {
    execArgv: ['--no-warnings=ExperimentalWarning'],
    env: { ...process.env, TMPDIR: folder },
  });
  const exited = once(child, 'exit').then(([code, signal]) => {
    rmSync(folder, { recursive: true, force: true });
    return signal ?? `exit code ${code}`;
  });
  return { child, exited };
}

/** Sends a message and resolves with the answer. @throws Error when the process ends instead */
async function ask({ child, exited }, message) {
  const answered = new AbortController();
  const answer = once(child, 'message', { signal: answered.signal }).then(([given]) => given);
  answer.catch(() => undefined);
  child.send(message);
  const how = exited.then((end) => {
    answered.abort();
    throw new Error(`the process that ran the suite ended (${end})`);
  });
  how.catch(() => undefined);
  return Promise.race([answer, how]);
}

async function endWorker({ child, exited }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  let left = '';
  child.on('message', (given) => (left = given.left ?? left));
  child.send({ end: true });
  const late = setTimeout(() => child.kill('SIGKILL'), END_MS);
  const how = await exited;
  clearTimeout(late);
  if (how !== 'exit code 0') throw new Error(`a worker did not end by itself (${how}); still open: ${left}`);
}
