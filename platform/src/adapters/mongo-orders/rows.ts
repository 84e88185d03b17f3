import type { Connection } from 'mongoose';

/** The kinds of processes that carry orders out. */
export type Taker = 'projector' | 'search-indexer';

/** What an operator wants done by whoever keeps the views or the index. */
export interface Order {
  readonly taker: Taker;
  readonly what: string;
  readonly args: readonly string[];
}

export interface OrderRow extends Order {
  readonly _id: string;
  readonly state: 'waiting' | 'working' | 'done' | 'failed';
  /** How often a process has begun it. */
  readonly attempt: number;
  /** The process at work; null while there is none. */
  readonly owner: string | null;
  /** Epoch ms by the server's clock until which `owner` has it. */
  readonly until: number;
  /** The outcome, for people; null while there is none. */
  readonly said: string | null;
  readonly askedAt: Date;
  readonly takenAt: Date | null;
  readonly endedAt: Date | null;
}

export const orderRows = (connection: Connection) => connection.collection<OrderRow>('orders');
