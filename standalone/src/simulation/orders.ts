import { ComboAdded } from '@combolab/contracts';
import type { Random } from '../generate/random.js';
import type { Order } from './commands.js';
import type { LedgerEntry } from './ledger.js';

type Status = 1 | 0 | -1;
const STATUSES: readonly Status[] = [1, 0, -1];
const AUTHOR = 'user-0';

/** Draws what users order, so that each order that is carried out adds exactly one event of its own. */
export class Orders {
  /** null where nobody knows: what was refused at last may have been done at first. */
  readonly #feedback = new Map<string, Status | null>();
  readonly #comments = new Map<string, string[]>();
  readonly #verified = new Map<string, boolean>();
  readonly #hidden = new Map<string, boolean>();
  #keys = 0;

  constructor(
    private readonly random: Random,
    readonly comboIds: readonly string[],
  ) {}

  /** The author shares every combo. */
  first(userId: string): readonly Order[] {
    if (userId !== AUTHOR) return [];
    return this.comboIds.map((comboId) => {
      const data = { ...ComboAdded.example, comboId, authorId: AUTHOR };
      return { kind: 'combo', userId, key: this.#key(), comboId, command: { type: 'add', data } };
    });
  }

  next(userId: string): Order {
    const by = { userId, key: this.#key() };
    const comboId = this.random.pick(this.comboIds);
    const mine = this.#comments.get(userId) ?? [];
    const drawn = this.random.next();
    const present = this.#feedback.get(`${comboId}/${userId}`);
    if (drawn < 0.45 && present !== null)
      return { ...by, kind: 'feedback', comboId, status: this.#otherStatus(present) };
    if (userId === AUTHOR && drawn < 0.65) return { ...by, kind: 'combo', comboId, command: this.#change(comboId) };
    if (mine.length === 0 || drawn < 0.8) return { ...by, kind: 'comment', comboId, text: `Says ${by.key}.` };
    if (drawn < 0.93) return { ...by, kind: 'edit-comment', commentId: this.random.pick(mine), text: `Now ${by.key}.` };
    const [commentId = ''] = mine.splice(this.random.below(mine.length), 1);
    return { ...by, kind: 'remove-comment', commentId };
  }

  /** What was answered decides what can be ordered next. */
  done({ order, outcome, insertedId }: LedgerEntry): void {
    const { userId } = order;
    const isDone = outcome === 'acknowledged';
    if (order.kind === 'feedback') this.#feedback.set(`${order.comboId}/${userId}`, isDone ? order.status : null);
    if (!isDone) return;
    if (insertedId !== null) this.#comments.set(userId, [...(this.#comments.get(userId) ?? []), insertedId]);
    if (order.kind !== 'combo') return;
    const { command, comboId } = order;
    if (command.type === 'verify') this.#verified.set(comboId, command.verified);
    if (command.type === 'hide' || command.type === 'restore') this.#hidden.set(comboId, command.type === 'hide');
  }

  #key(): string {
    this.#keys += 1;
    return `key-${String(this.#keys)}`;
  }

  #otherStatus(present: Status = 0): Status {
    return this.random.pick(STATUSES.filter((status) => status !== present));
  }

  #change(comboId: string): Extract<Order, { kind: 'combo' }>['command'] {
    const by = { comboId, callerId: AUTHOR, isAdmin: true };
    const drawn = this.random.next();
    if (drawn < 0.4) return { ...by, type: 'verify', verified: this.#verified.get(comboId) !== true };
    if (drawn < 0.7) return { ...by, type: 'edit', baseVersion: null, changes: { name: `Named ${this.#key()}` } };
    return { type: this.#hidden.get(comboId) === true ? 'restore' : 'hide', comboId };
  }
}
