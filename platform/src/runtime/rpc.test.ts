import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { portChannel, rpcClient, serveRpc } from './rpc.js';

let here: MessagePort;
let there: MessagePort;
beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  [here, there] = [port1, port2];
});
afterEach(async () => {
  const closed = [once(here, 'close'), once(there, 'close')];
  here.close();
  await Promise.all(closed);
});

const methods = {
  add: (a: number, b: number) => a + b,
  later: (text: string) => Promise.resolve(text.toUpperCase()),
  fail: () => {
    throw Object.assign(new RangeError('the disk is full'), { code: 'ENOSPC', errcode: 13 });
  },
  uncloneable: (): unknown => () => 'a function does not cross',
};
type TestMethods = typeof methods;

it('asks for what the other end does, at once or later', async () => {
  serveRpc(portChannel(there), methods);
  const { remote } = rpcClient<TestMethods>(portChannel(here));
  expect(await Promise.all([remote.add(1, 2), remote.later('falcon'), remote.add(3, 4)])).toEqual([3, 'FALCON', 7]);
});

it('rejects with what the other end threw: its name, its words and its codes', async () => {
  const failures: unknown[] = [];
  serveRpc(portChannel(there), methods, (error) => failures.push(error));
  const { remote } = rpcClient<TestMethods>(portChannel(here));
  await expect(remote.fail()).rejects.toMatchObject({
    ...{ name: 'RangeError', message: 'the disk is full', code: 'ENOSPC', errcode: 13 },
  });
  expect(failures).toEqual([expect.any(RangeError)]);
});

it('says so when an answer cannot cross, and when there is no such method', async () => {
  serveRpc(portChannel(there), methods);
  const { remote } = rpcClient<TestMethods & { missing: () => void }>(portChannel(here));
  await expect(remote.uncloneable()).rejects.toThrow(/could not be cloned/);
  await expect(remote.missing()).rejects.toThrow(/"missing" not found/);
});

it('lets both ends of one channel ask each other, beside whatever else it carries', async () => {
  serveRpc(portChannel(there), methods);
  serveRpc(portChannel(here), { double: (n: number) => 2 * n });
  const asked = rpcClient<TestMethods>(portChannel(here)).remote;
  const answered = rpcClient<{ double: (n: number) => number }>(portChannel(there)).remote;
  here.postMessage('appended');
  here.postMessage({ kind: 'close' });
  expect(await Promise.all([asked.add(20, 1), answered.double(21)])).toEqual([21, 42]);
});

it('rejects what was asked of an end that is gone', async () => {
  const silent = { wait: () => new Promise<void>(() => undefined) };
  serveRpc(portChannel(there), silent);
  const { remote, end } = rpcClient<typeof silent>(portChannel(here));
  const asked = remote.wait();
  end(new Error('the thread ended'));
  await expect(asked).rejects.toThrow('the thread ended');
});
