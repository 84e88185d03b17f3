import { brokenByLog } from './check-log.js';
import { brokenByPages } from './check-pages.js';
import { brokenByReactions } from './check-reactions.js';
import { brokenByViews } from './check-views.js';
import type { Ledger } from './ledger.js';
import type { Page } from './page.js';
import type { Site } from './site.js';
import type { User } from './user.js';

/** Everything there is when all has settled. */
export interface Ended {
  readonly site: Site;
  readonly ledger: Ledger;
  readonly users: readonly User[];
  readonly pages: readonly Page[];
}

/** What was promised and does not hold, each in words that begin with its name. */
export async function brokenPromises(ended: Ended): Promise<readonly string[]> {
  const { site, users } = ended;
  if (site.damage !== null) return [`log: damaged, ${site.damage}`];
  if (site.server === null || site.projector === null) return ['settled: not every part works again'];
  const waiting = users.filter(({ idle }) => !idle).map(({ userId }) => `settled: ${userId} still waits for an answer`);
  return [
    ...waiting,
    ...brokenByLog(ended),
    ...(await brokenByViews(ended)),
    ...brokenByReactions(ended),
    ...(await brokenByPages(ended)),
    ...(await standing(ended)),
  ];
}

/** What would need a hand. */
async function standing({ site }: Ended): Promise<readonly string[]> {
  const { server, projector } = site;
  const faults = (await server?.ports.watched.faults()) ?? [];
  const waits = [projector?.projector.failure ?? null, projector?.indexer.failure ?? null].filter(
    (why) => why !== null,
  );
  const parked = [...site.machine.views.committed.parked.values()];
  return [
    ...[...faults, ...waits].map((why) => `stuck: ${why}`),
    ...parked.map(({ projection, stream, reason }) => `parked: ${projection} ${stream}, ${reason}`),
  ];
}
