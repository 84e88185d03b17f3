import { describeDocuments, describeEventLog } from '@combolab/platform/contract-suites';
import { random } from '../generate/random.js';
import { Counts } from './counts.js';
import { DiskFaults } from './disk-faults.js';
import { DocumentsStore } from './documents-store.js';
import { LogStore } from './log-store.js';
import { SimulatedDisk } from './simulated-disk.js';
import { SimulatedDocuments } from './simulated-documents.js';
import { SimulatedEventLog } from './simulated-event-log.js';
import { Trace } from './trace.js';
import { VirtualTime } from './virtual-time.js';

function newDisk(): { time: VirtualTime; disk: SimulatedDisk } {
  const dice = random(1);
  const time = new VirtualTime(dice, new Trace());
  return { time, disk: new SimulatedDisk(time, new DiskFaults(dice, new Counts())) };
}

/** Lets virtual time pass by itself until the returned function is called. */
function turn(time: VirtualTime): () => void {
  let stopped = false;
  const pass = async (): Promise<void> => {
    while (!stopped) await time.run(1);
  };
  void pass();
  return () => {
    stopped = true;
  };
}

describeEventLog('simulated', async () => {
  const { time, disk } = newDisk();
  const stop = turn(time);
  const nothing = (): void => undefined;
  const options = { personal: new Map(), syncs: true, onStamped: nothing, onWritten: nothing };
  const store = new LogStore(time, disk, 'test', options);
  await store.open(nothing);
  const log = new SimulatedEventLog(store, disk.faults);
  store.onCommit = () => {
    log.notify();
  };
  const close = log[Symbol.asyncDispose].bind(log);
  return Object.assign(log, {
    [Symbol.asyncDispose]: async () => {
      await close();
      stop();
    },
  });
});

describeDocuments('simulated', async () => {
  const { time, disk } = newDisk();
  const open = async (): Promise<SimulatedDocuments> => {
    const stop = turn(time);
    const store = new DocumentsStore(disk, { raisesVersions: true, checkpointFirst: false });
    await store.open();
    const documents = new SimulatedDocuments(store);
    const close = documents[Symbol.asyncDispose].bind(documents);
    return Object.assign(documents, {
      [Symbol.asyncDispose]: async () => {
        await close();
        stop();
      },
    });
  };
  return { documents: await open(), reopen: open };
});
