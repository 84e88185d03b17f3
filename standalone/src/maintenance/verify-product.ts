import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { portChannel, rpcClient, serveRpc, type BlobInfo, type Blobs } from '@combolab/platform';
import type { Product } from '../product.js';
import type { VerifyMethods, VerifyThreadData } from './verify/verify-thread.js';
import type { Verified } from './verify/verify.js';

async function filesUnder(blobs: Blobs, prefix: string): Promise<readonly BlobInfo[]> {
  const files: BlobInfo[] = [];
  for await (const file of blobs.list(prefix)) files.push(file);
  return files;
}

/** What the verification asks of the installation. */
export interface VerifyQuestions {
  readonly settle: () => Promise<void>;
  readonly list: (prefix: string) => Promise<readonly BlobInfo[]>;
}

/**
 * Compares views, search index and files of a running installation with its log, in a thread of its own, so that requests
 * do not wait for it.
 * @returns what is wrong, in words
 */
export async function verifyProduct(
  { ports, parts, folder, source, projector, connectSearch }: Product,
  options: Pick<Verified, 'strayAfterMs' | 'now'> = {},
): Promise<readonly string[]> {
  const faults = parts.map(({ fault }) => fault()).filter((fault) => fault !== null);
  if (faults.length > 0) return faults;
  const searchPort = connectSearch();
  const { events, documents, blobs } = folder;
  const worker = new Worker(new URL('./verify/verify-thread.js', import.meta.url), {
    workerData: { events, source, documents, blobs, searchPort, options } satisfies VerifyThreadData,
    transferList: [searchPort],
  });
  const channel = portChannel(worker);
  serveRpc<VerifyQuestions>(channel, {
    settle: () => projector.idle(),
    list: (prefix) => filesUnder(ports.blobs, prefix),
  });
  const failed = once(worker, 'exit').then(() => Promise.reject(new Error('the verification stopped half-way')));
  try {
    return await Promise.race([rpcClient<VerifyMethods>(channel).remote.verify(), failed]);
  } finally {
    failed.catch(() => undefined);
    await worker.terminate();
  }
}
