import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { answerParent } from '../harness/helper.js';
import { tallyMessage } from './message.js';
import { sender } from './send-plan.js';

/** `ws` and a loop over everybody, with the text that Socket.IO would send. */
const room = 'combo:bench';
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, backlog: 1024 }, () => {
  answerParent({
    url: () => `ws://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    room: () => room,
    send: sender((n) => {
      const text = `42${JSON.stringify(['view', tallyMessage(room, n)])}`;
      for (const socket of server.clients) socket.send(text);
    }),
  });
});
