import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A real server seen through a line that can be cut. */
export interface TcpProxy extends AsyncDisposable {
  /** As the server's, with the proxy's host and port. */
  readonly url: string;
  /** Cuts every connection; new ones are refused until {@link mend}. */
  cut(): void;
  /** Cuts a connection once, after so many bytes have passed it. */
  cutAfter(direction: 'up' | 'down', bytes: number): void;
  mend(): void;
}

/** @param target URL of the server, `http://host:port` */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let refusing = false;
  let planned: { readonly direction: 'up' | 'down'; left: number } | null = null;
  const server: Server = createServer((client) => {
    if (refusing) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    const pass = (from: Socket, to: Socket, direction: 'up' | 'down'): void => {
      sockets.add(from);
      from.on('error', end).on('close', () => {
        sockets.delete(from);
        end();
      });
      from.on('data', (chunk) => {
        if (planned?.direction === direction && (planned.left -= chunk.length) < 0) {
          planned = null;
          end();
          return;
        }
        if (to.write(chunk)) return;
        from.pause();
        to.once('drain', () => from.resume());
      });
      from.on('end', () => to.end());
    };
    pass(client, upstream, 'up');
    pass(upstream, client, 'down');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    refusing = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    cut,
    cutAfter: (direction, bytes) => (planned = { direction, left: bytes }),
    mend: () => (refusing = false),
    [Symbol.asyncDispose]: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
