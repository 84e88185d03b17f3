import type { Combo, SearchResult } from '@combolab/contracts';
import { engineUrl } from '@combolab/platform/contract-suites';
import { Opened } from '@combolab/platform';
import { comboForm, makeClip } from '../testing/clips.js';
import type { DistributedSite } from '../testing/distributed-site.js';
import { Door } from '../testing/door.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { sharedSite } from '../testing/shared-site.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const opened = new Opened();
let site: DistributedSite;
let doors: Readonly<Record<'kafka' | 'elasticsearch' | 'storage', Door>>;
/** Of a process that finds each of these servers behind its door. */
let settings: Record<string, string>;
beforeAll(async () => {
  site = await sharedSite();
  const door = async (name: 'kafka' | 'elasticsearch' | 'storage') => opened.use(await Door.before(engineUrl(name)));
  const [kafka, elasticsearch, storage] = await Promise.all([door('kafka'), door('elasticsearch'), door('storage')]);
  doors = { kafka, elasticsearch, storage };
  const { EVENT_LOG = '', LIVE_FEED = '', SEARCH = '', BLOBS = '' } = site.settings;
  settings = {
    EVENT_LOG: EVENT_LOG.replace(engineUrl('kafka'), kafka.host),
    LIVE_FEED: LIVE_FEED.replace(engineUrl('kafka'), kafka.host),
    SEARCH: SEARCH.replace(new URL(engineUrl('elasticsearch')).host, elasticsearch.host),
    BLOBS: BLOBS.replace(encodeURIComponent(engineUrl('storage')), encodeURIComponent(`http://${storage.host}`)),
  };
}, 120_000);
afterAll(() => opened[Symbol.asyncDispose](), 60_000);

it('starts a gateway and a relay while Kafka, Elasticsearch and Cloud Storage are away, which say so, work, and come back', async () => {
  const author = await site.signUp('api');
  const { _id: comboId } = (await author.form<Combo>('/add-combo', comboForm(await makeClip()))).body;
  const gateway = opened.use(site.another('api,live', settings));
  const relay = opened.use(site.another('relay', settings));
  await Promise.all([gateway.start(), relay.start()]);
  const here = new TestUser(gateway.url, author.userId, author.token);

  const { status, faults, without } = await gateway.readiness();
  expect([status, faults]).toEqual([200, []]);
  expect(without.map((told) => /^(.*) does not answer since \d{4}-\d\d-\d\dT[\d:.]+Z: /.exec(told)?.[1])).toEqual([
    'Kafka',
    'Elasticsearch',
    'Cloud Storage',
  ]);
  expect(await gateway.figure('absent_servers')).toBe(3);
  await waitUntil('the relay to say so', async () => {
    const { status: unable, faults: told } = await relay.readiness();
    return unable === 503 && told.some((fault) => fault.includes('the relay cannot publish')) ? true : undefined;
  });

  using viewer = LiveViewer.connect(gateway.url);
  await viewer.join([{ room: `combo:${comboId}` }]);
  expect((await here.post('/combo/add-feedback', { comboId, likeStatus: 1 })).status).toBe(200);
  // its own relay cannot, and leaves it to the other
  await waitUntil('it to be published', async () =>
    (await site.processes.relay.figure('relay_backlog_commits')) === 0 ? true : undefined,
  );
  const text = await here.get('/search/combos?game=ssbu&q=ladder');
  expect([text.status, text.body.code]).toEqual([503, 'text-search-off']);
  const filters = await here.get<SearchResult>('/search/combos?game=ssbu&attacker=ssbu:mario');
  expect([filters.status, filters.body.textSearchOff]).toEqual([200, { newest: null }]);

  await Promise.all(Object.values(doors).map((door) => door.open()));
  await waitUntil('all of them to be back', async () => {
    const now = await gateway.readiness();
    return now.without.length === 0 && (await relay.readiness()).status === 200 ? true : undefined;
  });
  expect(await gateway.figure('absent_servers')).toBe(0);
  // an engine that did not answer is left alone for two seconds
  await waitUntil('words to be searched again', async () =>
    (await here.get('/search/combos?game=ssbu&q=ladder')).status === 200 ? true : undefined,
  );
  const [combo] = (await here.get<Combo[]>(`/combo/${comboId}`)).body;
  expect((await fetch(`${gateway.url}${combo?.renditions[0]?.src ?? ''}`)).status).toBe(200);
  viewer.seen.length = 0;
  await author.post('/combo/add-feedback', { comboId, likeStatus: -1 });
  await waitUntil('the viewer to be told', () =>
    Promise.resolve(viewer.last('tally')?.numDislikes === 1 ? true : undefined),
  );
}, 180_000);
