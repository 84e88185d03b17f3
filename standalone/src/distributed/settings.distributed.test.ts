import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { siteSettings } from '../testing/distributed-site.js';
import { runToEnd, type Main } from '../testing/site-process.js';

/** Nobody listens there; the password must never be seen again. */
const NOBODY = 'someone:hidden-word@127.0.0.1:1';
const away = { mongodb: `mongodb://${NOBODY}/x`, search: `elasticsearch://${NOBODY}/x` };
const mend = 'the server that it names does not answer. Start the server, or mend the address in the settings.';

const settings = siteSettings();
const databases: string[] = [settings.DOCUMENTS ?? ''];
beforeAll(async () => {
  const { code, said } = await runToEnd('prepare', settings);
  if (code !== 0) throw new Error(said);
  // each of them waits for its server in vain
  for (const [what, main, env] of refusals) outcomes.set(what, runToEnd(main, { ...settings, ...env }));
});
afterAll(async () => {
  for (const url of databases) {
    const connection = await openMongo(url);
    await connection.dropDatabase();
    await connection.close();
  }
});

const refusals: [what: string, main: Main, env: Record<string, string>, words: string][] = [
  [
    'commits are',
    'prepare',
    { EVENT_LOG: `${settings.EVENT_LOG?.split('?')[0] ?? ''}?commits=${encodeURIComponent(away.mongodb)}` },
    `EVENT_LOG (commits): ${mend}`,
  ],
  ['search index is', 'prepare', { SEARCH: away.search }, `SEARCH: ${mend}`],
  ['read model is', 'backend', { DOCUMENTS: away.mongodb }, `DOCUMENTS: ${mend}`],
  ['read model of the indexer is', 'search-indexer', { DOCUMENTS: away.mongodb }, `DOCUMENTS: ${mend}`],
  ['jobs are', 'preview-worker', { JOBS: away.mongodb }, `JOBS: ${mend}`],
];
const outcomes = new Map<string, ReturnType<typeof runToEnd>>();
it.each(refusals)('refuses to start in words when the server of the %s away', async (what, _main, _env, words) => {
  const { code, said = '' } = (await outcomes.get(what)) ?? {};
  expect(code).toBe(1);
  expect(said).toContain(words);
  expect(said).not.toContain('hidden-word');
});

it('refuses another number of partitions than the installation was made with', async () => {
  const { code, said } = await runToEnd('prepare', { ...settings, KAFKA_PARTITIONS: '5' });
  expect([code, said]).toEqual([1, expect.stringContaining('set KAFKA_PARTITIONS=4')]);
});

it('refuses topics with another number of partitions', async () => {
  const other = siteSettings();
  databases.push(other.DOCUMENTS ?? '');
  const { KAFKA_PREFIX = '' } = settings;
  const { code, said } = await runToEnd('prepare', { ...other, KAFKA_PREFIX, KAFKA_PARTITIONS: '3' });
  expect([code, said]).toEqual([1, expect.stringContaining('has 4 partitions, the settings say 3')]);
});

it('refuses a read model of another installation', async () => {
  const other = siteSettings();
  databases.push(other.DOCUMENTS ?? '');
  const { code: prepared } = await runToEnd('prepare', other);
  expect(prepared).toBe(0);
  await claim(settings);
  const { DOCUMENTS = '' } = settings;
  const { code, said } = await runToEnd('backend', { ...other, DOCUMENTS }, ['--role=projector']);
  expect([code, said]).toEqual([1, expect.stringContaining('the read model of another installation')]);
});

it('refuses a bucket that is not there', async () => {
  const missing = settings.BLOBS?.replace('gs://', 'gs://no-such-') ?? '';
  const { code, said } = await runToEnd('preview-worker', { ...settings, BLOBS: missing });
  expect([code, said]).toEqual([1, expect.stringContaining('bucket')]);
});

/** As its first process does. */
async function claim({ DOCUMENTS = '' }: Record<string, string>): Promise<void> {
  const connection = await openMongo(DOCUMENTS);
  const installation = await connection.collection<{ _id: string; id: string }>('installation').findOne({});
  await connection
    .collection<{ _id: string; installation: string }>('belongs_to')
    .updateOne({ _id: 'log' }, { $set: { installation: installation?.id ?? '' } }, { upsert: true });
  await connection.close();
}
