import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.js';

/** A way to a server that is shut at first: who comes then is refused, as where no server runs. */
export class Door implements AsyncDisposable {
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();

  private constructor(
    readonly port: number,
    private readonly behind: URL,
  ) {}

  /** @param url of the server behind it */
  static async before(url: string): Promise<Door> {
    return new Door(await freePort(), new URL(url.includes('://') ? url : `tcp://${url}`));
  }

  /** Host and port. */
  get host(): string {
    return `127.0.0.1:${String(this.port)}`;
  }

  async open(): Promise<void> {
    const { hostname, port } = this.behind;
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => other.destroy()).on('close', () => this.#sockets.delete(one));
        one.pipe(other);
      }
    });
    this.#server = server;
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#server === null) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
