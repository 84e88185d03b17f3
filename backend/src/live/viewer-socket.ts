import {
  compareVersions,
  JoinRequest,
  LeaveRequest,
  LIVE_LIMITS,
  parseRoom,
  rooms,
  type JoinAnswer,
  type Room,
} from '@combolab/contracts';
import { InvalidTokenError, type Caller, type DocumentReader } from '@combolab/platform';
import type { Socket } from 'socket.io';
import { z } from 'zod/mini';
import type { BackendPorts } from '../backend-ports.js';
import { mayModerate } from '../modules/users/may-moderate.js';
import { batchedReader } from './batched-reader.js';
import { asideOf } from './hidden-combos.js';
import { roomVersions } from './room-versions.js';

type Ack = (answer: unknown) => void;
const isAck = (value: unknown): value is Ack => typeof value === 'function';
/** Versions that a viewer has, by part. */
type Known = Readonly<Record<string, [number, number]>>;
const AuthRequest = z.strictObject({ token: z.string().check(z.maxLength(4000)) });

/** Rooms of one user alone. */
const isPrivate = (room: Room): room is Extract<Room, { userId: string }> =>
  room.kind === 'upload' || room.kind === 'user';
/** Rooms that are left when the token is over. */
const needsToken = (room: Room): boolean => isPrivate(room) || room.kind === 'moderation';

/** One connected viewer: which rooms they may join, and for how long they are who they said. */
export class ViewerSocket {
  #expiry: NodeJS.Timeout | null = null;
  /** Rooms that are being looked up for them: each has its place already, or requests beside each other would all find room. */
  #joining = 0;

  constructor(
    private readonly ports: Pick<BackendPorts, 'documents' | 'identity' | 'logger'>,
    private readonly socket: Socket,
    private caller: Caller | null,
    private token: string | null,
  ) {
    this.#leaveWhenExpired();
  }

  listen(): void {
    this.#on('join', async (payload) => this.#join(payload));
    this.#on('leave', async (payload) => this.#leave(payload));
    this.#on('auth', async (payload) => this.#renew(payload));
  }

  /** Requests without a callback are not ours; a failure is answered, never thrown. */
  #on(event: string, handle: (payload: unknown) => Promise<unknown>): void {
    this.socket.on(event, (...args: unknown[]) => {
      const ack = args.at(-1);
      if (!isAck(ack)) return;
      handle(args[0]).then(ack, (error: unknown) => {
        this.ports.logger.warn({ err: error, event }, 'a live request failed');
        ack({ ok: false, problem: 'This could not be done. Try again.' });
      });
    });
  }

  async #join(payload: unknown): Promise<JoinAnswer | { ok: false; problem: string }> {
    const parsed = z.safeParse(JoinRequest, payload);
    if (!parsed.success) return { ok: false, problem: 'join takes a list of { room, versions }.' };
    // a page joins the rooms of all its cards at once
    const documents = batchedReader(this.ports.documents);
    return Promise.all(parsed.data.map(({ room, versions }) => this.#joinOne(documents, room, versions ?? {})));
  }

  async #joinOne(documents: DocumentReader, name: string, known: Known): Promise<JoinAnswer[number]> {
    const refused = (problem: string): JoinAnswer[number] => ({ room: name, ok: false, problem });
    const room = parseRoom(name);
    if (room === null) return refused('There is no such room.');
    if (!this.#mayJoin(room)) return refused('This room is not yours.');
    // a socket is in a room of its own
    if (!this.socket.rooms.has(name) && this.socket.rooms.size + this.#joining > LIVE_LIMITS.roomsPerSocket)
      return refused('Too many rooms. Leave some first.');
    this.#joining += 1;
    try {
      return await this.#enter(documents, name, room, known);
    } finally {
      this.#joining -= 1;
    }
  }

  async #enter(documents: DocumentReader, name: string, room: Room, known: Known): Promise<JoinAnswer[number]> {
    const refused = (problem: string): JoinAnswer[number] => ({ room: name, ok: false, problem });
    // before it is in: not even for a moment does it hear what is not for it
    if ((await roomVersions(documents, room, this.#callerId())) === null) return refused('There is no such room.');
    await this.socket.join(name);
    await this.socket.leave(asideOf(name));
    const versions = await roomVersions(documents, room, this.#callerId());
    if (versions === null) {
      await this.socket.leave(name);
      return refused('There is no such room.');
    }
    const behind = Object.entries(versions).filter(([part, version]) => {
      const has = known[part];
      return has !== undefined && compareVersions(has, version) < 0;
    });
    return { room: name, ok: true, versions, behind: behind.map(([part]) => part) };
  }

  /** null once their token is over. */
  #callerId(): string | null {
    return this.caller !== null && this.caller.expiresAt > Date.now() ? this.caller.userId : null;
  }

  /** Whether this viewer may be in a room that they once joined. */
  async maySee(name: string): Promise<boolean> {
    const room = parseRoom(name);
    return room !== null && (await roomVersions(this.ports.documents, room, this.#callerId())) !== null;
  }

  #mayJoin(room: Room): boolean {
    return !isPrivate(room) || room.userId === this.#callerId();
  }

  async #leave(payload: unknown): Promise<{ ok: boolean }> {
    const parsed = z.safeParse(LeaveRequest, payload);
    if (!parsed.success) return { ok: false };
    for (const room of parsed.data)
      if (room !== this.socket.id) await Promise.all([this.socket.leave(room), this.socket.leave(asideOf(room))]);
    return { ok: true };
  }

  /** A fresh token of the same subject prolongs private rooms; another subject's cuts the socket. */
  async #renew(payload: unknown): Promise<{ ok: boolean }> {
    const parsed = z.safeParse(AuthRequest, payload);
    const caller = parsed.success ? await this.ports.identity.verify(parsed.data.token).catch(() => null) : null;
    if (caller === null || caller.userId !== this.caller?.userId) {
      this.socket.disconnect(true);
      return { ok: false };
    }
    this.caller = caller;
    this.token = parsed.data?.token ?? null;
    this.#leaveWhenExpired();
    return { ok: true };
  }

  #leaveWhenExpired(): void {
    if (this.#expiry !== null) clearTimeout(this.#expiry);
    if (this.caller === null) return;
    this.#expiry = setTimeout(() => {
      for (const name of this.socket.rooms) {
        const room = parseRoom(name);
        if (room !== null && needsToken(room)) void this.socket.leave(name);
      }
    }, this.caller.expiresAt - Date.now());
    this.#expiry.unref();
  }

  /** For providers that tell nobody of ended sessions. */
  async checkAgain(): Promise<void> {
    if (this.token === null || this.caller === null || this.caller.expiresAt <= Date.now()) return;
    try {
      if (this.socket.rooms.has(rooms.moderation()) && !(await mayModerate(this.ports.documents, this.caller.userId)))
        await this.socket.leave(rooms.moderation());
      await this.ports.identity.verify(this.token);
    } catch (error) {
      if (error instanceof InvalidTokenError) this.socket.disconnect(true);
    }
  }

  revoke(userId: string, sid: string | null): void {
    if (this.caller?.userId === userId && (sid === null || sid === this.caller.sid)) this.socket.disconnect(true);
  }

  /** Who is no admin any more looks through no reports. @param room of the user whose account changed */
  accountChanged(room: string, userType: 'USER' | 'ADMIN'): void {
    const callerId = this.caller?.userId;
    if (callerId !== undefined && room === rooms.user(callerId) && userType !== 'ADMIN')
      void this.socket.leave(rooms.moderation());
  }

  close(): void {
    if (this.#expiry !== null) clearTimeout(this.#expiry);
  }
}
