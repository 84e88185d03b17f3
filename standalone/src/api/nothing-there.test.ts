import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';

let pageFolder: string;
let running: TestProduct;
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'combolab-page-'));
  await writeFile(join(pageFolder, 'index.html'), '<!doctype html><title>ComboLab</title></head>');
  running = await startTestProduct({ pageFolder, env: { RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

const ask = (method: string, path: string, more: RequestInit = {}): Promise<Response> =>
  fetch(`${running.url}${path}`, { method, ...more });
const kindOf = ({ status, headers }: Response) => [status, headers.get('content-type')];
const NOTHING = [404, 'application/problem+json; charset=utf-8'];

const addresses = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  .flatMap((method) =>
    ['/nowhere', '/', '/combo/x', '/favicon.ico', '/health', '/health/x'].map((path) => [method, path]),
  )
  .concat(['/health', '/health/x', '/api', '/api/nothing'].map((path) => ['GET', path]))
  .concat(['/health/live', '/metrics', '/api/nothing'].map((path) => ['POST', path]));

it.each(addresses)('says readably that nothing answers %s %s', async (method = '', path = '') => {
  const response = await ask(method, path);
  expect(kindOf(response)).toEqual(NOTHING);
  const correlationId = response.headers.get('x-correlation-id');
  expect(correlationId).not.toBeNull();
  expect(await response.json()).toEqual({
    ...{ type: 'urn:combolab:problem:not-found', title: 'Not found', status: 404, code: 'not-found', correlationId },
    detail: 'There is nothing at this address.',
  });
});

it('says so of what was sent with a body, and goes on with the same connection', async () => {
  const body = 'x'.repeat(300_000);
  for (const type of ['text/plain', 'application/octet-stream'])
    expect(kindOf(await ask('POST', '/nowhere', { body, headers: { 'content-type': type } }))).toEqual(NOTHING);
  const broken = await ask('POST', '/nowhere', { body: '{', headers: { 'content-type': 'application/json' } });
  expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'malformed' }]);
});

it('keeps the answer in no cache, and sends only its head to who asks for no more', async () => {
  const response = await ask('HEAD', '/health/x');
  expect([...kindOf(response), response.headers.get('cache-control')]).toEqual([...NOTHING, 'no-store']);
  expect(await response.text()).toBe('');
});

it('leaves pages, and what may be asked of an address that there is, as they are', async () => {
  for (const method of ['GET', 'HEAD'])
    expect(kindOf(await ask(method, '/combo/x'))).toEqual([404, 'text/html; charset=utf-8']);
  const options = await ask('OPTIONS', '/api/uploads');
  expect([options.status, options.headers.get('tus-version')]).toEqual([204, '1.0.0']);
});
