import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { ServerProcess } from '@combolab/standalone/testing/server-process';
import { against, mustHold, type Bench, type Figure } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { pairsOf } from '../harness/pairs.js';
import { root } from '../harness/root.js';
import { percentile } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import type { Attack } from './attacker.js';

const FILL = fileURLToPath(new URL('../versus/fill.js', import.meta.url));
/** What one address asks as fast as it is answered. */
const ATTACKS: Readonly<Record<string, (comboId: string) => string>> = {
  'pages of fifty combos': () => '/api/search/combos?sort=new&limit=50',
  searches: () => '/api/search/combos?q=mario+on+dk+ladder',
  'one combo': (comboId) => `/api/combo/${comboId}`,
};
const PACE_MS = 50;

/**
 * How long an honest visitor waits, who asks for a page of combos twenty times a second, while another address asks as fast
 * as it can, against a quiet site. Limits are those of an installation; the attacker has an address of its own.
 */
export const visitorBench: Bench = async ({ quick, rounds }) => {
  await using folder = await temporaryFolder();
  const dataDir = join(folder.path, 'data');
  execFileSync(process.execPath, [FILL, root, dataDir, quick ? '200' : '600'], { cwd: root });
  await using attacker = Helper.start(new URL('./attacker.js', import.meta.url));
  const server = await ServerProcess.start(dataDir, { RATE_LIMITS: 'on', TRUSTED_PROXIES: 'loopback' });
  try {
    const figures: Figure[] = [];
    const found = (await (await fetch(`${server.url}/api/search/combos`)).json()) as { hits: { _id: string }[] };
    const comboId = found.hits[0]?._id ?? '';
    for (const [name, path] of Object.entries(ATTACKS)) {
      const times = { attacked: [] as number[], quiet: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        times.quiet.push(await visit(server.url, quick ? 40 : 200));
        await attacker.ask('start', { url: `${server.url}${path(comboId)}`, from: '198.51.100.7' } satisfies Attack);
        times.attacked.push(await visit(server.url, quick ? 40 : 200));
        console.error(name, JSON.stringify(await attacker.ask('stop')));
      }
      const words = { name: `a visitor's p99 while ${name} are asked for`, unit: 'ms', goal: { atMost: 3 } };
      figures.push(against('ms on a quiet site', pairsOf(times.attacked, times.quiet), words));
    }
    return figures;
  } finally {
    await server.stop();
  }
};

/** @returns the 99th percentile in ms of a visitor's pages */
async function visit(url: string, pages: number): Promise<number> {
  const times: number[] = [];
  for (let page = 0; page < pages; page += 1) {
    const start = performance.now();
    const headers = { 'x-forwarded-for': `192.0.2.${String(1 + (page % 200))}` };
    const answer = await fetch(`${url}/api/search/combos?q=fox&sort=new`, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    mustHold(answer.ok, `a visitor was answered ${String(answer.status)}`);
    await delay(PACE_MS);
  }
  return percentile(times, 0.99);
}
