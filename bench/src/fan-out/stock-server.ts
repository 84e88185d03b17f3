import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { answerParent } from '../harness/helper.js';
import { tallyMessage } from './message.js';
import { sender } from './send-plan.js';

/** Socket.IO as it comes. */
const room = 'combo:bench';
const http = createServer();
const io = new Server(http);
io.on('connection', (socket) => {
  socket.on('join', async (_rooms: unknown, acknowledge: (answer: unknown) => void) => {
    await socket.join(room);
    acknowledge([{ room, ok: true }]);
  });
});
http.listen(0, '127.0.0.1', () => {
  answerParent({
    url: () => `ws://127.0.0.1:${String((http.address() as AddressInfo).port)}`,
    room: () => room,
    send: sender((n) => void io.to(room).emit('view', tallyMessage(room, n))),
  });
});
