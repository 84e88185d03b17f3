import type { Random } from '../generate/random.js';
import type { Counts } from './counts.js';

/** How often a disk fails, each between 0 and 1 for one operation. */
export interface DiskRates {
  readonly read: number;
  readonly write: number;
  readonly sync: number;
  /** Writes of the log that the drive puts elsewhere. */
  readonly misdirected: number;
}

export const NO_DISK_FAULTS: DiskRates = { read: 0, write: 0, sync: 0, misdirected: 0 };

const WORDS = { EIO: 'i/o error', ENOSPC: 'no space left on device' } as const;

/** As Node's own file system throws it. */
export class DiskError extends Error {
  override name = 'DiskError';
  constructor(
    readonly code: keyof typeof WORDS,
    operation: string,
    file: string,
  ) {
    super(`${code}: ${WORDS[code]}, ${operation} '${file}'`);
  }
}

/** Draws which operations fail. */
export class DiskFaults {
  rates = NO_DISK_FAULTS;

  constructor(
    private readonly random: Random,
    private readonly counts: Counts,
  ) {}

  /** @throws DiskError */
  mayFail(operation: 'read' | 'write' | 'sync', file: string): void {
    const rate = this.rates[operation];
    if (rate === 0 || !this.random.chance(rate)) return;
    const code = operation !== 'read' && this.random.chance(0.3) ? 'ENOSPC' : 'EIO';
    this.counts.add(`${operation} ${code}`);
    throw new DiskError(code, operation, file);
  }

  isMisdirected(file: string): boolean {
    const { misdirected } = this.rates;
    if (misdirected === 0 || file !== 'log' || !this.random.chance(misdirected)) return false;
    this.counts.add('misdirected write');
    return true;
  }
}
