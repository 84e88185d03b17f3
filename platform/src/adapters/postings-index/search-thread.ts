import { parentPort, workerData } from 'node:worker_threads';
import { storageFault } from '../../runtime/storage-errors.js';
import { portChannel, serveRpc } from '../../runtime/rpc.js';
import { liveSupervised } from '../../supervision/live-supervised.js';
import { IndexState } from './index-state.js';
import type { ControlMessage, IndexMethods } from './messages.js';
import { inSlices, WorkQueue } from './work-queue.js';

/** Documents written between two searches at most: what a search may have to wait for. */
const SLICE = 32;

const port = parentPort;
if (port === null) throw new Error('the search index runs in a worker thread');
liveSupervised(port);
const state = new IndexState((workerData as { readonly file: string }).file);
const queue = new WorkQueue();

/** Searches are answered at once, writes and what depends on them in their order. */
const methods: IndexMethods = {
  search: (query) => Promise.resolve(state.search(query)),
  count: () => Promise.resolve(state.size),
  write: (changes) =>
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
  setCheckpoint: (checkpoint) =>
    queue.add(() => {
      state.setCheckpoint(checkpoint);
    }),
};

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
  serveRpc(portChannel(message.port), methods, (error) => {
    if (storageFault(error) === 'damaged') endWith(error);
  });
});
port.postMessage('ready');
