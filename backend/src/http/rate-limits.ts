import {
  isCounted,
  placeOf,
  type Limiter,
  type LimitScope,
  type RateLimitStore,
  type Settings,
  type Taken,
} from '@combolab/platform';
import { refuse } from '../problems.js';
import { answering } from './answering.js';
import type { LoadFigures } from './load/load-figures.js';
import { ShutDoors } from './load/shut-doors.js';

/** What is limited; the numbers are settings. */
export const LIMITED = [
  ...(['like', 'comment', 'report', 'command', 'upload', 'upload-bytes'] as const),
  ...(['search', 'read', 'export', 'sign-up', 'sign-in', 'reset'] as const),
] as const;
export type Limited = (typeof LIMITED)[number];

const PER_ADDRESS: readonly Limited[] = ['search', 'read', 'sign-up', 'sign-in', 'reset'];

interface Bucket {
  readonly limiter: Limiter;
  readonly points: number;
  /** After which all points are there again. */
  readonly seconds: number;
}

/** Says in the answer what is limited and what is left (draft-ietf-httpapi-ratelimit-headers). */
function tell(what: Limited, { points, seconds }: Bucket, { left, resetMs }: Taken): void {
  const response = answering.getStore();
  if (response === undefined || response.headersSent) return;
  response.append('RateLimit-Policy', `"${what}";q=${String(points)};w=${String(seconds)}`);
  response.append('RateLimit', `"${what}";r=${String(left)};t=${String(Math.ceil(resetMs / 1000))}`);
}

/** Buckets per user or per address. */
export class RateLimits {
  /** Addresses that are out of points for reads. */
  readonly doors = new ShutDoors();
  readonly #buckets: Readonly<Record<Limited, Bucket>>;

  constructor(
    private readonly settings: Settings,
    store: RateLimitStore,
    private readonly figures: Pick<LoadFigures, 'countLimited'>,
  ) {
    const { rates } = settings;
    const bucket = (what: Limited, points: number, seconds: number, scope: LimitScope = 'site'): Bucket => ({
      limiter: store.limiter(what, points, seconds, scope),
      points,
      seconds,
    });
    this.#buckets = {
      like: bucket('like', rates.likesPerMinute, 60),
      comment: bucket('comment', rates.commentsPerMinute, 60),
      report: bucket('report', rates.reportsPerHour, 3600),
      command: bucket('command', rates.commandsPerMinute, 60),
      upload: bucket('upload', rates.uploadsPerDay, 86_400),
      'upload-bytes': bucket('upload-bytes', rates.uploadBytesPerDay, 86_400),
      search: bucket('search', rates.searchesPerSecond, 1),
      read: bucket('read', rates.readsPerMinute, 60, 'process'),
      export: bucket('export', rates.exportsPerDay, 86_400),
      'sign-up': bucket('sign-up', rates.signUpsPerHour, 3600),
      'sign-in': bucket('sign-in', rates.signInsPerMinute, 60),
      reset: bucket('reset', rates.resetsPerHour, 3600),
    };
  }

  /**
   * @param who user id, or client address for what is limited per address
   * @throws RefusedError 429 with the seconds to wait
   */
  async take(what: Limited, who: string, points = 1): Promise<void> {
    if (!this.settings.rates.on) return;
    const perAddress = PER_ADDRESS.includes(what);
    if (perAddress && !isCounted(this.settings, who)) return;
    const bucket = this.#buckets[what];
    const taken = await bucket.limiter.take(perAddress ? placeOf(who) : who, points);
    tell(what, bucket, taken);
    if (taken.waitMs <= 0) return;
    this.figures.countLimited(what);
    if (what === 'read' || what === 'search') this.doors.shut(what, placeOf(who), taken.waitMs);
    throw refuse.tooMany(Math.max(1, Math.ceil(taken.waitMs / 1000)));
  }
}
