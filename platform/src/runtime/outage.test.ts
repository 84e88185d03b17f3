import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { isOutage } from './outage.js';

it('knows a server that is away by the errors of its clients', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const refused = await fetch(`http://127.0.0.1:${String(port)}/`).catch((error: unknown) => error);
  expect(isOutage(refused)).toBe(true);
  expect(isOutage(Object.assign(new Error('no primary'), { name: 'MongoServerSelectionError' }))).toBe(true);
  expect(isOutage(Object.assign(new Error('backend error'), { code: 503 }))).toBe(true);
});

it.each([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436])(
  'takes the MongoDB code %i, which its drivers try again, for one',
  (code) => {
    expect(isOutage(Object.assign(new Error('of a server'), { name: 'MongoServerError', code }))).toBe(true);
  },
);

it('takes nothing else for one', () => {
  for (const error of [null, 'ECONNREFUSED', new Error('ECONNREFUSED'), Object.assign(new Error(), { code: 404 })])
    expect(isOutage(error)).toBe(false);
  expect(isOutage(Object.assign(new Error('duplicate'), { code: 11000, name: 'MongoServerError' }))).toBe(false);
});

it('looks for it in five errors, each the cause of the one before', () => {
  const caused = (depth: number): unknown => (depth === 0 ? { code: 'EPIPE' } : { cause: caused(depth - 1) });
  expect(isOutage(caused(4))).toBe(true);
  expect(isOutage(caused(5))).toBe(false);
});

it('ends where errors cause one another, and takes odd names for none', () => {
  const [one, two]: { cause?: unknown }[] = [{}, {}];
  Object.assign(one as object, { cause: two });
  Object.assign(two as object, { cause: one });
  expect(isOutage(one)).toBe(false);
  expect(isOutage({ name: ['MongoServerSelectionError'] })).toBe(false);
  expect(isOutage({ cause: { name: 'MongoNetworkError' } })).toBe(true);
});
