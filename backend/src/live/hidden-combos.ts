import { parseRoom, type ViewMessage } from '@combolab/contracts';
import type { DocumentReader, Logger } from '@combolab/platform';
import type { Server, Socket } from 'socket.io';
import { catchUp } from './catch-up.js';
import { allRoomVersions } from './room-versions.js';

const ASIDE = 'aside:';
/** When what could not be looked up is looked up again, in ms. */
const AGAIN_MS = 1000;

/** Where those wait who may not see what their room is about until it is restored. No viewer can ask for it. */
export const asideOf = (room: string): string => `${ASIDE}${room}`;
/** The room that a name of the adapter is about. */
export const ownRoom = (name: string): string => (name.startsWith(ASIDE) ? name.slice(ASIDE.length) : name);

interface HiddenCombosPorts {
  readonly documents: DocumentReader;
  readonly logger: Logger;
}
/** Whether the viewer behind a socket may be in a room now. */
type MaySee = (socketId: string, room: string) => Promise<boolean>;

/** Takes viewers out of the rooms of hidden combos, but for those who still see them, and back when they are restored. */
export class HiddenCombos implements Disposable {
  /** The latest hiding of each room that is being looked at. */
  readonly #asked = new Map<string, symbol>();
  /** Looks that failed, and wait. */
  readonly #again = new Set<NodeJS.Timeout>();

  constructor(
    private readonly server: Server,
    private readonly ports: HiddenCombosPorts,
    private readonly maySee: MaySee,
  ) {}

  /** All are out before this returns: what comes next is told to nobody who was not looked at. */
  receive(message: ViewMessage): void {
    if (message.part !== 'combo' || message.hidden === undefined) return;
    const { room, hidden } = message;
    const waiting = this.#idsIn(hidden ? room : asideOf(room));
    if (waiting.length === 0) return;
    const asked = Symbol(room);
    this.#asked.set(room, asked);
    const [from, to] = hidden ? [room, asideOf(room)] : [asideOf(room), room];
    this.server.in(from).socketsJoin(to);
    this.server.in(from).socketsLeave(from);
    this.#look(room, asked, () => (hidden ? this.#readmit(room, waiting, asked) : this.#tellMissed(room, waiting)));
  }

  /** Until it is done, or the combo was hidden or restored once more: nobody else tells them what they missed. */
  #look(room: string, asked: symbol, look: () => Promise<void>): void {
    look().then(
      () => {
        if (this.#asked.get(room) === asked) this.#asked.delete(room);
      },
      (error: unknown) => {
        if (this.#asked.get(room) !== asked) return;
        this.ports.logger.warn({ err: error, room }, 'who may be in the room of a hidden combo could not be looked up');
        const timer = setTimeout(() => {
          this.#again.delete(timer);
          if (this.#asked.get(room) === asked) this.#look(room, asked, look);
        }, AGAIN_MS);
        timer.unref();
        this.#again.add(timer);
      },
    );
  }

  [Symbol.dispose](): void {
    this.#asked.clear();
    for (const timer of this.#again) clearTimeout(timer);
  }

  async #readmit(room: string, ids: readonly string[], asked: symbol): Promise<void> {
    const seen = await Promise.all(ids.map((id) => this.maySee(id, room)));
    // hidden or restored once more: that look decides
    if (this.#asked.get(room) !== asked) return;
    const back = this.#sockets(ids.filter((_, i) => seen[i])).filter(({ rooms }) => rooms.has(asideOf(room)));
    for (const socket of back) {
      void socket.join(room);
      void socket.leave(asideOf(room));
    }
    await this.#tellMissed(
      room,
      back.map(({ id }) => id),
    );
  }

  /** Tells them how the parts stand of which they heard nothing while they were out. */
  async #tellMissed(room: string, ids: readonly string[]): Promise<void> {
    const parsed = parseRoom(room);
    if (parsed === null || ids.length === 0) return;
    const [held] = await allRoomVersions(this.ports.documents, [room]);
    const parts = Object.entries(held?.versions ?? {}).filter(([part]) => part !== 'combo');
    const missed = await catchUp(
      this.ports.documents,
      parts.map(([part, to]) => ({ room: parsed, part, from: to, to })),
    );
    for (const socket of this.#sockets(ids).filter(({ rooms }) => rooms.has(room)))
      for (const message of missed) socket.emit('view', message);
  }

  #idsIn(room: string): string[] {
    return [...(this.server.sockets.adapter.rooms.get(room) ?? [])];
  }

  #sockets(ids: readonly string[]): Socket[] {
    return ids.flatMap((id) => this.server.sockets.sockets.get(id) ?? []);
  }
}
