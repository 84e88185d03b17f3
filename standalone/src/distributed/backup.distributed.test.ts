import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { DistributedSite, siteSettings } from '../testing/distributed-site.js';
import { noteDrill, timedDrill } from '../testing/drill-notes.js';
import { FirebaseAccounts } from '../testing/firebase-accounts.js';
import { partsOf } from '../testing/list-parts.js';
import { recordedComments } from '../testing/recorded-comments.js';
import { killAfterLine, runToEnd } from '../testing/site-process.js';
import { TestUser } from '../testing/test-user.js';
import { FaultSite, more } from './fault-site.js';

const PASSWORD = 'correct horse battery';
/** Where the accounts are put back. */
const project = `demo-restored-${randomBytes(6).toString('hex')}`;
const firebase = new FirebaseAccounts(project);
let folder: string;
const databases: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-backup-'));
});
afterAll(async () => {
  await firebase.remove();
  for (const url of databases) {
    const connection = await openMongo(url);
    await connection.dropDatabase();
    await connection.close();
  }
  await rm(folder, { recursive: true });
});

/** Prepared servers of its own, with as many partitions as it likes. */
async function emptySite(): Promise<Record<string, string>> {
  const settings: Record<string, string> = {
    ...siteSettings(),
    IDENTITY: `firebase:${project}`,
    KAFKA_PARTITIONS: '3',
  };
  databases.push(settings.DOCUMENTS ?? '');
  expect(await runToEnd('prepare', settings)).toMatchObject({ code: 0 });
  return settings;
}

/** What a site under load said, and knew, before its backup was begun. */
interface Before {
  readonly comments: ReadonlySet<string>;
  readonly combos: readonly string[];
  readonly people: readonly string[];
  /** ISO 8601: some comments are older, some younger. */
  readonly middle: string;
}

async function backUpUnderLoad(backup: string): Promise<Before> {
  await using faults = await FaultSite.start();
  const { settings } = faults.site;
  for (const combo of faults.combos) await faults.previewed(combo);
  const traffic = faults.startTraffic();
  try {
    await more(traffic, 30);
    const middle = new Date().toISOString();
    await more(traffic, 30);
    const comments = new Set(traffic.comments);
    const { code, said } = await timedDrill('backup', runToEnd('control', settings, ['backup', backup]));
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/is complete: \d+ commits until .*, \d+ accounts and \d+ files/),
    ]);
    expect(traffic.comments.size).toBeGreaterThan(comments.size);
    expect(await runToEnd('control', settings, ['backup', backup])).toMatchObject({ code: 1 });
    return { comments, combos: [...faults.combos], people: [0, 1, 2].map((n) => faults.person(n).userId), middle };
  } finally {
    await traffic.stop();
  }
}

async function refused(settings: Record<string, string>, args: readonly string[], why: string): Promise<void> {
  const { code, said } = await runToEnd('restore', settings, args);
  expect([code, said]).toEqual([1, expect.stringContaining(why)]);
}

it('is taken under load, and put back into other servers whole, after a kill, and to a time of choice', async () => {
  const backup = join(folder, 'whole');
  const { comments, combos, people, middle } = await backUpUnderLoad(backup);

  const nowhere = await runToEnd('control', siteSettings(), ['backup', join(folder, 'nothing')]);
  expect([nowhere.code, nowhere.said]).toEqual([1, expect.stringContaining('the servers are not prepared')]);
  const settings = await emptySite();
  const damaged = join(folder, 'damaged');
  await cp(backup, damaged, { recursive: true });
  await appendFile(join(damaged, 'commits.jsonl.gz'), 'x');
  await refused(settings, [damaged], 'commits.jsonl.gz has');
  await refused(settings, [backup, '2100-01-01T00:00:00Z'], 'The backup ends at');
  await refused(settings, [backup, 'yesterday'], '--until yesterday is no time');
  await refused({ DATA_DIR: join(folder, 'data') }, [backup], 'This is a backup of the distributed set');
  await timedDrill('killed', killAfterLine('restore', settings, 'Files: ', [backup]));
  const { code, said } = await runToEnd('backend', { ...settings, PORT: '0', HEALTH_PORT: '0' }, ['--role=relay']);
  expect([code, said]).toEqual([1, expect.stringContaining('only in part')]);
  const restored = await timedDrill('restore', runToEnd('restore', settings, [backup]));
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Going on with')]);
  expect(restored.said).toContain('Without their password');
  await refused(settings, [backup], 'This installation is there already');

  const accounts = new Set((await firebase.all()).map(({ localId }) => localId));
  expect(people.filter((userId) => !accounts.has(userId))).toEqual([]);
  await using site = await timedDrill('start', DistributedSite.start({ env: settings }));
  expect(await timedDrill('verify', runToEnd('control', settings, ['verify']))).toEqual({
    code: 0,
    said: 'Everything agrees with the log.\n',
  });
  const visitor = TestUser.visitor(site.processes.second.url);
  const shown = new Set<string>();
  for (const comboId of combos)
    for (const { _id } of (await partsOf(visitor, `/get-comments/${comboId}`)).flat()) shown.add(_id);
  const missing = [...comments].filter((id) => !shown.has(id));
  noteDrill('acknowledged', comments.size);
  noteDrill('missing', missing.length);
  expect(missing).toEqual([]);
  const [combo] = (await visitor.get<{ videoFile: string; preview: string }[]>(`/combo/${combos[0] ?? ''}`)).body;
  for (const address of [combo?.videoFile, combo?.preview])
    expect((await fetch(`${visitor.url}${address ?? ''}`)).status).toBe(200);
  const userId = await firebase.signUp('newcomer@example.test', 'newcomer', PASSWORD);
  const { idToken } = await firebase.signIn('newcomer@example.test', PASSWORD);
  const newcomer = new TestUser(site.processes.api.url, userId, idToken);
  expect((await newcomer.post('/combo/add-comment', { comboId: combos[0], comment: 'Back' })).status).toBe(200);

  const earlier = await emptySite();
  expect(await runToEnd('restore', earlier, [backup, middle])).toMatchObject({ code: 0 });
  const then = await recordedComments(earlier);
  expect(then.size).toBeGreaterThan(0);
  expect(then.size).toBeLessThan((await recordedComments(settings)).size);
}, 900_000);
