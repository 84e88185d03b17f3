import { LiveViewer } from '../testing/live-viewer.js';
import { withQuickSpans } from '../testing/quick-spans.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { parentsOf } from '../testing/span-parents.js';
import { TraceCollector, type ReceivedSpan } from '../testing/trace-collector.js';
import { waitUntil } from '../testing/wait-until.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
/** What a like leaves, by what it is under. */
const OF_A_LIKE = {
  'POST /api/combo/add-feedback': null,
  'command feedback': 'POST /api/combo/add-feedback',
  'append feedback': 'command feedback',
  'project feedback': 'POST /api/combo/add-feedback',
  'emit tally': 'project feedback',
  'index feedback': 'POST /api/combo/add-feedback',
};

let collector: TraceCollector;
let running: TestProduct;
let author: TestUser;
let fan: TestUser;

async function startWith(endpoint: string): Promise<TestProduct> {
  return withQuickSpans(() => startTestProduct({ env: { RATE_LIMITS: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } }));
}

beforeAll(async () => {
  collector = await TraceCollector.start();
  running = await startWith(collector.url);
  author = await TestUser.signUp(running.url, 'author');
  fan = await TestUser.signUp(running.url, 'liker');
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await collector[Symbol.asyncDispose]();
});

/** The trace that an answer names, once all names of spans have come. */
function traced(correlationId: string | null, names: readonly string[]): Promise<readonly ReceivedSpan[]> {
  const [, traceId = ''] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(correlationId ?? '') ?? [];
  return waitUntil(`spans of ${traceId}`, () => {
    const spans = collector.of(traceId);
    return Promise.resolve(names.every((name) => spans.some((span) => span.name === name)) ? spans : undefined);
  });
}

async function like(likeStatus: 1 | 0 | -1, headers: Record<string, string> = {}) {
  const comboId = await recordCombo(running.product, author.userId);
  using viewer = LiveViewer.connect(running.url);
  await viewer.join([{ room: `combo:${comboId}` }]);
  // who likes for the first time is registered by it, which is another command
  const answer = await fan.post('/combo/add-feedback', { comboId, likeStatus }, headers);
  expect(answer.status).toBe(200);
  await waitUntil('the tally', () => Promise.resolve(viewer.last('tally')));
  return answer;
}

it('makes one trace of a like: request, command, append, views, the message to the other browser, and the index', async () => {
  await like(1);
  const answer = await like(-1);
  const spans = await traced(answer.headers.get('x-correlation-id'), Object.keys(OF_A_LIKE));
  expect(parentsOf(spans)).toEqual(OF_A_LIKE);
  expect(spans).toHaveLength(Object.keys(OF_A_LIKE).length);
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['combolab-standalone']));
  const of = (name: string) => spans.find((span) => span.name === name);
  expect(of('POST /api/combo/add-feedback')).toMatchObject({
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/combo/add-feedback',
      'http.response.status_code': 200,
      'url.scheme': 'http',
    },
  });
  expect(of('append feedback')?.attributes).toEqual({ 'combolab.event.types': 'feedback.given' });
  expect(of('emit tally')?.attributes).toEqual({ 'combolab.room.kind': 'combo', 'combolab.viewers': 1 });
});

it("is part of the caller's trace: under its span where that is recorded, else the first of the trace", async () => {
  const under = await like(1, { traceparent: `00-${TRACE}-${CALLER}-01` });
  expect(under.headers.get('x-correlation-id')).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  const spans = await traced(under.headers.get('x-correlation-id'), Object.keys(OF_A_LIKE));
  expect(parentsOf(spans)['POST /api/combo/add-feedback']).toBe(CALLER);
  const other = TRACE.replaceAll('4', '5');
  const first = await like(1, { traceparent: `00-${other}-${CALLER}-00` });
  const own = await traced(first.headers.get('x-correlation-id'), Object.keys(OF_A_LIKE));
  expect(own[0]?.traceId).toBe(other);
  expect(parentsOf(own)).toEqual(OF_A_LIKE);
});

it.each(['', 'x', `00-${'0'.repeat(32)}-${CALLER}-01`, `00-${TRACE}-${CALLER}-01, 00-${TRACE}-${CALLER}-01`])(
  'begins a trace of its own where the caller sends %j',
  async (traceparent) => {
    const { headers } = await like(1, { traceparent });
    const id = headers.get('x-correlation-id');
    expect(id).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(id).not.toContain(TRACE);
  },
);

it('tells of a refusal by its status, and of nothing that somebody is or typed', async () => {
  const refused = await fan.post('/combo/add-comment', { comboId: 'nowhere-at-all', comment: 'secret words' });
  const [span] = await traced(refused.headers.get('x-correlation-id'), ['POST /api/combo/add-comment']);
  expect(span).toMatchObject({ attributes: { 'http.response.status_code': 404 }, status: {} });
  const sent = JSON.stringify(collector.spans);
  for (const said of ['secret words', 'nowhere-at-all', author.userId, fan.userId, fan.email, fan.token ?? ''])
    expect(sent).not.toContain(said);
});

it('goes on as before without a collector, and counts what is lost', async () => {
  const gone = await TraceCollector.start();
  const { url } = gone;
  await gone[Symbol.asyncDispose]();
  await using product = await startWith(url);
  const user = await TestUser.signUp(product.url);
  const comboId = await recordCombo(product.product, user.userId);
  for (const likeStatus of [1, 0, -1])
    expect((await user.post('/combo/add-feedback', { comboId, likeStatus })).status).toBe(200);
  await waitUntil('spans to be given up', () =>
    Promise.resolve(product.product.ports.traces.lost > 3 ? true : undefined),
  );
});

it('names nothing in a trace where nobody wants any', async () => {
  await using product = await startTestProduct();
  const { headers } = await TestUser.visitor(product.url).get('/games', { traceparent: `00-${TRACE}-${CALLER}-01` });
  expect(headers.get('x-correlation-id')).toMatch(/^[\w-]{22}$/);
  expect(product.product.ports.traces.isOn).toBe(false);
});
