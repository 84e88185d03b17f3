import type { ViewMessage } from '@combolab/contracts';
import { BrowserConnection } from './browser-connection.js';
import type { PageModules, RoomJoins, RoomListener, RoomTable } from '../testing/page-modules.js';
import type { ServerPart } from './server-part.js';
import type { SimulatedProcess } from './simulated-process.js';
import type { VirtualTime } from './virtual-time.js';

const BATCH_MS = 20;
/** Longest time until a lost connection is opened again, in virtual ms. */
const AGAIN_MS = 2000;

/** The one socket of a page, which comes back by itself and then enters its rooms again, as the page's `live-socket.ts`. */
export class PageSocket {
  #connection: BrowserConnection | null = null;
  #connected = false;
  readonly #joins: RoomJoins;
  #planned = false;
  #acks = new Map<string, (answer: unknown) => void>();
  #asked = 0;

  constructor(
    private readonly time: VirtualTime,
    private readonly process: SimulatedProcess,
    private readonly table: RoomTable,
    modules: PageModules,
    private readonly server: () => ServerPart | null,
  ) {
    this.#joins = new modules.RoomJoins(table, () => {
      this.#plan();
    });
  }

  /** Follows a room until the returned function is called. */
  follow = (room: string, listener: RoomListener): (() => void) => {
    this.table.add(room, listener);
    this.#joins.renew(room);
    this.#plan();
    return () => {
      this.table.remove(room, listener);
    };
  };

  connect(): void {
    const server = this.server();
    if (server === null) {
      this.#again();
      return;
    }
    this.#connection = new BrowserConnection(this.time, this.process, server, {
      packet: (packet) => {
        this.#receive(packet);
      },
      lost: () => {
        this.#lost();
      },
    });
    this.#connection.send('0');
  }

  /** The network breaks. */
  break(): void {
    this.#connection?.break();
  }

  #again(): void {
    this.time.plan(this.process, this.time.random.next() * AGAIN_MS, 'connects', () => {
      this.connect();
    });
  }

  #lost(): void {
    this.#connection = null;
    this.#connected = false;
    this.#joins.reset();
    this.#acks = new Map();
    this.#again();
  }

  #receive(packet: string): void {
    if (packet.startsWith('0')) {
      this.#connected = true;
      this.#joins.reset();
      this.#plan();
    } else if (packet.startsWith('2')) {
      const [name, message] = JSON.parse(packet.slice(1)) as [string, ViewMessage];
      if (name !== 'view') return;
      for (const listener of this.table.of(message.room)) listener.onView?.(message);
    } else if (packet.startsWith('3')) {
      const at = packet.indexOf('[');
      const [answer] = JSON.parse(packet.slice(at)) as [unknown];
      this.#acks.get(packet.slice(1, at))?.(answer);
    }
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    this.time.plan(this.process, BATCH_MS, 'joins', () => {
      this.#planned = false;
      this.#settle();
    });
  }

  #settle(): void {
    if (!this.#connected) return;
    this.#joins.settle({
      emit: (event, payload, answered) => {
        this.#asked += 1;
        this.#acks.set(String(this.#asked), answered);
        this.#connection?.send(`2${String(this.#asked)}${JSON.stringify([event, payload])}`);
      },
    });
  }
}
