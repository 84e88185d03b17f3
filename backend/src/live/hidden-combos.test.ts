import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViewMessage } from '@combolab/contracts';
import { silentLogger, type DocumentReader } from '@combolab/platform';
import { Server, type Socket } from 'socket.io';
import { io, type Socket as Viewer } from 'socket.io-client';
import { asideOf, HiddenCombos } from './hidden-combos.js';

const room = 'combo:c1';
const hidden = (on: boolean): ViewMessage => ({ room, part: 'combo', from: [1, 1], to: [1, 2], hidden: on });

let server: Server;
let viewer: Viewer;
let socket: Socket;
/** Reads that fail before one works. */
let failures: number;
let mayBeIn: () => Promise<boolean>;
let combos: HiddenCombos;

const documents = {
  versionsOf: (_: unknown, ids: readonly string[]) => {
    failures -= 1;
    return failures >= 0 ? Promise.reject(new Error('EIO')) : Promise.resolve(ids.map(() => [1, 3]));
  },
  getMany: () => Promise.resolve([]),
} as Partial<DocumentReader> as DocumentReader;

beforeEach(async () => {
  failures = 0;
  mayBeIn = () => Promise.resolve(false);
  const http = createServer();
  server = new Server(http, { transports: ['websocket'] });
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  viewer = io(`http://127.0.0.1:${String((http.address() as AddressInfo).port)}`, { transports: ['websocket'] });
  socket = await connected;
  await socket.join(room);
  combos = new HiddenCombos(server, { documents, logger: silentLogger }, () => mayBeIn());
});
afterEach(async () => {
  combos[Symbol.dispose]();
  viewer.disconnect();
  await server.close();
});

const told = (): Promise<ViewMessage> =>
  new Promise((resolve) => {
    viewer.on('view', (message: ViewMessage) => {
      if (message.part === 'comments') resolve(message);
    });
  });

it('tells what was missed also when the views could not be read at first', async () => {
  combos.receive(hidden(true));
  expect([socket.rooms.has(room), socket.rooms.has(asideOf(room))]).toEqual([false, true]);
  failures = 3;
  const missed = told();
  combos.receive(hidden(false));
  expect(socket.rooms.has(room)).toBe(true);
  expect(await missed).toMatchObject({ room, from: [1, 3], to: [1, 3] });
});

it('lets in again who may be in, also when that could not be looked up at first', async () => {
  let looks = 0;
  mayBeIn = () => ((looks += 1) === 1 ? Promise.reject(new Error('EIO')) : Promise.resolve(true));
  const missed = told();
  combos.receive(hidden(true));
  expect(socket.rooms.has(room)).toBe(false);
  await missed;
  expect([looks, socket.rooms.has(room), socket.rooms.has(asideOf(room))]).toEqual([2, true, false]);
});
