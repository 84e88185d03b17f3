/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, HEAD, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    '*, Authorization, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset, Content-Type',
  'Access-Control-Expose-Headers': '*, Location, Upload-Offset, Upload-Length, Video-File, Tus-Resumable, Retry-After',
};

/** Speaks enough of tus over real HTTP to be cut, restarted and asked for a newer token. */
export class SmallTusServer {
  /** What it was asked, in order: method and path. */
  readonly asked: string[] = [];
  readonly metadata: string[] = [];
  /** Bytes of each upload. */
  readonly uploads = new Map<string, { readonly size: number; bytes: Buffer }>();
  /** Only this one is let in. */
  token = 'first';
  /** Cuts the connection after the next PATCH has brought so many bytes; null lets it be. */
  cutAfter: number | null = null;
  /** Knows no uploads at all. */
  old = false;
  /** Seconds that the next request is told to wait; null answers it. */
  busy: number | null = null;
  readonly #server = createServer(
    (request: IncomingMessage, answer: ServerResponse) => void this.#serve(request, answer),
  );

  static async start(): Promise<SmallTusServer> {
    const server = new SmallTusServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}/api/uploads`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const say = (status: number, headers: Record<string, string | number> = {}, detail = '') => {
      answer.writeHead(status, { ...CORS, 'Tus-Resumable': '1.0.0', ...headers });
      answer.end(detail === '' ? undefined : JSON.stringify({ detail }));
    };
    const { method = '', url = '' } = request;
    if (method === 'OPTIONS') {
      say(204);
      return;
    }
    this.asked.push(`${method} ${url}`);
    if (this.busy !== null) {
      say(429, { 'Retry-After': this.busy }, 'Too many at once.');
      this.busy = null;
    } else if (this.old) say(405);
    else if (request.headers.authorization !== `Bearer ${this.token}`) say(401);
    else if (method === 'POST') this.#begin(request, say);
    else await this.#goOn(request, say);
  }

  #begin(request: IncomingMessage, say: (status: number, headers?: Record<string, string>) => void): void {
    const id = `/api/uploads/${String(this.uploads.size + 1)}`;
    this.uploads.set(id, { size: Number(request.headers['upload-length']), bytes: Buffer.alloc(0) });
    this.metadata.push(String(request.headers['upload-metadata']));
    say(201, { Location: id });
  }

  async #goOn(
    request: IncomingMessage,
    say: (status: number, headers?: Record<string, string | number>, detail?: string) => void,
  ): Promise<void> {
    const upload = this.uploads.get(request.url ?? '');
    if (upload === undefined) {
      say(404);
      return;
    }
    if (request.method === 'PATCH') {
      const { cutAfter } = this;
      for await (const chunk of request as AsyncIterable<Buffer>) {
        upload.bytes = Buffer.concat([upload.bytes, chunk]);
        if (cutAfter === null || upload.bytes.length < cutAfter) continue;
        upload.bytes = upload.bytes.subarray(0, cutAfter);
        this.cutAfter = null;
        request.socket.destroy();
        return;
      }
    }
    const { length } = upload.bytes;
    say(request.method === 'PATCH' ? 204 : 200, {
      'Upload-Offset': length,
      'Upload-Length': upload.size,
      ...(length === upload.size && { 'Video-File': `${request.url ?? ''}/clip.mp4` }),
    });
  }
}
