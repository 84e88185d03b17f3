import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { liveSupervised } from '../../supervision/live-supervised.js';
import { GroupWriter, type Group } from './group-writer.js';
import type { FromWriter, ToWriter, WriterOptions } from './messages.js';

const FIRST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 5000;

type Redaction = Extract<ToWriter, { kind: 'redact' }>;

const options = workerData as WriterOptions;
if (parentPort === null) throw new Error('the event log writer runs in a worker thread');
const port = parentPort;
const say = (message: FromWriter): void => {
  port.postMessage(message);
};

liveSupervised(port);
// the first opening may fail loudly: it ends the thread and with it the start of the process
let writer: GroupWriter | null = new GroupWriter(options);
say({ kind: 'ready', synchronous: writer.synchronous });

port.on('message', (first: ToWriter) => {
  const groups: Group[] = [];
  const redactions: Redaction[] = [];
  let closing = false;
  for (let message: ToWriter | undefined = first; message !== undefined; message = next()) {
    if (message.kind === 'group') groups.push(message);
    else if (message.kind === 'redact') redactions.push(message);
    else closing = true;
  }
  if (groups.length > 0) commit(groups);
  for (const redaction of redactions) redact(redaction);
  if (closing) close();
});

function next(): ToWriter | undefined {
  const received: { message: ToWriter } | undefined = receiveMessageOnPort(port);
  return received?.message;
}

function redact({ request, slice }: Redaction): void {
  try {
    if (writer === null) throw new Error('the event log is being opened again');
    say({ kind: 'redacted', request, redacted: writer.redact(slice) });
  } catch (error) {
    say({ kind: 'unknown', groups: [], reason: String(error) });
    if (writer !== null) reopen(FIRST_DELAY_MS);
  }
}

function commit(groups: readonly Group[]): void {
  try {
    if (writer === null) throw new Error('the event log is being opened again');
    say({ kind: 'committed', ...writer.commit(groups) });
  } catch (error) {
    say({ kind: 'unknown', groups: groups.map(({ group }) => group), reason: String(error) });
    if (writer !== null) reopen(FIRST_DELAY_MS);
  }
}

/** A failed fsync says nothing about the next one: only what a fresh connection reads counts. */
function reopen(delayMs: number): void {
  closeWriter();
  try {
    writer = new GroupWriter(options);
    say({ kind: 'ready', synchronous: writer.synchronous });
  } catch (error) {
    say({ kind: 'unknown', groups: [], reason: String(error) });
    setTimeout(reopen, delayMs, Math.min(delayMs * 2, LONGEST_DELAY_MS));
  }
}

function closeWriter(): void {
  const closing = writer;
  writer = null;
  try {
    closing?.close();
  } catch (error) {
    // what it had not committed is lost either way, and its groups were answered so
    say({ kind: 'unknown', groups: [], reason: String(error) });
  }
}

function close(): void {
  closeWriter();
  process.exit();
}
