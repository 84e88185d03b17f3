import { randomBytes } from 'node:crypto';
import { ComboAdded, PreviewReady, streams } from '@combolab/contracts';
import { Opened, readSettings, createLogger } from '@combolab/platform';
import { openDistributedLog } from '@combolab/platform/adapters/distributed/open-log';
import { DistributedSite } from '@combolab/standalone/testing/distributed-site';
import type { TestUser } from '@combolab/standalone/testing/test-user';

export interface BenchSite extends AsyncDisposable {
  readonly site: DistributedSite;
  readonly people: readonly TestUser[];
  readonly comboIds: readonly string[];
}

/** Every process of ours on the real servers, with people and combos. */
export async function startSite(people: number, combos: number): Promise<BenchSite> {
  const site = await DistributedSite.start();
  try {
    const signedUp: TestUser[] = [];
    for (let n = 0; n < people; n += 1) signedUp.push(await site.signUp());
    const comboIds = await recordCombos(site, combos);
    const last = comboIds.at(-1) ?? '';
    while ((await signedUp[0]?.get(`/combo/${last}`))?.status !== 200);
    return { site, people: signedUp, comboIds, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
  } catch (error) {
    await site[Symbol.asyncDispose]();
    throw error;
  }
}

/** With their previews, as the samples have them: nothing is left for the worker, which would be measured beside what is. */
async function recordCombos(site: DistributedSite, count: number): Promise<string[]> {
  const settings = readSettings({ ...site.settings, LOG_LEVEL: 'silent' });
  if (settings.engines === null) throw new Error('the site names no servers');
  await using opened = new Opened();
  const { log } = await openDistributedLog(settings.engines, createLogger(settings, { process: 'bench' }), opened);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const comboId = randomBytes(16).toString('base64url');
    const added = ComboAdded({ ...ComboAdded.example, comboId, authorId: 'bench' });
    const ready = PreviewReady({ ...PreviewReady.example, comboId, generation: 1 });
    const context = { commandId: `added-${comboId}`, actor: null, correlationId: 'bench' };
    await log.append(streams.combo(comboId), 0, [added, ready], context);
    ids.push(comboId);
  }
  return ids;
}
