import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface HealthServerOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** What is wrong right now, in words; empty when ready. */
  readonly faults: () => readonly string[] | Promise<readonly string[]>;
  /** What it goes on without, in words; it is ready nevertheless. Default: nothing. */
  readonly without?: () => readonly string[];
  /** Figures in Prometheus' text form. */
  readonly metrics: () => Promise<string>;
}

export interface HealthServer extends AsyncDisposable {
  readonly port: number;
}

/** Tells the operator's tools how one process is: `/health/live`, `/health/ready` (503 while something is wrong), `/metrics`. */
export async function startHealthServer(options: HealthServerOptions): Promise<HealthServer> {
  const server = createServer((request, response) => {
    answer(request.url ?? '', options).then(
      ({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, [Symbol.asyncDispose]: () => close(server) };
}

async function answer(path: string, { faults, without, metrics }: HealthServerOptions) {
  const json = (status: number, body: object) => ({ status, type: 'application/json', text: JSON.stringify(body) });
  if (path === '/health/live') return json(200, { status: 'live' });
  if (path === '/metrics') return { status: 200, type: 'text/plain; version=0.0.4', text: await metrics() };
  if (path !== '/health/ready') return json(404, { status: 'not found' });
  const wrong = await faults();
  const status = wrong.length > 0 ? 'not ready' : 'ready';
  return json(wrong.length > 0 ? 503 : 200, { status, faults: wrong, without: without?.() ?? [] });
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
