import { Worker, type WorkerOptions } from 'node:worker_threads';
import { isBeat } from './beat.js';
import type { Signs } from './supervisor.js';

/** Starts a thread whose heartbeat and end are told by `signs`. Its other messages go to `onMessage`. */
export function startThread(
  script: URL,
  options: Pick<WorkerOptions, 'workerData' | 'transferList'>,
  signs: Signs,
  onMessage: (message: unknown) => void,
): Worker {
  const worker = new Worker(script, options);
  let why: string | null = null;
  worker.on('message', (message: unknown) => {
    signs.beat();
    if (!isBeat(message)) onMessage(message);
  });
  worker.on('error', (error) => {
    why = error instanceof Error ? error.message : String(error);
  });
  worker.on('exit', (code) => {
    signs.ended(why ?? `its thread ended with ${String(code)}`);
  });
  return worker;
}
