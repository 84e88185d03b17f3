import type { Bench } from '../../harness/figure.js';
import { startSite } from '../site.js';
import { backlogCosts } from './backlog-costs.js';
import { likeCosts } from './like-costs.js';
import { liveCosts } from './live-costs.js';
import { readCosts } from './read-costs.js';
import { searchCosts } from './search-costs.js';

const PEOPLE = 3;
const COMBOS = 90;

/** What the plan (`npm run plan`) reckons with: processor time of each part of the distributed set, on its real servers. */
export const costsBench: Bench = async ({ quick }) => {
  if ((process.env.TEST_MONGODB_URL ?? '') === '')
    return [{ name: 'costs', skipped: 'the servers are not prepared: npm run engines:native -- start' }];
  const backlogs = await backlogCosts(quick ? 3000 : 12_000);
  const live = await liveCosts(quick ? 1 : 4);
  const searches = await searchCosts(quick ? [1000] : [10_000, 50_000]);
  await using site = await startSite(PEOPLE, COMBOS);
  const likes = await likeCosts(
    site,
    quick
      ? [{ atOnce: 1, count: 10 }]
      : [
          { atOnce: 32, count: 3000 },
          { atOnce: 1, count: 400 },
        ],
  );
  return [...backlogs, ...live, ...searches, ...likes, ...(await readCosts(site, quick ? 20 : 2000))];
};
