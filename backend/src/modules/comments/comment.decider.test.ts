import { play, refusalOf } from '../../commands/testing/play-commands.js';
import { commentDecider, type CommentCommand } from './comment.decider.js';

const of = { comboId: 'c1', commentId: 'm1' };
const add = (more: object = {}): CommentCommand => ({ type: 'add', ...of, userId: 'ann', text: 'Nice.', ...more });
const edit = (callerId: string, text: string): CommentCommand => ({ type: 'edit', ...of, callerId, text });
const remove = (callerId: string, isAdmin = false): CommentCommand => ({ type: 'remove', ...of, callerId, isAdmin });
const [hide, restore]: CommentCommand[] = [
  { type: 'hide', ...of },
  { type: 'restore', ...of },
];
const after = (...commands: readonly (CommentCommand | undefined)[]) =>
  play(
    commentDecider,
    commands.filter((command) => command !== undefined),
  );
const refused = (state: ReturnType<typeof after>['state'], command: CommentCommand | undefined) =>
  refusalOf(() => command && commentDecider.decide(state, command))?.status ?? null;

const NEW = { userId: 'ann', text: 'Nice.', createdAt: '2023-11-14T22:13:20.000Z', removed: false };

it('is added once, with the place that it is about when it has one', () => {
  expect(after(add()).state).toStrictEqual(NEW);
  expect(after(add(), add({ text: 'Again.' })).events).toHaveLength(1);
  expect(after(add({ frame: 0, parentId: 'm0' })).state).toEqual({ ...NEW, frame: 0, parentId: 'm0' });
  expect(after(add()).events[0]?.data).toStrictEqual({ ...of, userId: 'ann', text: 'Nice.' });
});

it('is written anew by its author alone, and not when it says the same', () => {
  const { events, state } = after(add(), edit('ann', 'Nice.'), edit('ann', 'Nicer.'));
  expect(events).toHaveLength(2);
  expect(state).toEqual({ ...NEW, text: 'Nicer.', editedAt: '2023-11-14T22:13:21.000Z' });
  expect(refusalOf(() => commentDecider.decide(state, edit('bea', 'Mine.')))).toEqual({
    status: 403,
    detail: 'Only its author can change a comment.',
  });
});

it('is removed by its author or an admin, for good', () => {
  const { state } = after(add());
  expect(refusalOf(() => commentDecider.decide(state, remove('bea')))).toEqual({
    status: 403,
    detail: 'Only its author or an admin can remove a comment.',
  });
  for (const command of [remove('ann'), remove('warden', true)]) {
    const gone = after(add(), command);
    expect(gone.events.map(({ type }) => type)).toEqual(['comment.added', 'comment.removed']);
    expect(gone.state).toEqual({ ...NEW, removed: true });
    expect([edit('ann', 'x'), remove('ann'), hide, restore].map((each) => refused(gone.state, each))).toEqual([
      404, 404, 404, 404,
    ]);
    expect(after(add(), command, add()).events).toHaveLength(2);
  }
});

it('is hidden and restored, each once', () => {
  const hidden = after(add(), restore, hide, hide);
  expect(hidden.events.map(({ type }) => type)).toEqual(['comment.added', 'comment.hidden']);
  expect(hidden.state).toEqual({ ...NEW, hidden: true });
  const shown = after(add(), hide, restore, restore);
  expect(shown.events.map(({ type }) => type)).toEqual(['comment.added', 'comment.hidden', 'comment.restored']);
  expect(shown.state).toEqual(NEW);
});

it('is nothing before it was added', () => {
  expect([edit('ann', 'x'), remove('ann', true), hide, restore].map((each) => refused(null, each))).toEqual([
    404, 404, 404, 404,
  ]);
});
