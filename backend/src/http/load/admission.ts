import { AsyncResource } from 'node:async_hooks';
import { isCounted, placeOf, type Logger, type Settings } from '@combolab/platform';
import type { NextFunction, Request, Response } from 'express';
import { drainRefused } from '../drain.js';
import { refuse } from '../../problems.js';
import { sendRefusal } from '../send-refusal.js';
import { FairTurns } from './fair-turns.js';
import { InFlight } from './in-flight.js';
import { loadClassOf, type LoadClass } from './load-class.js';
import type { LoadFigures } from './load-figures.js';
import { whenAnswered } from './when-answered.js';

/** A client that takes nothing of its answer for this long is cut, in ms. */
const TAKES_NOTHING_MS = 60_000;
/** Once in this time the log tells that requests are refused, in ms. */
const TELL_MS = 10_000;
/** Lists that are put together at the same time, each a piece in its turn. */
const LISTS_AT_ONCE = 2;

/**
 * Lets in as many requests at once as the settings say, by what they cost, and refuses the others at once: 503 with
 * `Retry-After`. Those that are let in start one by one, the addresses taking turns.
 * @param figures told of both
 */
export function admission(settings: Settings, logger: Pick<Logger, 'warn'>, figures: LoadFigures) {
  const { reads, lists, writes, uploads } = settings.load;
  const inFlight = new InFlight({ page: reads, read: reads, list: lists, write: writes, upload: uploads });
  figures.watch((kind) => inFlight.count(kind));
  const turns = new FairTurns();
  const listTurns = new FairTurns(LISTS_AT_ONCE);
  let toldAt = -Infinity;
  const tell = (kind: LoadClass): void => {
    const now = performance.now();
    if (now - toldAt < TELL_MS) return;
    toldAt = now;
    logger.warn({ kind }, 'overloaded: requests are refused');
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    const kind = loadClassOf(request.method, request.path, typeof request.is('multipart/form-data') === 'string');
    if (kind === null) {
      next();
      return;
    }
    const address = request.ip ?? '';
    const release = inFlight.take(kind, isCounted(settings, address) ? placeOf(address) : null);
    if (release === null) {
      figures.countShed(kind);
      tell(kind);
      sendRefusal(response, refuse.overloaded());
      drainRefused(request);
      return;
    }
    if (kind !== 'upload') response.setTimeout(TAKES_NOTHING_MS, () => response.destroy());
    whenAnswered(response, release);
    (kind === 'list' ? listTurns : turns).add(
      placeOf(address),
      // what runs then belongs to this answer, not to whoever asked for the turn
      AsyncResource.bind((done: () => void) => {
        if (response.destroyed) {
          done();
          return;
        }
        whenAnswered(response, done);
        next();
      }),
    );
  };
}
