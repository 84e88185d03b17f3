import { join } from 'node:path';
import { comboForm, makeClip } from '@combolab/standalone/testing/clips';
import { ServerProcess } from '@combolab/standalone/testing/server-process';
import { TestUser } from '@combolab/standalone/testing/test-user';
import { waitUntil } from '@combolab/standalone/testing/wait-until';
import { against, type Bench } from '../harness/figure.js';
import { percentile, spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { figureOf, PARTS, type MortalPart, type Site } from './parts.js';

const PRELOAD = new URL(import.meta.resolve('@combolab/standalone/testing/break-parts')).href;

interface Death {
  /** From its end until right answers were served again, in ms. */
  readonly recovered: number;
  /** What the same part took to begin when the server started, in ms. */
  readonly begun: number;
}

/** The death of each thread and child, against what the same part takes to begin. One death a start, for each part. */
export const recoveryBench: Bench = async ({ quick }) => {
  await using folder = await temporaryFolder();
  const deaths = new Map<MortalPart, Death[]>(PARTS.map((part) => [part, []]));
  let known: { comboId: string; email: string } | null = null;
  for (let round = 0; round < (quick ? 3 : 50); round += 1) {
    const env = { NODE_OPTIONS: `--import=${PRELOAD}`, BREAK_PARTS: folder.path };
    const server = await ServerProcess.start(join(folder.path, 'data'), env);
    try {
      known ??= await firstCombo(server);
      const user = await TestUser.comeBack(server.url, known.email);
      const site: Site = { server, user, comboId: known.comboId, folder: folder.path };
      for (const part of PARTS) deaths.get(part)?.push(await death(part, site));
    } finally {
      await server.stop();
    }
  }
  return [...deaths].map(([{ name }, all]) => {
    const ratios = all.map(({ recovered, begun }) => recovered / begun);
    const p99 = percentile(ratios, 0.99);
    return {
      ...against('ms of its own start', spreads(all), {
        name: `${name}: from its death to right answers, p99 of ${String(all.length)}`,
        unit: 'ms',
        goal: { atMost: 3 },
      }),
      ratio: { median: p99, min: Math.min(...ratios), max: Math.max(...ratios) },
    };
  });
};

const spreads = (all: readonly Death[]) => ({
  ours: spreadOf(all.map(({ recovered }) => recovered)),
  peer: spreadOf(all.map(({ begun }) => begun)),
  ratio: spreadOf(all.map(({ recovered, begun }) => recovered / begun)),
});

async function firstCombo({ url }: ServerProcess): Promise<{ comboId: string; email: string }> {
  const user = await TestUser.signUp(url);
  const { body } = await user.form<{ _id: string }>('/add-combo', comboForm(await makeClip(), { name: 'Fireworks' }));
  return { comboId: body._id, email: user.email };
}

async function death(part: MortalPart, site: Site): Promise<Death> {
  await waitUntil('a server that is ready', async () =>
    (await fetch(`${site.server.url}/health/ready`)).ok && (await figureOf(site, 'part_up', part.name)) === 1
      ? true
      : undefined,
  );
  const begun = (await figureOf(site, 'part_begin_seconds', part.name)) * 1000;
  const restarts = await figureOf(site, 'part_restarts', part.name);
  const diedAt = performance.now();
  await part.kill(site);
  await waitUntil(
    'the next one',
    async () => ((await figureOf(site, 'part_restarts', part.name)) > restarts ? true : undefined),
    120_000,
  );
  await part.works(site);
  return { recovered: performance.now() - diedAt, begun };
}
