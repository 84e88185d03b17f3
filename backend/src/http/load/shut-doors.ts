import { isCounted, placeOf, type Settings } from '@combolab/platform';
import type { NextFunction, Request, Response } from 'express';
import { refuse } from '../../problems.js';
import { sendRefusal } from '../send-refusal.js';
import { loadClassOf } from './load-class.js';
import type { LoadFigures } from './load-figures.js';

/** Limits of reads: one address asks nothing more of them while it is out of points. */
export type ReadLimit = 'read' | 'search';

/** How long an address waits for its refusal that asks again at once, in ms: whoever asks as fast as they are answered is slow then. */
export const HOLD_MS = 250;
/** Refusals that wait at the same time; further ones are sent at once. */
const MOST_HELD = 2000;
/** Addresses that are remembered; the oldest are forgotten then, and counted as everybody is. */
const MOST_DOORS = 10_000;
/** Reads that the search answers. */
const SEARCHES = /^\/api\/(?:search|game)\/combos(?:\/|$)/i;

/** Which addresses are out of points, and until when: known without asking whoever counts them. */
export class ShutDoors {
  readonly #until = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @param waitMs after which the address has points again */
  shut(limit: ReadLimit, place: string, waitMs: number): void {
    const door = `${limit} ${place}`;
    this.#until.delete(door);
    this.#until.set(door, this.now() + waitMs);
    const [oldest] = this.#until.keys();
    if (this.#until.size > MOST_DOORS && oldest !== undefined) this.#until.delete(oldest);
  }

  /** ms until an address has points again; 0 when it may have some. */
  waitMs(limit: ReadLimit, place: string): number {
    const door = `${limit} ${place}`;
    const left = (this.#until.get(door) ?? -Infinity) - this.now();
    if (left > 0) return left;
    this.#until.delete(door);
    return 0;
  }
}

/** Limits that a request would use up, as far as its address tells. */
function limitsOf(method: string, path: string): readonly ReadLimit[] {
  if (method !== 'GET' && method !== 'HEAD') return [];
  const kind = loadClassOf(method, path, false);
  if (kind !== 'read' && kind !== 'list') return [];
  return SEARCHES.test(path) ? ['search', 'read'] : ['read'];
}

/**
 * Refuses an address that has just been refused before anything is done for it, and lets it wait for that: 50 connections
 * that ask as fast as they are answered cost the site 200 cheap answers a second, instead of all of its time.
 */
export function refuseShutDoors(
  settings: Settings,
  doors: ShutDoors,
  figures: Pick<LoadFigures, 'countLimited'>,
): (request: Request, response: Response, next: NextFunction) => void {
  let held = 0;
  return (request, response, next) => {
    const address = request.ip ?? '';
    const limits = isCounted(settings, address) ? limitsOf(request.method, request.path) : [];
    const shut = limits
      .map((limit) => ({ limit, waitMs: doors.waitMs(limit, placeOf(address)) }))
      .find(({ waitMs }) => waitMs > 0);
    if (shut === undefined) {
      next();
      return;
    }
    figures.countLimited(shut.limit);
    const refusal = refuse.tooMany(Math.max(1, Math.ceil(shut.waitMs / 1000)));
    if (held >= MOST_HELD) {
      sendRefusal(response, refusal);
      return;
    }
    held += 1;
    const timer = setTimeout(() => {
      sendRefusal(response, refusal);
    }, HOLD_MS);
    response.once('close', () => {
      held -= 1;
      clearTimeout(timer);
    });
  };
}
