import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { withQuickSpans } from '../testing/quick-spans.js';
import { TraceCollector } from '../testing/trace-collector.js';
import { waitUntil } from '../testing/wait-until.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { startStandalone } from './site.js';

const comboPath = `/combo/${sampleComboId('melee-marth-ken-combo')}`;
const patient = { timeout: 40_000 };

let collector: TraceCollector;
let journey: Journey;
beforeAll(async () => {
  collector = await TraceCollector.start();
  const env = { RATE_LIMITS: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  journey = await withQuickSpans(() =>
    Journey.start({ samples: true, site: (options) => startStandalone({ ...options, env }) }),
  );
});
afterAll(async () => {
  await journey[Symbol.asyncDispose]();
  await collector[Symbol.asyncDispose]();
});
afterEach(() => {
  expect(journey.pageErrors).toEqual([]);
});

it('follows a like by the id that the page gave it, from the button to the message for another browser', async () => {
  const { page } = await signedIn(journey, 'liker');
  const visitor = await journey.openPage();
  await Promise.all([page.goto(comboPath), visitor.goto(comboPath)]);
  await expect(visitor.locator('main')).toContainText('0 likes');
  const asked = page.waitForRequest(/add-feedback/);
  await page.getByRole('button', { name: /^Like/ }).click();
  const [, traceId = ''] = /^00-([0-9a-f]{32})-/.exec((await asked).headers().traceparent ?? '') ?? [];
  await expect(visitor.getByText(/\d+ likes?/).first()).toHaveText(/^1 like/, patient);
  const names = await waitUntil('the message in its trace', () => {
    const spans = collector.of(traceId).map(({ name }) => name);
    return Promise.resolve(spans.includes('emit tally') && spans.includes('index feedback') ? spans : undefined);
  });
  expect(names).toContain('POST /api/combo/add-feedback');
});
