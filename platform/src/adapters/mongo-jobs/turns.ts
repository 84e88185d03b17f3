import type { Connection } from 'mongoose';
import { jobRows } from './rows.js';

type Where = Parameters<ReturnType<typeof jobRows>['find']>[0];

/**
 * When it is the turn of whose jobs: each job has a round, and an owner one job in each. Who asks at the same moment may get the same
 * round twice, which is as fair as before over time.
 */
export class Turns {
  readonly #rows;

  constructor(connection: Connection) {
    this.#rows = jobRows(connection);
  }

  /**
   * Of a new job: the round at hand (of what is next or was leased last), or the one after its owner's last; what failed is in no turn
   * any more.
   * @param now of the clock of leases, epoch ms
   */
  async next(kind: string, owner: string, now: number): Promise<number> {
    const open = { kind, ended: null };
    const [waiting, working, own] = await Promise.all([
      this.#round({ ...open, state: 'waiting' }, 1),
      this.#round({ ...open, state: 'working', free: { $gt: now } }, -1),
      this.#round({ kind, owner, failures: 0 }, -1),
    ]);
    const atHand = [waiting, working].filter((round) => round !== null);
    const first = atHand.length > 0 ? Math.min(...atHand) : ((await this.#round({ kind }, -1)) ?? -1) + 1;
    return Math.max(first, (own ?? -1) + 1);
  }

  /** Of a job that is to wait behind all of its kind that wait now. */
  async last(id: string): Promise<number> {
    const row = await this.#rows.findOne({ _id: id }, { projection: { kind: 1, round: 1 } });
    if (row === null) return 0;
    const waiting = await this.#round({ kind: row.kind, state: 'waiting', ended: null }, -1);
    return Math.max(row.round ?? 0, waiting ?? 0);
  }

  /** The lowest (1) or highest (-1) round among such jobs; null where there are none. */
  async #round(where: Where, direction: 1 | -1): Promise<number | null> {
    const found = await this.#rows
      .find(where, { projection: { round: 1 } })
      .sort({ round: direction })
      .limit(1)
      .toArray();
    return found[0] === undefined ? null : (found[0].round ?? 0);
  }
}
