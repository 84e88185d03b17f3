import { jest } from '@jest/globals';
import type { ComboRoomMessage, Comment, ViewVersion } from '@combolab/contracts';
import type { LiveEntry } from './apply-view-message.js';
import { followEntry } from './follow-entry.js';
import type { RoomListener } from './room-table.js';

interface Entry extends LiveEntry {
  readonly versions: { readonly comments: ViewVersion; readonly tally: ViewVersion };
  readonly comments: readonly Comment[];
  readonly numComments: number;
  readonly numLikes: number;
}

const comment = (n: number): Comment => ({
  _id: `c${String(n)}`,
  comboId: 'x',
  userId: 'u',
  text: 'text',
  authorData: [],
  createdAt: new Date(n).toISOString(),
});
const stateWith = (count: number): Entry => ({
  versions: { comments: [0, count], tally: [0, 0] },
  comments: Array.from({ length: count }, (_, n) => comment(n)),
  numComments: count,
  numLikes: 0,
});
/** The message that brings the `n`th comment. */
const added = (n: number): ComboRoomMessage => ({
  room: 'combo:x',
  part: 'comments',
  from: [0, n - 1],
  to: [0, n],
  numComments: n,
  commentsAdded: [comment(n - 1)],
  commentsRemoved: [],
});

/** A cache entry whose server and socket the test plays. */
function following(initial: Entry | undefined) {
  const sut = { entry: initial, server: stateWith(0), refetches: 0, stopped: false };
  let listener: RoomListener | null = null;
  let loaded: () => void = () => undefined;
  let remove: () => void = () => undefined;
  const ended = followEntry<Entry>(
    'combo:x',
    {
      loaded: new Promise<void>((resolve) => (loaded = resolve)),
      removed: new Promise<void>((resolve) => (remove = resolve)),
      read: () => sut.entry,
      write: (entry) => {
        sut.entry = entry;
      },
      refetch: () => {
        sut.refetches += 1;
        sut.entry = sut.server;
        return Promise.resolve();
      },
    },
    {
      follow: (_room, given) => {
        listener = given;
        return () => {
          sut.stopped = true;
        };
      },
    },
  );
  const there = (): RoomListener => {
    if (listener === null) throw new Error('nobody listens');
    return listener;
  };
  return {
    sut,
    ended,
    loaded,
    remove,
    view: (message: ComboRoomMessage) => there().onView?.(message),
    joined: (server: Entry['versions']) => there().onJoined?.(server),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('listens before the answer is there and loses nothing', async () => {
  const { sut, view, loaded } = following(undefined);
  view(added(3));
  sut.entry = stateWith(2);
  loaded();
  await jest.runAllTimersAsync();
  expect(sut.entry).toEqual(stateWith(3));
  expect(sut.refetches).toBe(0);
});

it('fetches once when a message was lost, and keeps what came meanwhile', async () => {
  const { sut, view, loaded } = following(stateWith(1));
  loaded();
  view(added(3));
  view(added(4));
  view(added(5));
  sut.server = stateWith(4);
  await jest.runAllTimersAsync();
  expect(sut.refetches).toBe(1);
  expect(sut.entry).toEqual(stateWith(5));
});

it('shows likes at once while a refetch is awaited', () => {
  const { sut, view, loaded } = following(stateWith(1));
  loaded();
  view(added(3));
  view({ room: 'combo:x', part: 'tally', from: [0, 7], to: [0, 8], numLikes: 9, numDislikes: 0 });
  expect(sut.entry?.numLikes).toBe(9);
  expect(sut.refetches).toBe(0);
});

it('fetches what a join says is behind, and nothing else', async () => {
  const { sut, joined, loaded } = following(stateWith(2));
  loaded();
  sut.server = stateWith(6);
  joined(stateWith(2).versions);
  await jest.runAllTimersAsync();
  expect(sut.refetches).toBe(0);
  joined(stateWith(6).versions);
  joined(stateWith(6).versions);
  await jest.runAllTimersAsync();
  expect(sut.refetches).toBe(1);
  expect(sut.entry).toEqual(stateWith(6));
});

it('fetches what a join says is behind again until a fetch succeeds', async () => {
  const { sut, joined, loaded } = following(stateWith(2));
  loaded();
  // it answers what was there before, as a fetch that fails leaves it
  sut.server = stateWith(2);
  joined(stateWith(6).versions);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sut.refetches).toBeGreaterThan(1);
  sut.server = stateWith(6);
  await jest.runAllTimersAsync();
  expect(sut.entry).toEqual(stateWith(6));
});

it('leaves the room with its entry', async () => {
  const { sut, loaded, remove, ended } = following(stateWith(0));
  loaded();
  remove();
  await ended;
  expect(sut.stopped).toBe(true);
});
