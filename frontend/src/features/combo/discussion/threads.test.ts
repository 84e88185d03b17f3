import type { Comment } from '@combolab/contracts';
import fc from 'fast-check';
import { isSameThread, threadsOf } from './threads.js';

const comment = (id: string, minute: number, parentId?: string): Comment => ({
  _id: id,
  comboId: 'c',
  userId: 'u',
  text: id,
  authorData: [],
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  ...(parentId !== undefined && { parentId }),
});
const shape = (comments: readonly Comment[]): string =>
  threadsOf(comments)
    .map(({ root, replies }) => [root._id, ...replies.map(({ _id }) => _id)].join('<'))
    .join(' ');

it('puts the newest thread first and answers below what they answer, also answers of answers', () => {
  expect(shape([])).toBe('');
  expect(shape([comment('a', 1), comment('b', 2), comment('c', 3, 'a'), comment('d', 4, 'c')])).toBe('b a<c<d');
});

it('lets an answer stand alone when what it answers is not there', () => {
  expect(shape([comment('b', 2), comment('c', 3, 'gone')])).toBe('c b');
});

it('shows each comment once, whatever answers what', () => {
  const any = fc.uniqueArray(fc.tuple(fc.nat(30), fc.nat(9), fc.option(fc.nat(30))), { selector: ([id]) => id });
  fc.assert(
    fc.property(any, (drawn) => {
      const comments = drawn.map(([id, minute, parent]) =>
        comment(String(id), minute, parent === null ? undefined : String(parent)),
      );
      const shown = threadsOf(comments).flatMap(({ root, replies }) => [root, ...replies]);
      expect(shown.map(({ _id }) => _id).sort()).toEqual(comments.map(({ _id }) => _id).sort());
    }),
  );
});

it('tells a thread that is as it was from one with a changed, a new or a removed comment', () => {
  const [a, b] = [comment('a', 1), comment('b', 2, 'a')];
  expect(isSameThread({ root: a, replies: [b] }, { root: a, replies: [b] })).toBe(true);
  expect(isSameThread({ root: a, replies: [b] }, { root: a, replies: [{ ...b, text: 'new' }] })).toBe(false);
  expect(isSameThread({ root: a, replies: [b] }, { root: { ...a, text: 'new' }, replies: [b] })).toBe(false);
  expect(isSameThread({ root: a, replies: [] }, { root: a, replies: [b] })).toBe(false);
  expect(isSameThread({ root: a, replies: [b] }, { root: a, replies: [] })).toBe(false);
});
