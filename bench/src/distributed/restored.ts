import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { FaultSite, more } from '@combolab/standalone/distributed/fault-site';
import { dropDatabase, siteSettings } from '@combolab/standalone/testing/distributed-site';
import { FirebaseAccounts } from '@combolab/standalone/testing/firebase-accounts';
import { recordedComments } from '@combolab/standalone/testing/recorded-comments';
import { runToEnd, type Main } from '@combolab/standalone/testing/site-process';
import { alone, mustHold, type BenchOptions, type Figure } from '../harness/figure.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';

type Environment = Readonly<Record<string, string>>;

/** A backup taken while people like and comment, put into empty servers: what was acknowledged before it began, and is not there. */
export async function restoredFigures({ quick }: BenchOptions): Promise<Figure[]> {
  await using folder = await temporaryFolder();
  const backup = join(folder.path, 'backup');
  const before = await backedUp(backup, quick ? 30 : 300);
  const project = `demo-restored-${randomBytes(6).toString('hex')}`;
  const settings = { ...siteSettings(), IDENTITY: `firebase:${project}` };
  const firebase = new FirebaseAccounts(project);
  try {
    await done('prepare', settings);
    const start = performance.now();
    await done('restore', settings, [backup]);
    const seconds = (performance.now() - start) / 1000;
    const there = await recordedComments(settings);
    const missing = [...before].filter((id) => !there.has(id)).length;
    const name = `a backup of ${String(before.size)} acknowledged comments, taken under load and restored`;
    return [
      alone(spreadOf([missing]), { name: `${name}: missing`, unit: 'comments', goal: { atMost: 0 } }),
      alone(spreadOf([seconds]), { name: `${name}: the restore`, unit: 's', goal: null }),
    ];
  } finally {
    await firebase.remove();
    await dropDatabase(settings);
  }
}

async function backedUp(backup: string, commands: number): Promise<ReadonlySet<string>> {
  await using faults = await FaultSite.start();
  const traffic = faults.startTraffic();
  try {
    await more(traffic, commands);
    const before = new Set(traffic.comments);
    await done('control', faults.site.settings, ['backup', backup]);
    mustHold(traffic.comments.size > before.size, 'nobody commented while the backup was taken');
    return before;
  } finally {
    await traffic.stop();
  }
}

async function done(main: Main, settings: Environment, args: readonly string[] = []): Promise<void> {
  const { code, said } = await runToEnd(main, settings, args);
  mustHold(code === 0, `${main}: ${said}`);
}
