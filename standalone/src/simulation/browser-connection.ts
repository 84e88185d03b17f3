import { EventEmitter } from 'node:events';
import { Line } from './line.js';
import { NETWORK_MS } from './network.js';
import type { SimulatedProcess } from './simulated-process.js';
import type { VirtualTime } from './virtual-time.js';

const LENGTH_16 = 126;
const LENGTH_64 = 127;
/** Longest time until a browser knows that its server is gone, in virtual ms. */
const UNHEARD_MS = 5000;

/** The text of one WebSocket frame from a server (RFC 6455, 5.2), without the sign of Engine.IO. */
function textOf(frame: Buffer): string {
  const short = frame[1] ?? 0;
  const at = short === LENGTH_64 ? 10 : short === LENGTH_16 ? 4 : 2;
  return frame.subarray(at + 1).toString();
}

/** The server's end of a connection, as Socket.IO is given it by Engine.IO. */
class ServerEnd extends EventEmitter {
  readonly protocol = 4;
  readonly writeBuffer: unknown[] = [];
  readonly remoteAddress = '192.0.2.1';
  readonly transport = { name: 'websocket', writable: true };
  readonly request: object;
  readyState = 'open';

  constructor(
    readonly id: string,
    private readonly deliver: (packet: string) => void,
    private readonly cut: () => void,
  ) {
    super();
    const write = (frame: Buffer): void => {
      this.deliver(textOf(frame));
    };
    const socket = { writable: true, writableNeedDrain: false, write, destroy: cut };
    this.request = { headers: {}, connection: {}, url: '/', _query: {}, socket };
  }

  write(packet: string): void {
    this.deliver(packet);
  }

  close(): void {
    this.cut();
  }
}

/** What a browser hears of its connection. */
export interface ConnectionListener {
  /** A packet of Socket.IO. */
  readonly packet: (packet: string) => void;
  /** Heard once, after everything that came before. */
  readonly lost: () => void;
}

/** A connection between a browser and the rooms of a server: both ways in order, until it breaks. */
export class BrowserConnection {
  readonly #up: Line;
  readonly #down: Line;
  readonly #end: ServerEnd;

  constructor(
    private readonly time: VirtualTime,
    private readonly browser: SimulatedProcess,
    server: { readonly process: SimulatedProcess; readonly engine: EventEmitter },
    private readonly listener: ConnectionListener,
  ) {
    this.#up = new Line(time, server.process, { delayMs: NETWORK_MS });
    this.#down = new Line(time, browser, { delayMs: NETWORK_MS });
    const deliver = (packet: string): void => {
      this.#down.send('packet', () => {
        listener.packet(packet);
      });
    };
    this.#end = new ServerEnd(String(time.steps), deliver, () => {
      this.break();
    });
    server.process.onDeath(() => {
      time.plan(time.outside, time.random.next() * UNHEARD_MS, 'connection times out', () => {
        this.break();
      });
    });
    this.#up.send('connection', () => server.engine.emit('connection', this.#end));
  }

  get open(): boolean {
    return this.#down.open;
  }

  /** Sends a packet of Socket.IO. */
  send(packet: string): void {
    this.#up.send('packet', () => this.#end.emit('data', packet));
  }

  /** What is on its way is lost; both ends hear of it. */
  break(): void {
    if (!this.open) return;
    const { to } = this.#up;
    this.#up.cut();
    this.#down.cut();
    this.#end.readyState = 'closed';
    this.time.plan(to, 0, 'connection closed', () => this.#end.emit('close', 'transport close'));
    this.time.plan(this.browser, this.time.random.next() * NETWORK_MS, 'connection lost', this.listener.lost);
  }
}
