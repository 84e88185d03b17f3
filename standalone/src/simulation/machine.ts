import { eventDefinitions, personalFields } from '@combolab/contracts';
import type { EventLog } from '@combolab/platform';
import type { Row } from '@combolab/platform/adapters/sqlite-event-log/rows';
import type { Counts } from './counts.js';
import { DocumentsStore, type DocumentsOptions } from './documents-store.js';
import { LogStore } from './log-store.js';
import { Said } from './said.js';
import type { SimulatedDisk } from './simulated-disk.js';
import type { VirtualTime } from './virtual-time.js';

/** What may be wrong with a machine on purpose; nothing is by default. */
export interface MachineOptions {
  readonly views: DocumentsOptions;
  /** False acknowledges appends that are not synced. */
  readonly logSyncs: boolean;
  /** The log as projector and reactions are given it. */
  readonly wrapLog: (log: EventLog, reader: 'views and index' | 'reactions') => EventLog;
}

/** Disk and files of the one machine, and what its threads share. */
export class Machine {
  readonly log: LogStore;
  readonly views: DocumentsStore;
  readonly said: Said;
  /** First epoch of the last views that were made anew, as it is remembered beside their file. */
  lastEpoch = 0;
  /** Rows of the log that were seen, as they were written. */
  readonly written: Row[] = [];
  /** What the clock said when the event at a place was written, epoch ms. */
  readonly clocks = new Map<number, number>();

  constructor(
    readonly time: VirtualTime,
    readonly disk: SimulatedDisk,
    readonly counts: Counts,
    readonly options: MachineOptions,
  ) {
    this.log = new LogStore(time, disk, 'combolab:simulation', {
      personal: personalFields(eventDefinitions),
      syncs: options.logSyncs,
      onStamped: (position) => this.clocks.set(position, time.wall),
      onWritten: (entries) => this.written.push(...entries.map(({ row }) => row)),
    });
    this.views = new DocumentsStore(disk, options.views);
    this.said = new Said(time);
  }

  /** All processes are gone, and with them what was in memory. */
  forget(): void {
    this.log.forget();
    this.views.forget();
  }
}
