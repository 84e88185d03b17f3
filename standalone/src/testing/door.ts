import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.js';

const urlOf = (url: string): URL => new URL(url.includes('://') ? url : `tcp://${url}`);

/**
 * A way to a server, or to several that are the same: whoever comes is led to them in turns, and past those that do not run. It is shut at
 * first: who comes then is refused, as where no server runs.
 */
export class Door implements AsyncDisposable {
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();
  #come = 0;

  private constructor(
    readonly port: number,
    private readonly behind: URL[],
  ) {}

  /** @param urls of the servers behind it */
  static async before(...urls: readonly string[]): Promise<Door> {
    return new Door(await freePort(), urls.map(urlOf));
  }

  /** One more behind it. */
  leadTo(url: string): void {
    this.behind.push(urlOf(url));
  }

  /** Host and port. */
  get host(): string {
    return `127.0.0.1:${String(this.port)}`;
  }

  async open(): Promise<void> {
    const server = createServer((near) => {
      this.#sockets.add(near);
      near.on('close', () => this.#sockets.delete(near));
      this.#lead(near, this.#come++, this.behind.length);
    });
    this.#server = server;
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
  }

  /** @param left how many may still be asked */
  #lead(near: Socket, turn: number, left: number): void {
    const { hostname = '', port = '' } = this.behind[turn % this.behind.length] ?? {};
    const far = connect(Number(port), hostname);
    this.#sockets.add(far);
    far.once('connect', () => {
      far.off('error', past).on('error', () => near.destroy());
      far.on('close', () => near.destroy());
      near.pipe(far).pipe(near);
    });
    const past = (): void => {
      if (left > 1 && !near.destroyed) this.#lead(near, turn + 1, left - 1);
      else near.destroy();
    };
    far.once('error', past).on('close', () => this.#sockets.delete(far));
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#server === null) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
