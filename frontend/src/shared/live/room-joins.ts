import type { JoinAnswer } from '@combolab/contracts';
import type { RoomTable } from './room-table.js';

/** When a room that could not be entered is asked for again, in ms; longer each time. */
const FIRST_AGAIN_MS = 2000;
const LONGEST_AGAIN_MS = 30_000;

/** A socket, as far as rooms need it. */
export interface RoomSocket {
  readonly emit: (event: 'join' | 'leave', payload: unknown, answered: (answer: unknown) => void) => unknown;
}

/**
 * Which rooms a socket is in, and which it still has to enter or leave. A room that the server refuses, or cannot let anybody
 * into just now, is asked for again: a combo that was hidden may be restored, and a view that is built anew comes back.
 */
export class RoomJoins {
  private joined = new Set<string>();
  private failures = 0;
  private again: ReturnType<typeof setTimeout> | null = null;

  /** @param settleSoon lets {@link settle} be called soon */
  constructor(
    private readonly table: RoomTable,
    private readonly settleSoon: () => void,
  ) {}

  /** It is another connection, or none: nothing is joined any more. */
  reset(): void {
    this.joined = new Set();
    this.failures = 0;
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
  }

  /** Somebody new listens: the room is joined once more, to hear what they have missed. */
  renew(room: string): void {
    this.joined.delete(room);
  }

  /** Leaves what nobody listens to any more and enters what is new. */
  settle(socket: RoomSocket): void {
    const wanted = this.table.wanted();
    const left = [...this.joined].filter((room) => !wanted.has(room));
    const entered = [...wanted].filter((room) => !this.joined.has(room));
    if (left.length > 0) socket.emit('leave', left, () => undefined);
    for (const room of left) this.joined.delete(room);
    if (entered.length === 0) return;
    for (const room of entered) this.joined.add(room);
    const { joined } = this;
    const asked = entered.map((room) => ({ room, versions: this.table.oldestVersions(room) }));
    socket.emit('join', asked, (answer) => {
      if (joined === this.joined) this.take(entered, answer);
    });
  }

  /** @param answer a list, or why the whole could not be done */
  private take(entered: readonly string[], answer: unknown): void {
    const answers = Array.isArray(answer) ? (answer as JoinAnswer) : [];
    const inside = new Set<string>();
    for (const each of answers) {
      if (!each.ok) continue;
      inside.add(each.room);
      for (const listener of this.table.of(each.room)) listener.onJoined?.(each.versions);
    }
    const outside = entered.filter((room) => !inside.has(room));
    for (const room of outside) this.joined.delete(room);
    if (outside.length > 0) this.askAgain();
    else if (this.again === null) this.failures = 0;
  }

  private askAgain(): void {
    if (this.again !== null) return;
    const within = Math.min(LONGEST_AGAIN_MS, FIRST_AGAIN_MS * 2 ** this.failures);
    this.failures += 1;
    this.again = setTimeout(
      () => {
        this.again = null;
        this.settleSoon();
      },
      within * (0.5 + Math.random() / 2),
    );
  }
}
