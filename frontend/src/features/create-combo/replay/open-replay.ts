import { checkSize, checkStart } from './check-file.js';
import { ReplayRefused, type Replay } from './replay.js';
import type { ReplayAnswer } from './replay.worker.js';

/** What of a `Worker` is needed. */
export type ReplayWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

interface Options {
  readonly signal?: AbortSignal;
  readonly start?: () => ReplayWorker;
  /** Milliseconds. */
  readonly limit?: number;
}

const startWorker = (): ReplayWorker => new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
/** A replay takes a second or two; whatever takes longer than this never ends. */
const LIMIT = 30_000;
const HEAD = 64;

/**
 * Reads a replay beside the page, which stays free meanwhile.
 * @throws ReplayRefused with words for whoever chose the file; the signal's reason when it was left
 */
export async function openReplay(
  file: Blob,
  { signal, start = startWorker, limit = LIMIT }: Options = {},
): Promise<Replay> {
  checkSize(file.size);
  checkStart(new Uint8Array(await bytesOf(file.slice(0, HEAD))));
  const bytes = await bytesOf(file);
  signal?.throwIfAborted();
  const worker = start();
  try {
    return await answerOf(worker, bytes, limit, signal);
  } finally {
    worker.terminate();
  }
}

function answerOf(
  worker: ReplayWorker,
  bytes: ArrayBuffer,
  limit: number,
  signal: AbortSignal | undefined,
): Promise<Replay> {
  return new Promise<Replay>((resolve, reject) => {
    const refuse = (words: string) => {
      reject(new ReplayRefused(words));
    };
    const timer = setTimeout(refuse, limit, 'Reading this replay took too long and was stopped.');
    signal?.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
    worker.onmessage = ({ data }: MessageEvent<ReplayAnswer>) => {
      clearTimeout(timer);
      if ('replay' in data) resolve(data.replay);
      else refuse(data.refused);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      refuse('This browser could not read the replay.');
    };
    worker.postMessage(bytes, [bytes]);
  });
}

async function bytesOf(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (error) {
    throw new ReplayRefused('The file could not be read. Is it still there?', { cause: error });
  }
}
