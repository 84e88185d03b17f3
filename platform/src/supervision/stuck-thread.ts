import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../adapters/sqlite/open-database.js';
import { liveSupervised } from './live-supervised.js';

// For tests: waits for a lock inside the driver, which blocks the thread, then loops for ever.
if (parentPort === null) throw new Error('this is a thread');
liveSupervised(parentPort);
const { file, waitMs } = workerData as { file: string; waitMs: number };
const database = openDatabase({ file, synchronous: 'NORMAL', busyTimeoutMs: waitMs });
parentPort.postMessage('waits');
try {
  database.exec('BEGIN IMMEDIATE');
} catch (error) {
  parentPort.postMessage(String(error));
}
for (;;);
