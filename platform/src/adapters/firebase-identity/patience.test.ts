import { AwayError, Patience, PAUSE_MS } from './patience.js';

const BEGIN = 1_800_000_000_000;
const refusal = Object.assign(new Error('nobody'), { code: 'auth/user-not-found' });
let time: number;
let told: AwayError[];
const patience = (longestMs = 60_000) =>
  new Patience({ longestMs, onAway: (error) => told.push(error), now: () => time });
beforeEach(() => {
  time = BEGIN;
  told = [];
});

it('hands answers over, refusals among them', async () => {
  const one = patience();
  expect(await one.ask(() => Promise.resolve(1))).toBe(1);
  await expect(one.ask(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(told).toEqual([]);
});

it('waits no longer than it was told to', async () => {
  await expect(patience(1).ask(() => new Promise(() => undefined))).rejects.toThrow('has not answered for 1 ms');
  expect(told).toHaveLength(1);
});

it('asks nothing for a while after a failure, then lets one try', async () => {
  const one = patience();
  const failure = new Error('getaddrinfo ENOTFOUND');
  await expect(one.ask(() => Promise.reject(failure))).rejects.toMatchObject({ name: 'AwayError', cause: failure });
  let asked = 0;
  const asking = () => Promise.resolve((asked += 1));
  await expect(one.ask(asking)).rejects.toBeInstanceOf(AwayError);
  expect(asked).toBe(0);
  time += PAUSE_MS;
  const [first, second] = await Promise.allSettled([one.ask(asking), one.ask(asking)]);
  expect([first.status, second.status, asked]).toEqual(['fulfilled', 'rejected', 1]);
  expect(await one.ask(asking)).toBe(2);
  expect(told).toHaveLength(1);
});

it('is back with a refusal as well', async () => {
  const one = patience();
  await expect(one.ask(() => Promise.reject(new Error('away')))).rejects.toBeInstanceOf(AwayError);
  time += PAUSE_MS;
  await expect(one.ask(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await one.ask(() => Promise.resolve(1))).toBe(1);
});
