import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { RefusedError } from '../../problems.js';
import { readMultipart } from './multipart.js';

interface Told {
  readonly status: number;
  readonly detail: string;
  readonly fields: Readonly<Record<string, number>>;
}

let server: Server;
beforeAll(async () => {
  server = createServer((incoming, response) => {
    const onFile = (content: Readable): Promise<void> => finished(content.resume());
    const tell = (told: Told): void => void response.end(JSON.stringify(told));
    readMultipart(incoming, { onFile }).then(
      (fields) => {
        const sizes = [...fields].map(([name, value]) => [name, value.length] as const);
        tell({ status: 200, detail: '', fields: Object.fromEntries(sizes) });
      },
      (error: unknown) => {
        const status = error instanceof RefusedError ? error.status : 500;
        incoming.resume();
        tell({ status, detail: (error as Error).message, fields: {} });
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const field = (name: string, bytes: number): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'x'.repeat(bytes)}\r\n`;
const file =
  '--b\r\nContent-Disposition: form-data; name="videoFile"; filename="c.mp4"\r\nContent-Type: video/mp4\r\n\r\nclip\r\n';

/** Sends these parts; unless the form is ended, more could come for ever. */
const told = (parts: readonly string[], { isEnded }: { isEnded: boolean }): Promise<Told> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const sending = request({ host: '127.0.0.1', port, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        sending.destroy();
        resolve(JSON.parse(text) as Told);
      });
    });
    sending.on('error', reject);
    for (const part of parts) sending.write(part);
    if (isEnded) sending.end('--b--\r\n');
    // the next part's beginning ends the one before
    else sending.write('--b\r\n');
  });

it('takes fields up to their limit and the clip', async () => {
  const { status, fields } = await told([field('actions', 2_000_000 - 1), file, field('notes', 400_000)], {
    isEnded: true,
  });
  expect([status, fields]).toEqual([200, { actions: 2_000_000 - 1, notes: 400_000 }]);
});

it('refuses fields that are too large together as they come, the rest unread', async () => {
  const parts = ['actions', 'notes', 'moves'].map((name) => field(name, 1_000_000));
  expect(await told(parts, { isEnded: false })).toMatchObject({
    status: 413,
    detail: 'The fields together are too large. Share a shorter combo.',
  });
});

it('refuses one field that is too large', async () => {
  expect(await told([field('actions', 2_000_001)], { isEnded: false })).toMatchObject({
    status: 413,
    detail: 'The field actions is too large. Share a shorter combo.',
  });
});

it.each(['verified', '__proto__', 'x'.repeat(101)])('refuses the unknown field %s as it comes', async (name) => {
  expect(await told([field(name, 1)], { isEnded: false })).toMatchObject({
    status: 400,
    detail: `${name.slice(0, 40)}: is not known here. Leave it out.`,
  });
});
