import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { randomId } from '../runtime/random-id.js';
import { serverClock } from './mongo-jobs/server-clock.js';
import { orderRows, type Order, type OrderRow } from './mongo-orders/rows.js';

export { OrderTaker, type OrderTakerOptions } from './mongo-orders/order-taker.js';
export type { Order, Taker } from './mongo-orders/rows.js';

const LOOK_MS = 200;
/** How long nobody may work on an order before it is withdrawn, in ms. */
const PATIENCE_MS = 30_000;
const KEPT_MS = 7 * 86_400_000;

/** Nobody carried the order out, and it was withdrawn; or whoever did said why it failed. */
export class OrderFailedError extends Error {
  override name = 'OrderFailedError';
}

export interface GiveOrderOptions {
  /** ms; standard: 30 s. */
  readonly patienceMs?: number;
}

/**
 * Leaves an order for the process that keeps the views or the index, and waits for its outcome, however long it takes
 * while somebody works on it.
 * @returns what was done, in words
 * @throws OrderFailedError when it failed, or nobody took it (up again) for half a minute
 */
export async function giveOrder(
  connection: Connection,
  order: Order,
  { patienceMs = PATIENCE_MS }: GiveOrderOptions = {},
): Promise<string> {
  const rows = orderRows(connection);
  const now = serverClock(connection);
  await rows.deleteMany({ endedAt: { $lte: new Date(Date.now() - KEPT_MS) } });
  const _id = randomId();
  const times = { askedAt: new Date(), takenAt: null, endedAt: null };
  await rows.insertOne({ _id, ...order, ...times, state: 'waiting', attempt: 0, owner: null, until: 0, said: null });
  let idleSince = Date.now();
  for (;;) {
    const row = await rows.findOne({ _id });
    if (row === null) throw new OrderFailedError('Somebody has removed this order.');
    if (row.state === 'done') return row.said ?? '';
    if (row.state === 'failed') throw new OrderFailedError(row.said ?? 'It failed.');
    if (row.until > (await now())) idleSince = Date.now();
    else if (Date.now() - idleSince > patienceMs) {
      const { deletedCount } = await rows.deleteOne({ _id, owner: row.owner, attempt: row.attempt, until: row.until });
      if (deletedCount > 0) throw new OrderFailedError(nobody(row, patienceMs));
    }
    await delay(LOOK_MS);
  }
}

function nobody({ taker, attempt }: OrderRow, patienceMs: number): string {
  const seconds = String(Math.round(patienceMs / 1000));
  return attempt === 0
    ? `No ${taker} runs: nobody took the order within ${seconds} s. Nothing was done; start one and ask again.`
    : `The ${taker} that worked on it is gone, and no other took it up within ${seconds} s. Start one and ask again.`;
}
