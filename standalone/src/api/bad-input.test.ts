import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Problem } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser, type Answer } from '../testing/test-user.js';

let running: TestProduct;
let user: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  user = await TestUser.signUp(running.url);
  comboId = await recordCombo(running.product, user.userId);
});
afterAll(() => running[Symbol.asyncDispose]());

/** A problem document that says something, leaks nothing, and whose id is in the header too. */
function expectProblem({ status, headers, body }: Answer<Problem>, expected: number): void {
  expect([status, headers.get('content-type')]).toEqual([
    expected,
    expect.stringContaining('application/problem+json'),
  ]);
  expect(body).toMatchObject({
    status: expected,
    title: expect.any(String) as string,
    code: expect.any(String) as string,
  });
  expect(body.detail.length).toBeGreaterThan(10);
  expect(body.correlationId).toBe(headers.get('x-correlation-id'));
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.js:|SELECT|sqlite|at \w+ \(/i);
}

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('paths', () => {
  const combos = (
    over: Partial<
      Record<'user' | 'game' | 'skip' | 'limit' | 'attacker' | 'defenders' | 'text' | 'percent' | 'tags', string>
    > = {},
  ) => {
    const path = {
      user: 'null',
      game: 'ssbu',
      skip: '0',
      limit: '10',
      attacker: 'null',
      defenders: '[]',
      text: 'null',
      percent: '[0,200]',
      tags: '[]',
      ...over,
    };
    return `/game/combos/${Object.values(path).map(encodeURIComponent).join('/')}`;
  };

  it('takes the documented form, and odd text as text', async () => {
    for (const text of [
      'null',
      '50% off / ../../etc ? # %00 %',
      '<img src=x onerror=alert(1)> .* ( [',
      '" NEAR/ * ^ -',
      '😀😀 ネス',
    ]) {
      expect((await user.get(combos({ text }))).status).toBe(200);
    }
  });

  it.each([
    [{ skip: '-1' }],
    [{ skip: '10001' }],
    [{ limit: '0' }],
    [{ limit: '1e9' }],
    [{ limit: '51' }],
    [{ game: 'ssb64' }],
    [{ text: 'a\0b' }],
    [{ attacker: '{"$gt":""}' }],
    [{ attacker: 'ssbu:spacies ' }],
    [{ defenders: '{"$ne":null}' }],
    [{ defenders: '["ssbu:nobody"]' }],
    [{ defenders: '[{"$gt":""}]' }],
    [{ defenders: '{"__proto__":{"x":1}}' }],
    [{ defenders: 'not json' }],
    [{ defenders: deep(1500) }],
    [{ percent: '[200,0]' }],
    [{ percent: '[0,NaN]' }],
    [{ percent: '[0]' }],
    [{ tags: '["Combo"]' }],
  ])('refuses %j', async (over) => {
    expectProblem(await user.get(combos(over)), 400);
  });

  it('refuses a path that cannot be decoded, an unknown one, and one of 60 KB', async () => {
    expectProblem(await user.get('/combo/%E0%A4%A'), 400);
    expectProblem(await user.get('/no/such/route'), 404);
    expectProblem(await user.get(combos({ defenders: deep(10_000) })), 400);
  });
});

describe('what is not even a request', () => {
  it('refuses headers above the limit', async () => {
    expectProblem(await user.get('/available-games', { 'x-long': 'x'.repeat(90_000) }), 431);
  });

  it('refuses what is not HTTP, and closes the connection', async () => {
    const { hostname, port } = new URL(running.url);
    const socket = connect(Number(port), hostname).end('GET / HTTP/1.1\r\nno header\r\n\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    const headers = new Headers(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ') as [string, string]),
    );
    expectProblem({ status: Number(head.split(' ')[1]), headers, body: JSON.parse(body) as Problem }, 400);
  });
});

describe('bodies', () => {
  it.each([
    ['malformed JSON', '{"comboId":', 400],
    ['an array', '[]', 400],
    ['a number', '7', 400],
    ['10,000 levels', `{"comboId":${deep(10_000)},"likeStatus":1}`, 400],
    ['__proto__', '{"__proto__":{"likeStatus":1},"comboId":"x","likeStatus":1}', 400],
    ['a constructor', '{"constructor":{"prototype":{"a":1}},"comboId":"x","likeStatus":1}', 400],
    ['an operator', '{"comboId":{"$gt":""},"likeStatus":1}', 400],
    ['a like of 1000', '{"comboId":"x","likeStatus":1000}', 400],
    ['a like as text', '{"comboId":"x","likeStatus":"1"}', 400],
    ['3 MB', `{"comboId":"${'x'.repeat(3_000_000)}"}`, 413],
  ])('refuses %s', async (_, body, status) => {
    expectProblem(await user.post('/combo/add-feedback', body), status);
    expect(({} as { likeStatus?: unknown }).likeStatus).toBeUndefined();
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', JSON.parse('"a\\ud800b"') as string],
    ['1 MB', 'x'.repeat(1_048_576)],
    ['nothing but spaces', '   '],
  ])('refuses a comment of %s', async (_, comment) => {
    expectProblem(await user.post('/combo/add-comment', { comboId, comment }), 400);
  });

  it('keeps text as it was written', async () => {
    const comment = `'; DROP TABLE events; -- <script>alert(1)</script> ${'𝕏'.repeat(100)} \u202eoiram`;
    const { body } = await user.post<{ comment: { text: string } }>('/combo/add-comment', { comboId, comment });
    expect(body.comment.text).toBe(comment);
  });

  it('refuses another content type and a body where none belongs in silence', async () => {
    expectProblem(
      await user.post('/combo/add-feedback', 'comboId=x', { 'content-type': 'application/x-www-form-urlencoded' }),
      400,
    );
    expectProblem(await user.post('/combo/add-feedback', '{}', { 'content-type': 'text/plain' }), 400);
  });

  it('refuses keys that are no keys', async () => {
    expectProblem(
      await user.post('/combo/add-feedback', { comboId, likeStatus: 1 }, { 'idempotency-key': 'x'.repeat(65) }),
      400,
    );
  });
});

describe('search', () => {
  it.each([
    'limit=1e9',
    'limit=-1',
    'percent=200-0',
    'percent=NaN',
    'attacker=nobody',
    'attacker=ssbu:nobody',
    'game=ssbu&game=ssbm',
    'sort=x',
    'cursor=forged',
    'unknown=1',
    'tag=Nope',
    'limit=5&limit=6',
    '__proto__=1',
  ])('refuses %s', async (query) => {
    expectProblem(await user.get(`/search/combos?${query}`), 400);
  });

  it.each(['"', 'a AND b OR (', '*', '^x', 'NEAR/2', "'; --", '%', '_', '\\', '/.*/', '𝕏', 'x'.repeat(5000)])(
    'takes %s as text',
    async (q) => {
      expect((await user.get(`/search/combos?q=${encodeURIComponent(q)}&facets=1`)).status).toBe(200);
    },
  );
});

it('limits what one user may do, with the time to wait', async () => {
  await using limited = await startTestProduct({ env: { LIKES_PER_MINUTE: '3' } });
  const eager = await TestUser.signUp(limited.url);
  const id = await recordCombo(limited.product, eager.userId);
  const statuses: Answer<Problem>[] = [];
  for (const likeStatus of [1, 0, 1, 0])
    statuses.push(await eager.post('/combo/add-feedback', { comboId: id, likeStatus }));
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(Number(statuses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await TestUser.signUp(limited.url);
  expect((await other.post('/combo/add-feedback', { comboId: id, likeStatus: 1 })).status).toBe(200);
});

describe('headers', () => {
  let page: TestProduct;
  let pageFolder: string;
  beforeAll(async () => {
    pageFolder = await mkdtemp(join(tmpdir(), 'combolab-page-'));
    await writeFile(join(pageFolder, 'index.html'), '<!doctype html><meta name="csp" content="__CSP_NONCE__">');
    page = await startTestProduct({ pageFolder });
  });
  afterAll(async () => {
    await page[Symbol.asyncDispose]();
    await rm(pageFolder, { recursive: true });
  });

  it.each([
    ['an answer', '/api/available-games', ["default-src 'none'"]],
    ['a problem', '/api/no/such/route', ["default-src 'none'"]],
    ['a picture', '/api/emblems/ssbu:mario', ["default-src 'none'"]],
    ['a page', '/results', ["default-src 'none'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"]],
  ])('are strict on %s and tell no version of anything', async (_, path, policy) => {
    const { headers } = await fetch(`${page.url}${path}`);
    const csp = headers.get('content-security-policy') ?? '';
    for (const part of [...policy, "frame-ancestors 'none'"]) expect(csp).toContain(part);
    expect(csp).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const name of ['x-powered-by', 'server', 'strict-transport-security']) expect(headers.get(name)).toBeNull();
  });

  it('let a page use what it needs of the machine, and nothing else', async () => {
    for (const path of ['/', '/embed/none']) {
      const { headers } = await fetch(`${page.url}${path}`);
      const parts = (headers.get('permissions-policy') ?? '').split(', ');
      expect(parts).toEqual(expect.arrayContaining(['gamepad=(self)', 'fullscreen=(self)', 'clipboard-write=(self)']));
      expect(parts).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'usb=()']));
    }
  });

  it('give every page a nonce of its own', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(`${page.url}/`);
        const nonce = /content="([^"]+)"/.exec(await response.text())?.[1] ?? '';
        expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });
});
