import { tmpdir } from 'node:os';
import { createLogger, Opened, readSettings } from '@combolab/platform';
import { openDistributedLog } from '@combolab/platform/adapters/distributed/open-log';
import { openGcsBlobs } from '@combolab/platform/adapters/gcs-blobs';
import type { Seeded } from '../samples/seed-samples.js';
import type { DistributedSite } from './distributed-site.js';
import type { SiteProcess } from './site-process.js';
import { waitUntil } from './wait-until.js';

/** A figure that a process tells of itself. @throws Error when it does not */
function figureIn(text: string, name: string): number {
  const value = new RegExp(`^combolab_${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`there is no figure ${name}`);
  return Number(value);
}

/** Whether every commit is published, in the views and in the index. */
async function isSettled({ relay, projector, indexer }: DistributedSite['processes']): Promise<boolean> {
  const figuresOf = async ({ health }: SiteProcess) => (await fetch(`${health}/metrics`)).text();
  // In this order: what is published while we look is seen by the next.
  if (figureIn(await figuresOf(relay), 'relay_backlog_commits') > 0) return false;
  const views = await figuresOf(projector);
  if (figureIn(views, 'kept_shards') < figureIn(views, 'shards') || figureIn(views, 'projection_lag_events') > 0)
    return false;
  return figureIn(await figuresOf(indexer), 'search_lag_events') === 0;
}

/** For what tests prepare without the page: log and bucket of a site, and when it has shown what was written. */
export async function openHands(site: DistributedSite): Promise<Seeded & AsyncDisposable> {
  const settings = readSettings(site.settings);
  if (settings.engines === null) throw new Error('the site names no servers');
  const opened = new Opened();
  try {
    const logger = createLogger(settings, { process: 'hands' });
    const { log, installation } = await openDistributedLog(settings.engines, logger, opened);
    const { TMPDIR: temporaryFolder = tmpdir() } = site.settings;
    const blobs = opened.use(await openGcsBlobs({ ...settings.engines.blobs, temporaryFolder }));
    const idle = () => waitUntil('views and index', async () => ((await isSettled(site.processes)) ? true : undefined));
    return {
      ports: { log, blobs, secret: installation.secret },
      projector: { idle },
      [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
    };
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw error;
  }
}
