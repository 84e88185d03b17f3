import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { portChannel, rpcClient, serveRpc, type BlobInfo } from '@combolab/platform';
import { openSqliteDocumentSnapshot } from '@combolab/platform/adapters/sqlite-documents';
import { openSqliteEventLogReader } from '@combolab/platform/adapters/sqlite-event-log';
import { connectPostingsIndex } from '@combolab/platform/adapters/postings-index';
import type { VerifyQuestions } from '../verify-product.js';
import { verify, type Verified } from './verify.js';

export interface VerifyThreadData {
  readonly events: string;
  readonly source: string;
  readonly documents: string;
  /** Folder of the files. */
  readonly blobs: string;
  readonly searchPort: MessagePort;
  readonly options: Pick<Verified, 'strayAfterMs' | 'now'>;
}

if (parentPort === null) throw new Error('verification runs in a worker thread');
const port = parentPort;
const data = workerData as VerifyThreadData;
const channel = portChannel(port);
const { remote: installation } = rpcClient<VerifyQuestions>(channel);

/** One process opens its blobs once, so the main thread lists them. */
async function* list(prefix: string): AsyncIterable<BlobInfo> {
  yield* await installation.list(prefix);
}

/** Files are named by their keys; this thread reads them, so that requests do not wait. */
const read = (key: string): Promise<Readable> => Promise.resolve(createReadStream(join(data.blobs, key)));

const methods = {
  verify: async (): Promise<readonly string[]> => {
    await using log = openSqliteEventLogReader({ file: data.events, source: data.source });
    await using search = connectPostingsIndex(data.searchPort);
    return await verify({
      ...{ log, search, blobs: { list, read } },
      openViews: () => openSqliteDocumentSnapshot(data.documents),
      viewsStandStill: true,
      settle: () => installation.settle(),
      ...data.options,
    });
  },
};
/** What is asked of this thread. */
export type VerifyMethods = typeof methods;
serveRpc(channel, methods);
