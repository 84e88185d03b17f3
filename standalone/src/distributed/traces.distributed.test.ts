import { comboForm, makeClip } from '../testing/clips.js';
import { DistributedSite } from '../testing/distributed-site.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { QUICK_SPANS } from '../testing/quick-spans.js';
import { parentsOf } from '../testing/span-parents.js';
import { TraceCollector } from '../testing/trace-collector.js';
import { waitUntil } from '../testing/wait-until.js';

let collector: TraceCollector;
let site: DistributedSite;
beforeAll(async () => {
  collector = await TraceCollector.start();
  const env = { ...QUICK_SPANS, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  site = await DistributedSite.start({ env, isSteady: true });
}, 120_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await collector[Symbol.asyncDispose]();
});

const traceOf = (headers: Headers): string => headers.get('x-correlation-id')?.split('-')[1] ?? '';

it('follows a like through Kafka: from the process that took it over relay, views and index to the gateway of another browser', async () => {
  const author = await site.signUp('api');
  const shared = await author.form<{ _id: string }>('/add-combo', comboForm(await makeClip()));
  const comboId = shared.body._id;
  const shares = traceOf(shared.headers);
  using viewer = LiveViewer.connect(site.processes.live.url);
  await viewer.join([{ room: `combo:${comboId}` }]);
  const liked = await author.post('/combo/add-feedback', { comboId, likeStatus: 1 });
  expect(liked.status).toBe(200);
  await waitUntil('the tally', () => Promise.resolve(viewer.last('tally')));
  const traceId = traceOf(liked.headers);
  const topic = `send ${site.settings.KAFKA_PREFIX ?? ''}.combos`;
  const expected = {
    'POST /api/combo/add-feedback': null,
    'command feedback': 'POST /api/combo/add-feedback',
    'append feedback': 'command feedback',
    [topic]: 'POST /api/combo/add-feedback',
    'project feedback': topic,
    'index feedback': topic,
    'emit tally': 'project feedback',
  };
  const spans = await waitUntil('the trace', () => {
    const received = collector.of(traceId);
    const names = new Set(received.map(({ name }) => name));
    return Promise.resolve(Object.keys(expected).every((name) => names.has(name)) ? received : undefined);
  });
  expect(parentsOf(spans)).toEqual(expected);
  const byService = Object.fromEntries(spans.map(({ name, service }) => [name, service]));
  expect(byService).toMatchObject({
    'append feedback': 'combolab-api',
    [topic]: 'combolab-relay',
    'project feedback': 'combolab-projector',
    'index feedback': 'combolab-search-indexer',
  });
  // both gateways have viewers' sockets; those of the one that nobody watches through emit nothing
  expect(spans.filter(({ name }) => name === 'emit tally').map(({ service }) => service)).toEqual(['combolab-live']);
  expect(spans.find(({ name }) => name === topic)?.attributes).toMatchObject({ 'messaging.system.name': 'kafka' });
  // what was shared is shown by the same trace, made by a process of its own
  await waitUntil('the preview in its trace', () => {
    const made = collector.of(shares).find(({ name }) => name === 'preview whole');
    return Promise.resolve(made?.service === 'combolab-preview-worker' ? true : undefined);
  });
});
