import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { SearchIndex, SearchQuery } from '../../ports/search-index.js';
import { storageFault } from '../../runtime/storage-errors.js';
import { copyOfError } from '../../runtime/error-copy.js';
import { liveSupervised } from '../../supervision/live-supervised.js';
import { IndexState } from './index-state.js';
import type { AnswerMessage, CallMessage, ControlMessage, Method } from './messages.js';
import { inSlices, WorkQueue } from './work-queue.js';

/** Documents written between two searches at most: what a search may have to wait for. */
const SLICE = 32;

const port = parentPort;
if (port === null) throw new Error('the search index runs in a worker thread');
liveSupervised(port);
const state = new IndexState((workerData as { readonly file: string }).file);
const queue = new WorkQueue();

/** Searches are answered at once, writes and what depends on them in their order. */
const calls: { readonly [M in Method]: (...args: never) => unknown } = {
  search: (query: SearchQuery) => state.search(query),
  count: () => state.size,
  write: (changes: Parameters<SearchIndex['write']>[0]) =>
    queue.add(() =>
      inSlices(changes, SLICE, (slice) => {
        state.write(slice);
      }),
    ),
  beginRebuild: () =>
    queue.add(() => {
      state.beginRebuild();
    }),
  swap: () =>
    queue.add(() => {
      state.swap();
    }),
  checkpoint: () => queue.add(() => state.checkpoint()),
  setCheckpoint: (checkpoint: string) =>
    queue.add(() => {
      state.setCheckpoint(checkpoint);
    }),
};

async function answer(client: MessagePort, { call, method, args }: CallMessage): Promise<void> {
  let message: AnswerMessage;
  try {
    const value = await (calls[method] as (...args: readonly unknown[]) => unknown)(...args);
    message = { call, ok: true, value };
  } catch (error) {
    message = { call, ok: false, error: copyOfError(error) };
    if (storageFault(error) === 'damaged') endWith(error);
  }
  client.postMessage(message);
}

/** Once this turn's answers are sent: who supervises this thread sets the file aside and begins again. */
function endWith(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

async function close(): Promise<void> {
  await queue.idle();
  state.close();
  process.exit();
}

port.on('message', (message: ControlMessage | string) => {
  // the order to end is not for this listener
  if (typeof message === 'string') return;
  if (message.kind === 'close') {
    void close();
    return;
  }
  const client = message.port;
  client.on('message', (call: CallMessage) => {
    void answer(client, call);
  });
});
port.postMessage('ready');
