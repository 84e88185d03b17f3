import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** For tests: a way to a server that is cut at a chosen moment, as a crash or a broken network would. */
export class CuttingProxy implements AsyncDisposable {
  readonly #sockets = new Set<Socket>();
  #messages = 0;
  #cutAt: { message: number; delivered: boolean } | null = null;

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    private readonly target: { host: string; port: number },
  ) {}

  static async open(host: string, port: number): Promise<CuttingProxy> {
    const server = createServer();
    const proxy = new CuttingProxy(server, { host, port });
    server.on('connection', (client) => {
      proxy.#join(client);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Whether the way is cut now. */
  isCut(): boolean {
    return this.#cutAt !== null && this.#messages >= this.#cutAt.message;
  }

  /** Cuts all connections at the n-th message from now, 1 being the next; `delivered` says whether it still arrives. */
  cutAt(n: number, delivered: boolean): void {
    this.#messages = 0;
    this.#cutAt = { message: n, delivered };
  }

  /** Lets everything pass again. */
  heal(): void {
    this.#cutAt = null;
  }

  #join(client: Socket): void {
    const server = connect(this.target);
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        client.destroy();
        // what was delivered is still worked on: the server only loses whom to answer
        server.end();
      });
    }
    server.on('data', (chunk) => client.write(chunk));
    client.on('data', (chunk: Buffer) => {
      this.#forward(chunk, server);
    });
  }

  #forward(chunk: Buffer, server: Socket): void {
    if (this.isCut()) return;
    if (!isMonitoring(chunk)) this.#messages += 1;
    if (!this.isCut() || this.#cutAt?.delivered === true) server.write(chunk);
    if (this.isCut()) for (const socket of this.#sockets) if (socket !== server) socket.destroy();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** The driver looks after its servers at times of its own. */
const isMonitoring = (chunk: Buffer): boolean => chunk.includes('hello\0') || chunk.includes('ismaster\0');
