import { Opened } from '@combolab/platform';
import { seedSamples } from '../samples/seed-samples.js';
import { DistributedSite } from '../testing/distributed-site.js';
import { FirebaseAccounts } from '../testing/firebase-accounts.js';
import { sharedSiteWithSamples } from '../testing/shared-site.js';
import { openHands } from '../testing/site-hands.js';
import { runToEnd } from '../testing/site-process.js';
import { waitUntil } from '../testing/wait-until.js';
import { journeysUse, PAGE_FOLDER, type Site } from './site.js';

/** Seven processes take longer than a journey may, on a busy machine much longer. In ms. */
const START_MS = 240_000;

/** Two api processes and three gateways, an indexer, a worker and the rest; browsers take turns at the api processes. */
async function siteOf(site: DistributedSite, opened: Opened): Promise<Site> {
  const product = opened.use(await openHands(site));
  const accounts = new FirebaseAccounts('demo-combolab');
  return {
    urls: [site.processes.api.url, site.processes.second.url],
    product,
    makeAccount: () => Promise.resolve(null),
    grant: async (email) => {
      const { code, said } = await runToEnd('admin', site.settings, ['grant', email]);
      if (code !== 0) throw new Error(said);
      await product.projector.idle();
    },
    longSignedIn: () => Promise.reject(new Error('accounts are kept by Firebase')),
    resetLink: (email) => waitUntil('the reset link', () => accounts.resetLink(email)),
    restart: async () => {
      await Promise.all([site.processes.api, site.processes.second].map((each) => each.restart()));
    },
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}

async function openOn(join: (opened: Opened) => Promise<DistributedSite>): Promise<Site> {
  const opened = new Opened();
  try {
    return await siteOf(await join(opened), opened);
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw error;
  }
}

const ownSite = (): Promise<Site> =>
  openOn(async (opened) => opened.use(await DistributedSite.start({ pageFolder: PAGE_FOLDER })));

const siteOfAll = (): Promise<Site> => openOn(sharedSiteWithSamples);

/** To be called before the journeys are imported: their site is there when they begin. */
function journeysOn(open: () => Promise<Site>): void {
  let site: Promise<Site> | null = null;
  beforeAll(async () => {
    site = open();
    await site;
  }, START_MS);
  journeysUse(async ({ samples }) => {
    const opened = await (site ?? open());
    if (samples) await seedSamples(opened.product, () => undefined);
    return opened;
  });
}

/** For journeys that begin with an empty site, or leave samples otherwise than they were. */
export function journeysOnOwnSite(): void {
  journeysOn(ownSite);
}

/** For journeys that can do with a site on which others were: the samples are there as they come. */
export function journeysOnSharedSite(): void {
  journeysOn(siteOfAll);
}
