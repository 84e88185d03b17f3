import { Inject } from '@nestjs/common';
import { WebSocketGateway, WebSocketServer, type OnGatewayInit } from '@nestjs/websockets';
import { AccountDeleted, LIVE_LIMITS, rooms, streams, type ViewMessage } from '@combolab/contracts';
import { randomId, type LiveFeedMessage } from '@combolab/platform';
import type { Server, Socket } from 'socket.io';
import type { BackendPorts } from '../backend-ports.js';
import { isApiToken } from '../modules/api-tokens/token-text.js';
import { PORTS } from '../tokens.js';
import { Coalescer } from './coalescer.js';
import { EmitSpans } from './emit-spans.js';
import { asideOf, HiddenCombos, ownRoom } from './hidden-combos.js';
import { RoomCheck } from './room-check.js';
import { sendToRoom, waitingPackets } from './room-sender.js';
import { Watchers } from './watchers.js';
import { ViewerSocket } from './viewer-socket.js';

/** How often sockets that read too slowly are looked for, in ms. */
const SLOW_CHECK_MS = 1000;
/** How often tokens of open sockets are checked again, in ms. */
const RECHECK_MS = 60_000;

const WATCHING = rooms.watching('');

/** Who only holds an API token misses nothing: what everybody may see is told to visitors, and the rest is for the page. */
class NotForTokensError extends Error {
  override name = 'NotForTokensError';
  /** Goes to whoever connects. */
  readonly data = {
    detail: 'No API token opens a live connection. Connect without one to hear what everybody may see.',
  };
  constructor() {
    super('not-for-tokens');
  }
}

/** One entry to the sockets of this process: who connects, what they are told, and who is cut. */
@WebSocketGateway({
  transports: ['websocket'],
  perMessageDeflate: false,
  maxHttpBufferSize: LIVE_LIMITS.messageBytes,
  serveClient: false,
})
export class LiveGateway implements OnGatewayInit<Server> {
  @WebSocketServer() private readonly server!: Server;
  readonly #viewers = new Map<string, ViewerSocket>();
  readonly #emitting: EmitSpans;
  #coalescer: Coalescer | null = null;
  #check: RoomCheck | null = null;
  #hidden: HiddenCombos | null = null;
  #watchers: Watchers | null = null;
  #slow: NodeJS.Timeout | null = null;
  #recheck: NodeJS.Timeout | null = null;
  #unsubscribe: (() => void) | null = null;

  constructor(
    @Inject(PORTS) private readonly ports: Pick<
      BackendPorts,
      'documents' | 'identity' | 'liveFeed' | 'log' | 'logger' | 'traces'
    >,
  ) {
    this.#emitting = new EmitSpans(ports.traces);
  }

  afterInit(server: Server): void {
    const viewersOf = (room: string): number => server.sockets.adapter.rooms.get(room)?.size ?? 0;
    const emit = (message: ViewMessage): void => {
      sendToRoom(server, message.room, 'view', message);
      this.#emitting.emitted(message, viewersOf);
      // that it is hidden, and that it is back
      if (message.part === 'combo') sendToRoom(server, asideOf(message.room), 'view', message);
    };
    const hidden = new HiddenCombos(
      server,
      this.ports,
      async (socketId, room) => (await this.#viewers.get(socketId)?.maySee(room)) ?? false,
    );
    this.#hidden = hidden;
    this.#coalescer = new Coalescer(emit, viewersOf);
    this.#check = new RoomCheck(
      this.ports,
      () => this.#occupied(server),
      (message) => {
        hidden.receive(message);
        emit(message);
      },
    );
    this.#countWatchers(server);
    server.use((socket, next) => {
      this.#admit(socket).then(
        () => {
          next();
        },
        (error: unknown) => {
          next(error instanceof NotForTokensError ? error : new Error('bad-token'));
        },
      );
    });
    server.on('connection', (socket) => {
      this.#viewers.get(socket.id)?.listen();
      socket.on('disconnect', () => {
        this.#viewers.get(socket.id)?.close();
        this.#viewers.delete(socket.id);
      });
    });
    this.#unsubscribe = this.ports.liveFeed.subscribe((message) => {
      this.#deliver(message);
    });
    this.#slow = setInterval(() => {
      this.#cutSlow();
    }, SLOW_CHECK_MS);
    this.#slow.unref();
    this.#recheck = setInterval(() => {
      for (const viewer of this.#viewers.values()) void viewer.checkAgain();
    }, RECHECK_MS);
    this.#recheck.unref();
  }

  #occupied({ sockets: { adapter } }: Server): string[] {
    const names = [...adapter.rooms.keys()].filter((room) => !adapter.sids.has(room));
    return [...new Set(names.map(ownRoom))];
  }

  #countWatchers(server: Server): void {
    const { liveFeed } = this.ports;
    const watchers = new Watchers(randomId(), {
      publish: (here) => {
        liveFeed.publish({ kind: 'watching', ...here });
      },
      emit: (room, count) => {
        server.to(room).emit('watching', { room, count });
      },
    });
    this.#watchers = watchers;
    const moved = (by: 1 | -1) => (room: string) => {
      if (room.startsWith(WATCHING)) watchers.moved(room, by);
    };
    server.sockets.adapter.on('join-room', moved(1));
    server.sockets.adapter.on('leave-room', moved(-1));
  }

  async #admit(socket: Socket): Promise<void> {
    const token: unknown = (socket.handshake.auth as Record<string, unknown>).token;
    const text = token == null ? null : typeof token === 'string' ? token : '';
    if (text !== null && isApiToken(text)) throw new NotForTokensError();
    const caller = text === null ? null : await this.ports.identity.verify(text);
    if (caller !== null && (await this.#isGone(caller.userId))) throw new Error('the account has ended');
    this.#viewers.set(socket.id, new ViewerSocket(this.ports, socket, caller, text));
  }

  /** While the log is away the provider's word is enough, as for requests. */
  async #isGone(userId: string): Promise<boolean> {
    const head = await this.ports.log.head(streams.user(userId)).catch(() => null);
    return head?.lastType === AccountDeleted.type;
  }

  #deliver(message: LiveFeedMessage): void {
    if (message.kind === 'view') {
      const view = message.message;
      this.#check?.announced(view);
      if (view.part === 'account')
        for (const viewer of this.#viewers.values()) viewer.accountChanged(view.room, view.userType);
      this.#hidden?.receive(view);
      const { adapter } = this.server.sockets;
      if (adapter.rooms.has(view.room) || adapter.rooms.has(asideOf(view.room))) {
        this.#emitting.begin(view, message.traceparent);
        this.#coalescer?.add(view);
      }
    } else if (message.kind === 'progress') this.server.to(message.message.room).emit('progress', message.message);
    else if (message.kind === 'watching') this.#watchers?.receive(message);
    else if (message.kind === 'revoked')
      for (const viewer of this.#viewers.values()) viewer.revoke(message.userId, message.sid);
  }

  #cutSlow(): void {
    for (const socket of this.server.sockets.sockets.values()) {
      // a farewell would wait behind what is not read
      if ((waitingPackets(socket) ?? 0) > LIVE_LIMITS.queuedPackets) socket.conn.request.socket.destroy();
    }
  }

  onModuleDestroy(): void {
    this.#unsubscribe?.();
    this.#coalescer?.[Symbol.dispose]();
    this.#check?.[Symbol.dispose]();
    this.#hidden?.[Symbol.dispose]();
    this.#watchers?.[Symbol.dispose]();
    if (this.#slow !== null) clearInterval(this.#slow);
    if (this.#recheck !== null) clearInterval(this.#recheck);
  }
}
