import { shownAsOf, connectionBack } from './as-of.js';
import { awaitConnection, awaySince } from './await-connection.js';

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

it('looks for the server at once when there is a network, until it answers, and then shows what is new', async () => {
  const asked: string[] = [];
  const answers = [
    () => Promise.reject(new TypeError('away')),
    () => Promise.resolve(new Response('', { status: 503 })),
  ];
  globalThis.fetch = ((path: string) => {
    asked.push(path);
    return answers.shift()?.() ?? Promise.resolve(new Response('{}'));
  }) as typeof fetch;
  const back = new Promise<number | null>((resolve) => {
    connectionBack.listen(() => {
      resolve(awaySince());
    });
  });
  awaitConnection();
  awaitConnection();
  shownAsOf.set(1000);
  const since = awaySince();
  expect(since).not.toBeNull();
  for (let n = 0; n < 3; n++) dispatchEvent(new Event('online'));
  expect(await back).toBe(since);
  expect(asked).toEqual(['/health/live', '/health/live', '/health/live']);
  expect([awaySince(), shownAsOf.get()]).toEqual([null, null]);
});
