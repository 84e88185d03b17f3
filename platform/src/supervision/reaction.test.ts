import { FavoriteAdded, type KnownEvent } from '@combolab/contracts';
import { MemoryEventLog } from '../adapters/memory-event-log.js';
import { createMemoryJobs } from '../adapters/memory-jobs.js';
import { eventually } from '../contract-suites/eventually.js';
import { intent } from '../contract-suites/event-log/support.js';
import { silentLogger } from '../runtime/logger.js';
import { Reaction, type ReactionOptions } from './reaction.js';
import { Watched } from './watched.js';

let log: MemoryEventLog;
let jobs: ReturnType<typeof createMemoryJobs>;
let watched: Watched;
let warned: string[];
let told: unknown[];
beforeEach(() => {
  log = new MemoryEventLog({ source: 'test' });
  jobs = createMemoryJobs();
  watched = new Watched();
  warned = [];
  told = [];
});
afterEach(async () => {
  await log[Symbol.asyncDispose]();
  await jobs[Symbol.asyncDispose]();
});

type Kept = typeof FavoriteAdded.type;

const react = (seen: KnownEvent<Kept>[], more: Partial<ReactionOptions<Kept>> = {}): Reaction<Kept> => {
  const reaction = new Reaction<Kept>({
    ...{ name: 'test', log, jobs, watched, from: 'start', types: [FavoriteAdded.type] },
    logger: {
      ...silentLogger,
      warn: (_, message) => void warned.push(message),
      error: (about) => void told.push(about),
    },
    react: (events) => {
      seen.push(...events);
      return Promise.resolve();
    },
    ...more,
  });
  reaction.start();
  return reaction;
};
let at = 0;
const append = (more: { readonly type?: string; readonly schema?: number; readonly data?: object } = {}) => {
  at += 1;
  return log.append(
    `thing/${String(at)}`,
    0,
    [{ ...FavoriteAdded({ userId: 'u1', comboId: `c${String(at)}` }), ...more }],
    intent(),
  );
};

it('keeps its place over what does not concern it, so that the next start reads nothing again', async () => {
  const seen: KnownEvent<Kept>[] = [];
  {
    await using first = react(seen, { keepMs: 0 });
    await append();
    await eventually('the event', () => seen.length === 1);
    for (let i = 0; i < 20; i++) await append({ type: 'test.other' });
    await eventually('its place at the end', async () => (await jobs.checkpoint('test')) === (await log.end()));
    expect(first.failure).toBeNull();
  }
  const batches: number[] = [];
  await using second = react([], { react: (events) => Promise.resolve(void batches.push(events.length)) });
  await append();
  await eventually('the next event', () => batches.includes(1));
  expect([batches, second.failure]).toEqual([[1], null]);
});

it('tries again what fails, tells it once, lets health say why, and goes on', async () => {
  const seen: KnownEvent<Kept>[] = [];
  let failures = 4;
  await using reaction = react(seen, {
    react: (events) => {
      if (failures-- > 0) return Promise.reject(new Error('no room'));
      seen.push(...events);
      return Promise.resolve();
    },
  });
  await append();
  await eventually('the failure', async () => (await watched.faults()).includes('the reaction test waits: no room'));
  await eventually('the event', () => seen.length === 1);
  await eventually('health', async () => (await watched.faults()).length === 0);
  expect([warned, reaction.failure]).toEqual([['a reaction waits: it is tried again'], null]);
});

it('begins where the log ends when it is told to, and tries until it can', async () => {
  await append();
  let refusals = 2;
  const seen: KnownEvent<Kept>[] = [];
  const checkpoint = (name: string) =>
    refusals-- > 0 ? Promise.reject(new Error('disk I/O error')) : jobs.checkpoint(name);
  const setCheckpoint = (name: string, position: string) => jobs.setCheckpoint(name, position);
  await using reaction = react(seen, { from: 'end', jobs: { checkpoint, setCheckpoint } });
  await eventually('its first place', async () => (await jobs.checkpoint('test')) !== null);
  await append();
  await eventually('the event', () => seen.length > 0);
  expect([seen.map(({ data }) => data.comboId), reaction.failure, warned.length]).toEqual([
    [`c${String(at)}`],
    null,
    1,
  ]);
});

it('begins anew when the log ends before its place', async () => {
  await jobs.setCheckpoint('test', '66');
  await append();
  const seen: KnownEvent<Kept>[] = [];
  await using reaction = react(seen);
  await eventually('the event', () => seen.length === 1);
  expect([reaction.failure, warned]).toEqual([null, ['the log ends before what was reacted to; it begins anew']]);
});

it('does nothing for what is damaged, tells it, and goes on', async () => {
  const seen: KnownEvent<Kept>[] = [];
  await append({ data: { userId: 'u1' } });
  await append();
  await using reaction = react(seen);
  await eventually('the event', () => seen.length === 1);
  expect([reaction.failure, told]).toEqual([null, [expect.objectContaining({ version: 1, reaction: 'test' })]]);
});

it('waits for its update when a newer build has written, and lets health say so', async () => {
  const seen: KnownEvent<Kept>[] = [];
  await append({ schema: 2 });
  await using reaction = react(seen);
  await eventually('the failure', () => reaction.failure !== null);
  expect([reaction.failure, seen]).toEqual(['favorite.added has schema 2, this build knows 1', []]);
});
