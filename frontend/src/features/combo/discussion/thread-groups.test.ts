import { groupsOf } from './thread-groups.js';
import type { Thread } from './threads.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
/** The thread begun in a minute, with an id whose last letter but one goes round. */
const thread = (minute: number): Thread => ({
  root: {
    _id: `c${String(minute)}${LETTERS[(minute * 37) % 64] ?? ''}Q`,
    comboId: 'c',
    userId: 'u',
    text: 'x',
    authorData: [],
    createdAt: at(minute),
  },
  replies: [],
});
/** Threads of the minutes, the newest first. */
const threadsOf = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => thread(to - 1 - n));

it('divides threads into groups that are neither many nor long, all of them in order', () => {
  const threads = threadsOf(0, 1000);
  const groups = groupsOf(threads, at(1000));
  expect(groups.flatMap((group) => group.threads)).toEqual(threads);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
  expect(groups.length).toBeGreaterThan(20);
  expect(Math.max(...groups.map((group) => group.threads.length))).toBeLessThan(100);
  expect(groupsOf([], at(0))).toEqual([]);
});

it('keeps each thread in its group while newer ones come and older ones are fetched', () => {
  const homes = (threads: readonly Thread[]) =>
    new Map(groupsOf(threads, at(499)).flatMap(({ key, threads: some }) => some.map(({ root }) => [root._id, key])));
  const before = homes(threadsOf(400, 500));
  const after = homes(threadsOf(0, 700));
  for (const [id, key] of before) expect(after.get(id)).toBe(key);
});

it('keeps the first thread in its group, whichever letters its id has, when threads that are no newer than the list come late', () => {
  const threads = threadsOf(0, 200);
  const home = ({ root }: Thread, newest: Thread) =>
    groupsOf(threads, newest.root.createdAt).find(({ threads: some }) => some.some((each) => each.root === root))?.key;
  expect(threads.map((thread) => home(thread, thread))).toEqual(threads.map(() => 'newest'));
  expect(groupsOf(threads, '')).toHaveLength(1);
});
