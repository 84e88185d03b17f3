import { createLogger, Opened, readSettings } from '@combolab/platform';
import { openDistributedLog } from '@combolab/platform/adapters/distributed/open-log';
import { openGcsBlobs } from '@combolab/platform/adapters/gcs-blobs';
import { DistributedSite } from '../testing/distributed-site.js';
import { FirebaseAccounts } from '../testing/firebase-accounts.js';
import { runToEnd, type SiteProcess } from '../testing/site-process.js';
import { waitUntil } from '../testing/wait-until.js';
import { journeysUse, PAGE_FOLDER, type Site } from './site.js';

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
  if (figureIn(views, 'keeps_views') !== 1 || figureIn(views, 'projection_lag_events') > 0) return false;
  return figureIn(await figuresOf(indexer), 'search_lag_events') === 0;
}

/** What tests prepare without the page goes by the log and the bucket of the site. */
async function handsOf(site: DistributedSite, opened: Opened): Promise<Site['product']> {
  const settings = readSettings(site.settings);
  if (settings.engines === null) throw new Error('the site names no servers');
  const { log } = await openDistributedLog(settings.engines, createLogger(settings, { process: 'journeys' }), opened);
  const blobs = opened.use(await openGcsBlobs(settings.engines.blobs));
  const idle = () => waitUntil('views and index', async () => ((await isSettled(site.processes)) ? true : undefined));
  return { ports: { log, blobs }, projector: { idle } };
}

/** Two api processes and three gateways, an indexer, a worker and the rest; browsers take turns at the api processes. */
async function startDistributed(): Promise<Site> {
  const opened = new Opened();
  try {
    const site = opened.use(await DistributedSite.start({ pageFolder: PAGE_FOLDER }));
    const product = await handsOf(site, opened);
    const accounts = new FirebaseAccounts('demo-combolab');
    return {
      urls: [site.processes.api.url, site.processes.second.url],
      product,
      grant: async (email) => {
        const { code, said } = await runToEnd('admin', site.settings, ['grant', email]);
        if (code !== 0) throw new Error(said);
        await product.projector.idle();
      },
      resetLink: (email) => waitUntil('the reset link', () => accounts.resetLink(email)),
      [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
    };
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw error;
  }
}

journeysUse(startDistributed);
