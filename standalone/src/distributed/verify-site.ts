import { setTimeout as delay } from 'node:timers/promises';
import type { BackendPorts } from '@combolab/backend/domain';
import type { Collection, FindOptions } from '@combolab/platform';
import { verify } from '../maintenance/verify/verify.js';

const LOOK_MS = 50;
const SETTLE_MS = 120_000;
const VIEWS = [
  'combos',
  'tallies',
  'comments',
  'previews',
  'favorites',
  'follows',
  'lists',
  'guides',
  'users',
  'searches',
  'tokens',
  'notifications',
  'practice',
  'moderation',
];

/** Resolves when the views have everything that is committed now. @throws Error after two minutes */
export async function untilViewed({ log, documents }: BackendPorts): Promise<void> {
  const end = await log.end();
  for (const until = Date.now() + SETTLE_MS; ;) {
    const states = await Promise.all(VIEWS.map((name) => documents.state(name)));
    if (states.every((state) => log.reached(state?.checkpoint ?? null, end))) return;
    if (Date.now() > until) throw new Error('the views do not come to the end of the log; does a projector run?');
    await delay(LOOK_MS);
  }
}

/**
 * Folds the commits a second time and compares views, index and files of a distributed site. Little should be going on
 * there: MongoDB shows the views as they come.
 * @returns what is wrong, in words
 */
export function verifySite(ports: BackendPorts, strayAfterMs?: number): Promise<readonly string[]> {
  const { log, documents, search, blobs } = ports;
  const views = {
    find: <T extends object>(collection: Collection<T>, options: FindOptions<T>) => documents.find(collection, options),
    state: (projection: string) => documents.state(projection),
    parked: () => documents.parked(),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  return verify({
    ...{ log, search, blobs, openViews: () => views, settle: () => untilViewed(ports) },
    viewsStandStill: false,
    ...(strayAfterMs === undefined ? {} : { strayAfterMs }),
  });
}
