import type { Server as SocketServer } from 'socket.io';
import { Server } from 'socket.io';
import { CommandRunner, type BackendPorts } from '@combolab/backend/domain';
import { LiveGateway, NotificationReaction, PreviewJobs } from '@combolab/backend/parts';
import { CheckpointGate, Watched, type ParkedStream } from '@combolab/platform';
import { createProcessLiveFeed } from '@combolab/platform/adapters/process-live-feed';
import { EventEmitter } from 'node:events';
import { Commands } from './commands.js';
import type { Machine } from './machine.js';
import type { ProjectorNews } from './projector-part.js';
import { DamagedFileError } from './record-file.js';
import { ReadingDocuments } from './reading-documents.js';
import { SimulatedEventLog } from './simulated-event-log.js';
import { SimulatedJobs } from './simulated-jobs.js';
import type { SimulatedProcess } from './simulated-process.js';

/** Longest wait of a part for another that begins, in virtual ms. */
const WAIT_MS = 20;

/** The main thread: commands, reactions and rooms, joined as `product.ts` joins them. */
export class ServerPart {
  readonly engine = new EventEmitter();
  readonly log: SimulatedEventLog;
  readonly ports: BackendPorts;
  readonly commands: Commands;
  parked: readonly ParkedStream[] = [];
  readonly #documents: ReadingDocuments;

  private constructor(
    readonly process: SimulatedProcess,
    machine: Machine,
    jobs: SimulatedJobs,
  ) {
    this.log = new SimulatedEventLog(machine.log, machine.disk.faults);
    this.#documents = new ReadingDocuments(machine.views);
    this.ports = portsOf(machine, { log: this.log, documents: this.#documents, jobs });
    const runner = new CommandRunner(this.log);
    this.commands = new Commands(this.ports, runner);
    this.#openRooms();
    const reacting = { ...this.ports, log: machine.options.wrapLog(this.log, 'reactions') };
    void new PreviewJobs(reacting, runner).start();
    new NotificationReaction(reacting, runner).start();
  }

  /** @throws DiskError to try again */
  static async start(process: SimulatedProcess, machine: Machine): Promise<ServerPart> {
    while (machine.log.entries === null) await machine.time.sleep(WAIT_MS, 'waits for the log');
    const jobs = await openJobs(machine);
    await jobs.voidLeases();
    return new ServerPart(process, machine, jobs);
  }

  /** The projector's thread was started, perhaps on another file. */
  reopenViews(): void {
    this.#documents.reopen();
  }

  /** What the projector's thread tells. */
  news(): ProjectorNews {
    const { liveFeed, gates } = this.ports;
    return {
      announce: (messages) => {
        for (const message of messages) liveFeed.publish({ kind: 'view', message });
      },
      checkpoint: (position) => {
        (gates.views as CheckpointGate).advance(position);
      },
      searchCheckpoint: (position) => {
        (gates.search as CheckpointGate).advance(position);
      },
      parked: (parked) => {
        this.parked = parked;
      },
    };
  }

  #openRooms(): void {
    const sockets: SocketServer = new Server({ serveClient: false });
    sockets.bind(this.engine);
    const gateway = new LiveGateway(this.ports);
    Object.assign(gateway, { server: sockets });
    gateway.afterInit(sockets);
  }
}

/** Jobs that are damaged are begun anew. */
async function openJobs({ disk, counts }: Machine): Promise<SimulatedJobs> {
  const jobs = new SimulatedJobs(disk);
  try {
    await jobs.open();
    return jobs;
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    counts.add('jobs begun anew');
    for (const name of ['jobs', 'jobs.synced']) disk.remove(name);
    const anew = new SimulatedJobs(disk);
    await anew.open();
    return anew;
  }
}

const noFiles = { list: () => (async function* () {})(), delete: () => Promise.resolve() };

function portsOf(
  machine: Machine,
  { log, documents, jobs }: { log: SimulatedEventLog; documents: ReadingDocuments; jobs: SimulatedJobs },
): BackendPorts {
  const gate = (): CheckpointGate => new CheckpointGate((checkpoint, position) => log.reached(checkpoint, position));
  const identity = {
    account: (userId: string) => Promise.resolve({ email: `${userId}@example.org`, name: userId, emailVerified: true }),
  };
  return {
    ...{ log, jobs, identity, blobs: noFiles, secret: 'simulation' },
    settings: { engines: null, rates: { on: false }, images: {} },
    logger: machine.said.logger(),
    documents,
    liveFeed: createProcessLiveFeed(),
    gates: { views: gate(), search: gate() },
    watched: new Watched(),
    parked: () => [],
  } as unknown as BackendPorts;
}
