import { jest } from '@jest/globals';
import {
  currentToken,
  endSession,
  hasSession,
  heldUserId,
  keepSession,
  onSessionEnd,
  renewToken,
} from './token-manager.js';

const jwt = (life: number, sub = 'u1') => `h.${btoa(JSON.stringify({ sub, iat: 1000, exp: 1000 + life }))}.s`;
const answer = (token: string) => new Response(JSON.stringify({ token }), { status: 200 });
const fetching = (respond: () => Response) => {
  const fetched = jest.fn<typeof fetch>(() => Promise.resolve(respond()));
  globalThis.fetch = fetched;
  return fetched;
};

afterEach(() => {
  endSession();
});

it('asks nothing for visitors', async () => {
  const fetched = fetching(() => answer(jwt(300)));
  expect(await currentToken()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('asks once for many callers and keeps the token while it is good', async () => {
  keepSession('s1');
  const fetched = fetching(() => answer(jwt(300)));
  const tokens = await Promise.all([currentToken(), currentToken(), renewToken()]);
  expect(new Set(tokens).size).toBe(1);
  await currentToken();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(heldUserId()).toBe('u1');
});

it('renews a token that is about to end', async () => {
  keepSession('s1');
  const fetched = fetching(() => answer(jwt(20)));
  await currentToken();
  await currentToken();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('ends the session when the server does, and says so', async () => {
  keepSession('s1');
  const ended = jest.fn();
  const stop = onSessionEnd(ended);
  fetching(() => new Response('{}', { status: 401 }));
  expect(await currentToken()).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(hasSession()).toBe(false);
  stop();
});

it('keeps the session when the server cannot be reached', async () => {
  keepSession('s1');
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await expect(currentToken()).rejects.toThrow('offline');
  expect(hasSession()).toBe(true);
});
