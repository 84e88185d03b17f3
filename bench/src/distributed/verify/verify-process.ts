import { EVERYTHING } from '@combolab/platform';
import { openSite } from '@combolab/standalone/distributed/open-site';
import { verifySite } from '@combolab/standalone/distributed/verify-site';
import { answerParent } from '../../harness/helper.js';
import type { Read } from './verify.js';

/** What `npm run verify` does, in a process of its own. */
const settings = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const { ports } = await openSite({ ...settings, LOG_LEVEL: 'silent' });
answerParent({
  read: async (): Promise<Read> => {
    const start = performance.now();
    const findings = await verifySite(ports);
    const ms = performance.now() - start;
    if (findings.length > 0) throw new Error(findings.slice(0, 5).join('\n'));
    const { total } = await ports.search.search({ ...EVERYTHING, limit: 1 });
    return { ms, memory: process.resourceUsage().maxRSS * 1024, combos: total };
  },
});
