import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io, type Socket as Viewer } from 'socket.io-client';
import { sendToRoom, waitingPackets } from './room-sender.js';

let http: HttpServer;
let server: Server;
let viewer: Viewer;
let socket: Socket;
beforeEach(async () => {
  http = createServer();
  server = new Server(http, { transports: ['websocket'] });
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  viewer = io(`http://127.0.0.1:${String((http.address() as AddressInfo).port)}`, { transports: ['websocket'] });
  socket = await connected;
  await socket.join('combo:c1');
});
afterEach(async () => {
  viewer.disconnect();
  await server.close();
});

/** What goes the ordinary way to the viewer from now on. */
function emitted(): unknown[][] {
  const told: unknown[][] = [];
  const emit = socket.emit.bind(socket);
  socket.emit = (name: string, ...args: unknown[]) => {
    told.push([name, ...args]);
    return emit(name, ...args);
  };
  return told;
}
const heard = (): Promise<unknown> => new Promise((resolve) => viewer.once('view', resolve));

it('writes one frame past every layer to who keeps up', async () => {
  expect(waitingPackets(socket)).toBe(0);
  const ordinary = emitted();
  const told = heard();
  sendToRoom(server, 'combo:c1', 'view', { numLikes: 3, name: 'Fänger — 100 %' });
  expect(await told).toEqual({ numLikes: 3, name: 'Fänger — 100 %' });
  expect(ordinary).toEqual([]);
});

it('goes the ordinary way where the sockets keep their packets elsewhere', async () => {
  const own = socket.conn;
  // the sender asks a connection like the viewer's own, whose packets lie elsewhere
  const elsewhere: unknown = Object.create(own, { writeBuffer: { value: undefined } });
  Object.defineProperty(socket, 'conn', { configurable: true, value: elsewhere });
  expect(waitingPackets(socket)).toBeNull();
  const ordinary = emitted();
  const told = heard();
  sendToRoom(server, 'combo:c1', 'view', { numLikes: 4 });
  Object.defineProperty(socket, 'conn', { value: own });
  expect(await told).toEqual({ numLikes: 4 });
  expect(ordinary).toEqual([['view', { numLikes: 4 }]]);
});

it('tells nobody who is not in the room', () => {
  const ordinary = emitted();
  sendToRoom(server, 'combo:c2', 'view', { numLikes: 5 });
  expect(ordinary).toEqual([]);
});
