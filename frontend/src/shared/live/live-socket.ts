import { LIVE_LIMITS } from '@combolab/contracts';
import type { Socket } from 'socket.io-client';
import { currentToken, renewToken, tokenLife } from '../auth/token-manager.js';
import { firstPageStands } from '../loading/files-first.js';
import type { Connection } from './connection-slice.js';
import { hearMessages } from './hear-messages.js';
import type { MessageReaders } from './read-messages.js';
import { RoomJoins } from './room-joins.js';
import { RoomTable, type RoomListener } from './room-table.js';

/** Joins asked for within this time travel together. */
const BATCH_MS = 20;
const RENEW_BEFORE_MS = 60_000;
const BACK_MS = 3000;
/** When the library is fetched again that could not be. */
const FETCH_AGAIN_MS = 5000;

const table = new RoomTable(LIVE_LIMITS.roomsPerSocket);
const joins = new RoomJoins(table, plan);
let socket: Socket | null = null;
let loading = false;
let batch: ReturnType<typeof setTimeout> | null = null;
let renewal: ReturnType<typeof setTimeout> | null = null;
/** The socket's code waits until a page has shown what people came for. */
let started = false;
const LATEST_START_MS = 2000;
let report: (connection: Connection) => void = () => undefined;
/** Whether it was told that counts may be old since the socket was last there. */
let wasLost = false;

function lost(): void {
  wasLost = true;
  report('lost');
}

/** Where changes of the connection are told. */
export function onConnection(listener: (connection: Connection) => void): void {
  report = listener;
}

/** Called when the first content stands; without a call the socket opens two seconds after the first room is wanted. */
export function startLive(): void {
  if (started) return;
  started = true;
  firstPageStands();
  plan();
}

/** Follows a room until the returned function is called. */
export function followRoom(room: string, listener: RoomListener): () => void {
  table.add(room, listener);
  if (!started) setTimeout(startLive, LATEST_START_MS);
  joins.renew(room);
  plan();
  return () => {
    table.remove(room, listener);
    plan();
  };
}

/** Cuts the socket, so that it comes back as who is here now. */
export function dropIdentity(): void {
  joins.reset();
  if (socket === null) return;
  socket.disconnect();
  socket.connect();
}

function plan(): void {
  batch ??= setTimeout(() => {
    batch = null;
    void settle();
  }, BATCH_MS);
}

async function settle(): Promise<void> {
  if (!started) return;
  if (socket === null && table.wanted().size > 0) await open();
  if (socket?.connected === true) joins.settle(socket);
}

/** The library and the schemas are loaded with the first room, after the page has been painted. */
async function open(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    const [{ io }, { messageReaders }] = await Promise.all([import('socket.io-client'), import('./read-messages.js')]);
    socket = io({
      transports: ['websocket'],
      auth: (answer) => {
        currentToken().then(
          (token) => {
            answer(token === null ? {} : { token });
          },
          () => {
            answer({});
          },
        );
      },
    });
    listen(socket, messageReaders);
  } catch {
    // they are files of their own, which cannot be fetched while the site is away
    lost();
    setTimeout(plan, FETCH_AGAIN_MS);
  } finally {
    loading = false;
  }
}

function listen(to: Socket, readers: MessageReaders): void {
  to.on('connect', () => {
    joins.reset();
    plan();
    planRenewal(to);
    report(wasLost ? 'back' : 'connected');
    if (wasLost)
      setTimeout(() => {
        if (to.connected) report('connected');
      }, BACK_MS);
    wasLost = false;
  });
  to.on('disconnect', (reason) => {
    joins.reset();
    if (reason === 'io client disconnect') return;
    lost();
    if (reason === 'io server disconnect') setTimeout(() => to.connect(), 500 + Math.random() * 1500);
  });
  to.on('connect_error', () => {
    lost();
    if (!to.active)
      void renewToken()
        .catch(() => null)
        .then(() => setTimeout(() => to.connect(), 1000 + Math.random() * 2000));
  });
  hearMessages(to, readers, table, (room) => {
    // the answer tells what has to be fetched
    joins.renew(room);
    plan();
  });
}

/** A minute before the token ends the socket is given the next one. */
function planRenewal(to: Socket): void {
  if (renewal !== null) clearTimeout(renewal);
  const life = tokenLife();
  if (life === null) return;
  renewal = setTimeout(
    () => {
      renewToken().then(
        (token) => {
          if (token !== null && to.connected) to.emit('auth', { token }, () => undefined);
          planRenewal(to);
        },
        () => {
          renewal = setTimeout(() => {
            planRenewal(to);
          }, 5000);
        },
      );
    },
    Math.max(1000, life - RENEW_BEFORE_MS),
  );
}
