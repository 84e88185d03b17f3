import { fileURLToPath } from 'node:url';
import { seedSamples } from '../samples/seed-samples.js';
import { DistributedSite } from './distributed-site.js';
import { shared } from './shared.js';
import { openHands } from './site-hands.js';

const PAGE_FOLDER = fileURLToPath(new URL('../../../frontend/dist-web', import.meta.url));

/**
 * A site for all suites that only use one, empty, without pages. They bring people, combos and games of their own, and neither
 * kill its processes nor leave anything spoilt or parked behind. Everything on it agrees with its log whenever no suite is at work.
 */
export const sharedSite = shared(() => DistributedSite.start({ isSteady: true }));

/** With pages and the sample combos. Nobody adds to the game of Melee there, or has to do with a sample of others. */
export const sharedSiteWithSamples = shared(async () => {
  const site = await DistributedSite.start({ pageFolder: PAGE_FOLDER, isSteady: true });
  try {
    await using hands = await openHands(site);
    await seedSamples(hands, () => undefined);
    return site;
  } catch (error) {
    await site[Symbol.asyncDispose]();
    throw error;
  }
});
