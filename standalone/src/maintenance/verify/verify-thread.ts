import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { BlobInfo } from '@combolab/platform';
import { openSqliteDocumentSnapshot } from '@combolab/platform/adapters/sqlite-documents';
import { openSqliteEventLogReader } from '@combolab/platform/adapters/sqlite-event-log';
import { connectSqliteSearchIndex } from '@combolab/platform/adapters/sqlite-search-index';
import { rpcClient, serveRpc, type Channel } from '../../rpc.js';
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
const channel: Channel = {
  send: (message) => {
    port.postMessage(message);
  },
  receive: (listener) => port.on('message', listener),
};
const ask = rpcClient(channel);

/** One process opens its blobs once, so the main thread lists them. */
async function* list(prefix: string): AsyncIterable<BlobInfo> {
  yield* (await ask('list', prefix)) as readonly BlobInfo[];
}

/** Files are named by their keys; this thread reads them, so that requests do not wait. */
const read = (key: string): Promise<Readable> => Promise.resolve(createReadStream(join(data.blobs, key)));

serveRpc(channel, {
  verify: async () => {
    await using log = openSqliteEventLogReader({ file: data.events, source: data.source });
    await using search = connectSqliteSearchIndex(data.searchPort);
    return await verify({
      ...{ log, search, blobs: { list, read } },
      openViews: () => openSqliteDocumentSnapshot(data.documents),
      viewsStandStill: true,
      settle: async () => {
        await ask('settle');
      },
      ...data.options,
    });
  },
});
