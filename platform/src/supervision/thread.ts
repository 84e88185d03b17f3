import { setTimeout as delay } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { isBeat } from './beat.js';
import { endOrder, isFirstWord } from './live-supervised.js';
import type { Signs } from './supervisor.js';

/** How often it is looked whether a thread that is to end is inside native code, in ms. */
const LOOK_MS = 10;
/** So many looks in a row must find it outside. */
const LOOKS = 20;

/** A supervised thread, which says {@link liveSupervised}. */
export interface Thread {
  readonly worker: Worker;
  /** Ends it, as soon as that is safe. Resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** Starts a thread whose heartbeat and end are told by `signs`. Its other messages go to `onMessage`. */
export function startThread(
  script: URL,
  options: Pick<WorkerOptions, 'workerData' | 'transferList'>,
  signs: Signs,
  onMessage: (message: unknown) => void,
): Thread {
  const worker = new Worker(script, options);
  let why: string | null = null;
  let inside: Int32Array | null = null;
  worker.on('message', (message: unknown) => {
    signs.beat();
    if (isFirstWord(message)) inside = message.inside;
    else if (!isBeat(message)) onMessage(message);
  });
  worker.on('error', (error) => {
    why = error instanceof Error ? error.message : String(error);
  });
  worker.on('exit', (code) => {
    signs.ended(why ?? `its thread ended with ${String(code)}`);
  });
  return { worker, kill: () => end(worker, () => inside?.[0] === 1) };
}

/**
 * One that takes its turns ends by itself, one that loops is terminated. One that waits inside native code, for a disk
 * that does not answer, is waited for: terminating it there would end the process.
 */
async function end(worker: Worker, isInside: () => boolean): Promise<void> {
  worker.postMessage(endOrder);
  for (let looks = 0; looks < LOOKS && worker.threadId >= 0; looks += 1) {
    if (isInside()) looks = 0;
    await delay(LOOK_MS);
  }
  await worker.terminate();
}
