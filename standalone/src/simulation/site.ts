import { DerivedStoreError } from '@combolab/platform';
import { Line } from './line.js';
import type { Machine } from './machine.js';
import { Network } from './network.js';
import { Part } from './part.js';
import { startProjector, type ProjectorNews, type ProjectorPart } from './projector-part.js';
import { DamagedFileError } from './record-file.js';
import { ServerPart } from './server-part.js';
import { SimulatedProcess } from './simulated-process.js';

/** Longest delay of a message between threads, in virtual ms. */
const THREAD_MS = 2;
/** How long a machine takes to start, in virtual ms. */
const BOOT_MS = 1000;

/** The whole product on one machine: the threads of the standalone set, each kept at work, and the network to its browsers. */
export class Site {
  readonly network: Network<ServerPart>;
  /** Why the log must not be used any more; null while it may. */
  damage: string | null = null;
  readonly #writer: Part<true>;
  readonly #projector: Part<ProjectorPart>;
  readonly #server: Part<ServerPart>;
  #projectorProcess: SimulatedProcess | null = null;

  constructor(readonly machine: Machine) {
    const { time, counts } = machine;
    this.#writer = new Part<true>(time, counts, {
      name: 'writer',
      start: () => this.#startWriter(),
      mend: (error) => {
        if (error instanceof DamagedFileError) this.damage = error.message;
      },
      onLost: () => {
        machine.log.lost();
      },
    });
    this.#projector = new Part<ProjectorPart>(time, counts, {
      name: 'projector',
      start: () => startProjector(machine, this.#news()),
      onReady: () => {
        this.#tellAppended();
      },
      mend: (error) => {
        if (!(error instanceof DerivedStoreError)) return;
        counts.add('views built anew');
        machine.views.setAside(1);
      },
    });
    this.#server = new Part<ServerPart>(time, counts, {
      name: 'server',
      start: (process) => ServerPart.start(process, machine),
      onReady: () => {
        this.#projector.turnOn();
        this.#tellAppended();
      },
    });
    this.network = new Network(time, counts, () => this.#server.running);
    machine.log.onCommit = () => {
      this.#tellAppended();
    };
  }

  get server(): ServerPart | null {
    return this.#server.running;
  }

  get projector(): ProjectorPart | null {
    return this.#projector.running;
  }

  turnOn(): void {
    this.#writer.turnOn();
    this.#server.turnOn();
  }

  killWriter(): void {
    this.#writer.kill();
  }

  killProjector(): void {
    this.#projector.kill();
  }

  freeze(which: 'writer' | 'projector' | 'server', ms: number): void {
    const parts = { writer: this.#writer, projector: this.#projector, server: this.#server };
    parts[which].freeze(ms);
  }

  /** The process with all its threads is killed; what it has written is still seen by the next. */
  killAll(): void {
    this.machine.counts.add('process killed');
    this.#restart();
  }

  /** Everything ends, and what was not synced may be lost. */
  failPower(): void {
    this.machine.counts.add('power failure');
    this.machine.disk.loseUnsynced();
    this.#restart();
  }

  #restart(): void {
    const { machine } = this;
    for (const part of [this.#projector, this.#server, this.#writer]) part.turnOff();
    machine.forget();
    machine.time.plan(machine.time.outside, BOOT_MS, 'boot', () => {
      this.turnOn();
    });
  }

  async #startWriter(): Promise<true> {
    await this.machine.log.open((error) => {
      this.#writer.fail(error);
    });
    return true;
  }

  /** Followers of each thread look again. */
  #tellAppended(): void {
    const { time } = this.machine;
    const server = this.#server.running;
    const projector = this.#projector.running;
    if (server !== null)
      time.plan(server.process, time.random.next() * THREAD_MS, 'appended', () => {
        server.log.notify();
      });
    const thread = this.#projectorProcess;
    if (projector !== null && thread !== null)
      time.plan(thread, time.random.next() * THREAD_MS, 'appended', () => {
        projector.log.notify();
      });
  }

  /** What the projector's thread tells the main thread, in its order. */
  #news(): ProjectorNews {
    const { time } = this.machine;
    this.#projectorProcess = time.current;
    const server = this.#server.running;
    const line = new Line(time, server?.process ?? time.outside, { delayMs: THREAD_MS });
    let isOpen = false;
    const tell = (label: string, hear: (news: ProjectorNews) => void): void => {
      line.send(label, () => {
        if (server !== null) hear(server.news());
      });
    };
    return {
      announce: (messages) => {
        const heard = messages.filter(() => !this.network.losesHint());
        tell('announcements', (news) => {
          news.announce(heard);
        });
      },
      checkpoint: (position) => {
        tell('checkpoint', (news) => {
          // as `projector-link.ts`: before anybody hears what the file has
          if (!isOpen) server?.reopenViews();
          isOpen = true;
          news.checkpoint(position);
        });
      },
      searchCheckpoint: (position) => {
        tell('checkpoint', (news) => {
          news.searchCheckpoint(position);
        });
      },
      parked: (parked) => {
        tell('parked', (news) => {
          news.parked(parked);
        });
      },
    };
  }
}
