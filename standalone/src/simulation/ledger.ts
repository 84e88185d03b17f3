import type { Order } from './commands.js';

export interface LedgerEntry {
  readonly order: Order;
  /** `open` while nobody knows: it may be done or not. */
  outcome: 'open' | 'acknowledged' | 'refused';
  /** Id of the comment that was added. */
  insertedId: string | null;
}

/** What every user has asked for, and what they were told of it. */
export class Ledger {
  readonly entries: LedgerEntry[] = [];

  begin(order: Order): LedgerEntry {
    const entry: LedgerEntry = { order, outcome: 'open', insertedId: null };
    this.entries.push(entry);
    return entry;
  }

  get acknowledged(): readonly LedgerEntry[] {
    return this.entries.filter(({ outcome }) => outcome === 'acknowledged');
  }
}
