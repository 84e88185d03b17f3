import fc from 'fast-check';
import { compareVersions, type Comment, type ComboRoomMessage, type ViewVersion } from '@combolab/contracts';
import { applyViewMessage, type LiveEntry } from './apply-view-message.js';

interface Entry extends LiveEntry {
  readonly versions: { readonly tally: ViewVersion; readonly comments: ViewVersion; readonly combo: ViewVersion };
  readonly numLikes: number;
  readonly numDislikes: number;
  readonly numComments: number;
  readonly verified: boolean;
  readonly name: string;
  readonly comments: readonly Comment[];
}

const comment = (n: number): Comment => ({
  _id: `c${String(n)}`,
  comboId: 'x',
  userId: 'u',
  text: `text ${String(n)}`,
  authorData: [],
  createdAt: new Date(n * 1000).toISOString(),
});
const start: Entry = {
  versions: { tally: [0, 0], comments: [0, 0], combo: [0, 0] },
  numLikes: 0,
  numDislikes: 0,
  numComments: 0,
  verified: false,
  name: 'first',
  comments: [],
};

type Change =
  | { readonly kind: 'like' }
  | { readonly kind: 'rebuild' }
  | { readonly kind: 'verify' }
  | { readonly kind: 'comment' }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'remove'; readonly at: number };
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom<Change>({ kind: 'like' }, { kind: 'rebuild' }, { kind: 'verify' }, { kind: 'comment' }),
  fc.record({ kind: fc.constant('rename' as const), name: fc.string({ maxLength: 5 }) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
);

/** The server: its state after each change, and the message it sends about it. */
function serve(state: Entry, what: Change, n: number): { state: Entry; message: ComboRoomMessage | null } {
  const step = (part: 'tally' | 'comments' | 'combo', epoch = 0) => {
    const from = state.versions[part];
    return { room: 'combo:x', from, to: [from[0] + epoch, from[1] + 1] as ViewVersion };
  };
  if (what.kind === 'like' || what.kind === 'rebuild') {
    const numLikes = state.numLikes + (what.kind === 'like' ? 1 : 0);
    const between = step('tally', what.kind === 'rebuild' ? 1 : 0);
    return {
      state: { ...state, numLikes, versions: { ...state.versions, tally: between.to } },
      message: { ...between, part: 'tally', numLikes, numDislikes: 0 },
    };
  }
  if (what.kind === 'rename' || what.kind === 'verify') {
    const between = step('combo');
    const changes = what.kind === 'rename' ? { name: what.name } : { verified: !state.verified };
    return {
      state: { ...state, ...changes, versions: { ...state.versions, combo: between.to } },
      message: { ...between, part: 'combo', ...(what.kind === 'rename' ? { changed: changes } : changes) },
    };
  }
  const between = step('comments');
  const gone = what.kind === 'remove' ? state.comments[what.at % Math.max(1, state.comments.length)] : undefined;
  if (what.kind === 'remove' && gone === undefined) return { state, message: null };
  const added = what.kind === 'comment' ? [comment(n)] : [];
  const comments = [...state.comments.filter((each) => each !== gone), ...added];
  return {
    state: { ...state, comments, numComments: comments.length, versions: { ...state.versions, comments: between.to } },
    message: {
      ...between,
      part: 'comments',
      numComments: comments.length,
      commentsAdded: added,
      commentsRemoved: gone === undefined ? [] : [gone._id],
    },
  };
}

function history(changes: readonly Change[]): { states: Entry[]; messages: ComboRoomMessage[] } {
  const states = [start];
  const messages: ComboRoomMessage[] = [];
  changes.forEach((what, n) => {
    const served = serve(states.at(-1) ?? start, what, n);
    states.push(served.state);
    if (served.message !== null) messages.push(served.message);
  });
  return { states, messages };
}

/** Any messages, each any number of times, in any order, as a lossy network might bring them. */
const network = fc.array(change, { maxLength: 25 }).chain((changes) =>
  fc.record({
    changes: fc.constant(changes),
    order: fc.array(fc.nat(Math.max(0, changes.length - 1)), { maxLength: 60 }),
    joinedAt: fc.nat(changes.length),
  }),
);

const isBehind = (entry: Entry, server: Entry): boolean =>
  (['tally', 'comments', 'combo'] as const).some(
    (part) => compareVersions(server.versions[part], entry.versions[part]) > 0,
  );

it('never invents, and one refetch heals any loss, repetition and order', () => {
  fc.assert(
    fc.property(network, ({ changes, order, joinedAt }) => {
      const { states, messages } = history(changes);
      const server = states.at(-1) ?? start;
      let entry = states[joinedAt] ?? start;
      let missed = false;
      for (const index of order) {
        const message = messages[index];
        if (message === undefined) continue;
        const applied = applyViewMessage(entry, message);
        missed ||= applied.refetch;
        entry = applied.entry;
      }
      // Joining again tells what is behind; that, or a gap, is fetched once.
      if (missed || isBehind(entry, server)) entry = server;
      for (const message of messages) {
        const applied = applyViewMessage(entry, message);
        expect(applied.refetch).toBe(false);
        entry = applied.entry;
      }
      expect(entry).toEqual(server);
    }),
    { numRuns: 500 },
  );
});

it('follows every message in order without a refetch', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const { states, messages } = history(changes);
      const ended = messages.reduce((entry, message) => {
        const applied = applyViewMessage(entry, message);
        expect(applied.refetch).toBe(false);
        return applied.entry;
      }, start);
      expect(ended).toEqual(states.at(-1));
    }),
  );
});

it('never refetches for likes, and any newer count wins over a gap', () => {
  fc.assert(
    fc.property(network, ({ changes, order }) => {
      const { messages } = history(changes.map((): Change => ({ kind: 'like' })));
      let entry = start;
      let newest = 0;
      for (const index of order) {
        const message = messages[index];
        if (message?.part !== 'tally') continue;
        const applied = applyViewMessage(entry, message);
        newest = Math.max(newest, message.numLikes);
        expect(applied.refetch).toBe(false);
        expect(applied.entry.numLikes).toBe(newest);
        entry = applied.entry;
      }
    }),
  );
});

it('asks for a refetch when comments were missed, and keeps what it has', () => {
  const { messages } = history([{ kind: 'comment' }, { kind: 'comment' }]);
  const [, second] = messages;
  if (second === undefined) throw new Error('no message');
  expect(applyViewMessage(start, second)).toEqual({ entry: start, refetch: true });
});

it('needs no list to keep the count of comments', () => {
  const { messages } = history([{ kind: 'comment' }, { kind: 'comment' }]);
  const [, second] = messages;
  if (second === undefined) throw new Error('no message');
  const { comments: _comments, ...counts } = start;
  expect(applyViewMessage(counts, second)).toMatchObject({ entry: { numComments: 2 }, refetch: false });
});

it('keeps a comment that is hidden from others, marked, for whoever still sees it', () => {
  const entry: Entry = { ...start, comments: [comment(1), comment(2)], numComments: 2 };
  const hidden = (n: number): ComboRoomMessage => ({
    ...{ room: 'combo:x', part: 'comments', from: [0, n - 1], to: [0, n] },
    ...{ numComments: 1, commentsAdded: [], commentsRemoved: ['c1'], commentsHidden: ['c1'] },
  });
  const mine = applyViewMessage(entry, hidden(1), ({ _id }) => _id === 'c1');
  expect(mine).toMatchObject({ refetch: false, entry: { numComments: 1 } });
  expect(mine.entry.comments).toEqual([{ ...comment(1), hidden: true }, comment(2)]);
  expect(applyViewMessage(entry, hidden(1)).entry.comments).toEqual([comment(2)]);
  // changed while it is hidden: what it says now is not told to a room
  expect(applyViewMessage(mine.entry, hidden(2), () => true)).toEqual({ entry: mine.entry, refetch: true });
});

it('forgets conditions that are not said any more', () => {
  const entry = { ...start, conditions: { position: 'ledge' } };
  const changed = { name: 'second', conditions: null };
  const message: ComboRoomMessage = { room: 'combo:x', part: 'combo', from: [0, 0], to: [0, 1], ...changed, changed };
  expect(applyViewMessage(entry, message).entry).toMatchObject({ name: 'second', conditions: undefined });
});

it('asks for what was done while it was hidden, also when an edit is told together with its return', () => {
  const back: ComboRoomMessage = { room: 'combo:x', part: 'combo', from: [0, 0], to: [0, 4], hidden: false };
  const changed = { name: 'second' };
  for (const message of [back, { ...back, ...changed, changed }])
    expect(applyViewMessage(start, message)).toEqual({ entry: start, refetch: true });
});
