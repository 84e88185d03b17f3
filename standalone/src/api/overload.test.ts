import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Problem } from '@combolab/contracts';
import { holdLists } from '../testing/hold-lists.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { ServerProcess } from '../testing/server-process.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser, type Answer } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

/** Opens a connection and sends the beginning of a request. */
async function begin(url: string, lines: readonly string[], body = ''): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return socket;
}
/** Sends the beginning of a body, once the server has begun with the request. */
async function halfSent(url: string, path: string): Promise<Socket> {
  const head = [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', 'Content-Length: 100'];
  const socket = await begin(url, [...head, 'Expect: 100-continue']);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /);
  socket.write('{"a');
  return socket;
}
/** Waits for a condition. */
const until = (what: string, holds: () => boolean | Promise<boolean>): Promise<true> =>
  waitUntil(what, async () => ((await holds()) ? true : undefined));
const end = async (socket: Socket): Promise<void> => {
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
};
const isOverloaded = ({ status, headers, body }: Answer<Problem>): void => {
  expect([status, body.code]).toEqual([503, 'overloaded']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body.correlationId).toBe(headers.get('x-correlation-id'));
};

describe('more than can be answered', () => {
  it('is refused at once, by class: reads go on while lists are too many, and health and pictures always', async () => {
    await using running = await startTestProduct({ env: { LISTS_IN_FLIGHT: '2' } });
    const visitor = TestUser.visitor(running.url);
    const author = await TestUser.signUp(running.url);
    await author.post('/new-user', { displayName: 'author' });
    const comboId = await recordCombo(running.product, author.userId);
    const lists = holdLists(running);
    const path = `/user/combos/${author.userId}`;
    const waiting = [visitor.get(path), visitor.get(path)];
    await until('two lists that wait', () => lists.held() === 2);
    isOverloaded(await visitor.get(path));
    isOverloaded(await visitor.get('/guides/game/ssbu'));
    expect((await visitor.get(`/combo/${comboId}`)).status).toBe(200);
    expect((await visitor.get('/emblems/ssbu:mario')).status).toBe(200);
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200);
    expect((await author.post('/combo/add-feedback', { comboId, likeStatus: 1 })).status).toBe(200);
    lists.go();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await visitor.get(path)).status).toBe(200);
  });

  it('leaves half of the room to others when it comes from one address', async () => {
    await using running = await startTestProduct({ env: { LISTS_IN_FLIGHT: '4', TRUSTED_PROXIES: 'loopback' } });
    const author = await TestUser.signUp(running.url);
    await author.post('/new-user', { displayName: 'author' });
    const lists = holdLists(running);
    const from = (address: string): Promise<Answer<Problem>> =>
      TestUser.visitor(running.url).get(`/user/combos/${author.userId}`, { 'x-forwarded-for': address });
    const waiting = [from('2001:db8:1:2::1'), from('2001:db8:1:2::2')];
    await until('two lists that wait', () => lists.held() === 2);
    isOverloaded(await from('2001:db8:1:2::3'));
    const others = ['198.51.100.1', '198.51.100.1', '198.51.100.1'].map(from);
    // the other half is theirs, and no more
    isOverloaded(await Promise.race(others));
    // two are put together at once, the others wait for their turn
    expect(lists.held()).toBe(2);
    lists.go();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await Promise.all(others)).map(({ status }) => status).sort()).toEqual([200, 200, 503]);
  });

  it('counts requests whose bodies are still coming, until they are over', async () => {
    await using running = await startTestProduct({ env: { WRITES_IN_FLIGHT: '1', UPLOADS_IN_FLIGHT: '1' } });
    const user = await TestUser.signUp(running.url);
    const write = (): Promise<Answer<Problem>> => user.post('/new-user', { displayName: 'writer' });
    const body = await halfSent(running.url, '/api/new-user');
    isOverloaded(await write());
    expect((await user.get(`/user/${user.userId}`)).status).not.toBe(503);
    await end(body);
    await until('room', async () => (await write()).status === 200);
    const form = await halfSent(running.url, '/api/uploads');
    expect((await write()).status).toBe(200);
    await end(form);
  });
});

it('waits for nobody who takes nothing of an answer', async () => {
  await using running = await startTestProduct({ env: { LISTS_IN_FLIGHT: '2' } });
  const author = await TestUser.signUp(running.url);
  await author.post('/new-user', { displayName: 'author' });
  const content = { description: 'x'.repeat(5000) };
  for (let i = 0; i < 100; i += 1) await recordCombo(running.product, author.userId, content);
  const path = `/user/combos/${author.userId}`;
  const many = Array.from({ length: 12 }, () => `GET /api${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
  const deaf: Socket[] = [];
  for (let i = 0; i < 2; i += 1) {
    const socket = await begin(running.url, []);
    socket.pause().write(many);
    deaf.push(socket);
  }
  await until('room', async () => (await TestUser.visitor(running.url).get(path)).status === 200);
  for (const socket of deaf) await end(socket);
  expect((await TestUser.visitor(running.url).get(path)).status).toBe(200);
});

describe('a body that drips', () => {
  const TYPES = [
    ['/api/new-user', 'application/json'],
    ['/api/auth/sign-in/email', 'application/json'],
    ['/api/nowhere', 'application/json'],
    ['/api/add-combo', 'multipart/form-data; boundary=x'],
  ] as const;

  it.each(TYPES)('is answered 408 and cut (%s)', async (path, type) => {
    await using running = await startTestProduct({ env: { BODY_SECONDS: '1' } });
    const user = await TestUser.signUp(running.url);
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${user.token ?? ''}`];
    const socket = await begin(running.url, [...head, `Content-Type: ${type}`, 'Content-Length: 3000'], '{"a');
    const drops = setInterval(() => socket.write('x'), 50);
    socket.on('error', () => undefined);
    const answer = await text(socket).finally(() => {
      clearInterval(drops);
    });
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"too-slow"/);
  });
});

it('cuts a body that drips on after its request was refused', async () => {
  await using running = await startTestProduct({
    env: { BODY_SECONDS: '1', TRUSTED_PROXIES: 'loopback', SIGN_INS_PER_MINUTE: '1' },
  });
  const path = '/api/auth/sign-in/email';
  const head = [`POST ${path} HTTP/1.1`, 'Host: x', 'X-Forwarded-For: 198.51.100.1', 'Content-Type: application/json'];
  const from = { 'x-forwarded-for': '198.51.100.1' };
  await TestUser.visitor(running.url).post('/auth/sign-in/email', { email: 'a@example.test', password: 'x' }, from);
  const socket = await begin(running.url, [...head, 'Content-Length: 3000'], '{"a');
  socket.on('error', () => undefined);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 429 /);
  socket.destroy();
});

it('ends when it is told to, though a request is half-sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'combolab-'));
  await using server = await ServerProcess.start(folder, { STOP_SECONDS: '1', BODY_SECONDS: '600' });
  const sockets = [
    await begin(server.url, ['GET /api/available-games HTTP/1.1', 'Host: x', 'X-Half:']),
    await begin(server.url, ['GET /api/avail']),
    await halfSent(server.url, '/api/new-user'),
  ];
  for (const socket of sockets) socket.on('error', () => undefined);
  expect(await server.stop()).toBe(0);
  for (const socket of sockets) socket.destroy();
  await rm(folder, { recursive: true });
});
