import type { KeptLimits, KeptRow, KeptRows } from '../kept/kept-rows.js';

/** Keeps rows as a browser does, in memory; `full` once no more fit. */
export class MemoryKept implements KeptRows {
  readonly rows = new Map<string, KeptRow>();
  full = false;

  all(): Promise<readonly unknown[]> {
    return Promise.resolve([...this.rows.values()]);
  }
  put(row: KeptRow): Promise<void> {
    if (this.full) return Promise.reject(new Error('QuotaExceededError'));
    this.rows.set(row.key.join('/'), row);
    return Promise.resolve();
  }
  trim({ games, bytes }: KeptLimits): Promise<number> {
    const newestFirst = [...this.rows].sort(([, a], [, b]) => b.key[0] - a.key[0]);
    let size = 0;
    newestFirst.forEach(([key, row], at) => {
      size += row.key[2];
      if (at >= games || size > bytes) this.rows.delete(key);
    });
    return Promise.resolve(this.rows.size);
  }
  clear(): Promise<void> {
    this.rows.clear();
    return Promise.resolve();
  }
}
