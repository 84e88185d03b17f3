import { jest } from '@jest/globals';
import type { Comment, ViewMessage } from '@combolab/contracts';
import fc from 'fast-check';
import { Coalescer, gapMs, mergeMessages } from './coalescer.js';

const room = 'combo:c1';
const tally = (n: number): ViewMessage => ({
  room,
  part: 'tally',
  from: [1, n - 1],
  to: [1, n],
  numLikes: n,
  numDislikes: 0,
});
const comment = (_id: string): Comment => ({
  _id,
  comboId: 'c1',
  userId: 'u',
  text: 't',
  authorData: [],
  createdAt: '2026-01-01T00:00:00.000Z',
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lets the first through at once and then at most four a second, first from and last to', () => {
  const sent: ViewMessage[] = [];
  using coalescer = new Coalescer(
    (message) => sent.push(message),
    () => 10,
  );
  for (let n = 1; n <= 500; n++) {
    coalescer.add(tally(n));
    jest.advanceTimersByTime(2);
  }
  jest.advanceTimersByTime(1000);
  expect(sent[0]).toEqual(tally(1));
  expect(sent.length).toBeLessThanOrEqual(6);
  expect(sent.at(-1)).toMatchObject({ to: [1, 500], numLikes: 500 });
  sent.slice(1).forEach((message, i) => {
    expect(message.from).toEqual(sent[i]?.to);
  });
});

it('is slower for large rooms', () => {
  expect([gapMs(1), gapMs(1000), gapMs(10_000)]).toEqual([250, 250, 2000]);
});

it('nets out lists: what was added and removed again is not added, and no removal is lost', () => {
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c'), removed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      const messages = changes.map(({ id, removed }, n): ViewMessage => ({
        ...{ room, part: 'comments', from: [1, n], to: [1, n + 1], numComments: 0 },
        commentsAdded: removed ? [] : [comment(id)],
        commentsRemoved: removed ? [id] : [],
      }));
      const [first, ...rest] = messages;
      if (first === undefined) return;
      const merged = rest.reduce(mergeMessages, first);
      if (merged.part !== 'comments') throw new Error('another part');
      const apply = (list: readonly ViewMessage[]) =>
        list.reduce(
          (ids, message) => {
            if (message.part !== 'comments') return ids;
            for (const id of message.commentsRemoved) ids.delete(id);
            for (const { _id } of message.commentsAdded) ids.add(_id);
            return ids;
          },
          new Set(['a']),
        );
      expect([...apply([merged])].sort()).toEqual([...apply(messages)].sort());
      expect([merged.from, merged.to]).toEqual([
        [1, 0],
        [1, messages.length],
      ]);
    }),
  );
});

it('never merges over a message that was lost where changes alone are told: viewers see the gap', () => {
  const said = (n: number): ViewMessage => ({
    ...{ room, part: 'comments', from: [1, n - 1], to: [1, n], numComments: n },
    ...{ commentsAdded: [comment(`m${String(n)}`)], commentsRemoved: [] },
  });
  const verified = (n: number): ViewMessage => ({
    ...{ room, part: 'combo', from: [1, n - 1], to: [1, n], verified: n % 2 === 0 },
  });
  expect(mergeMessages(said(1), said(3))).toEqual(said(3));
  expect(mergeMessages(mergeMessages(said(1), said(3)), said(4))).toMatchObject({ from: [1, 2], to: [1, 4] });
  expect(mergeMessages(verified(1), verified(4))).toEqual(verified(4));
  // views that were made anew count from the start again
  expect(mergeMessages(said(9), { ...said(1), from: [2, 0], to: [2, 1] })).toMatchObject({ from: [2, 0] });
  expect(mergeMessages(tally(1), tally(3))).toMatchObject({ from: [1, 0], to: [1, 3], numLikes: 3 });
});

it('names as hidden what was hidden last, and neither what is back nor what was removed', () => {
  const of = (n: number, added: string[], removed: string[], hidden?: string[]): ViewMessage => ({
    ...{ room, part: 'comments', from: [1, n - 1], to: [1, n], numComments: 0 },
    ...{ commentsAdded: added.map(comment), commentsRemoved: removed },
    ...(hidden === undefined ? {} : { commentsHidden: hidden }),
  });
  const hide = of(1, [], ['a'], ['a']);
  expect(mergeMessages(hide, of(2, ['b'], []))).toMatchObject({ commentsRemoved: ['a'], commentsHidden: ['a'] });
  const restored = mergeMessages(hide, of(2, ['a'], []));
  expect(restored).toMatchObject({ commentsRemoved: [], commentsAdded: [comment('a')] });
  expect(restored).not.toMatchObject({ commentsHidden: ['a'] });
  expect(mergeMessages(hide, of(2, [], ['a']))).not.toMatchObject({ commentsHidden: ['a'] });
});
