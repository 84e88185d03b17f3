import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket, type RawData } from 'ws';
import { answerParent } from '../harness/helper.js';
import { now } from './message.js';

/** Sockets that are opened at once. */
const OPENING = 100;
const PATIENCE_MS = 20_000;

/** Message number to how many viewers have it, and when the last one got it. */
const arrivals = new Map<number, { count: number; lastAt: number }>();
const sockets: WebSocket[] = [];

function arrived(text: string): void {
  const n = Number(/"numLikes":(\d+)/.exec(text)?.[1] ?? 0);
  const arrival = arrivals.get(n) ?? { count: 0, lastAt: 0 };
  arrival.count += 1;
  arrival.lastAt = now();
  arrivals.set(n, arrival);
}

/** Opens one socket, as a Socket.IO client would over WebSocket alone; a bare one is ready once open. */
function open(url: string, room: string, bare: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const address = bare ? url : `${url}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    sockets.push(socket);
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error('the server closed a socket'));
    });
    if (bare) socket.on('open', resolve);
    socket.on('message', (data: RawData) => {
      const text = (data as Buffer).toString('latin1');
      if (text.startsWith('42["view"')) arrived(text);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('0{')) socket.send('40');
      else if (text.startsWith('40')) socket.send(`420${JSON.stringify(['join', [{ room }]])}`);
      else if (text.startsWith('430') && text.includes('"ok":true')) resolve();
      else reject(new Error(`void: ${text.slice(0, 200)}`));
    });
  });
}

answerParent({
  open: async (url: string, room: string, bare: boolean, count: number) => {
    for (let left = count; left > 0; left -= OPENING)
      await Promise.all(Array.from({ length: Math.min(OPENING, left) }, () => open(url, room, bare)));
  },
  /** When the last viewer got each message. Throws unless everybody got every one exactly once. */
  lastArrivals: async (first: number, messages: number) => {
    const wanted = Array.from({ length: messages }, (_, i) => first + i);
    const missing = () => wanted.filter((n) => (arrivals.get(n)?.count ?? 0) < sockets.length);
    for (const end = now() + PATIENCE_MS; missing().length > 0 && now() < end;) await delay(20);
    const counts = wanted.map((n) => arrivals.get(n)?.count ?? 0);
    if (counts.some((count) => count !== sockets.length))
      throw new Error(`void: ${String(sockets.length)} viewers got ${counts.join(' ')}`);
    return wanted.map((n) => arrivals.get(n)?.lastAt ?? 0);
  },
});
