import type { LiveFeed, LiveFeedMessage } from '../ports/live-feed.js';
import { eventually } from './eventually.js';

/** Two ends of one new feed, as two processes would have; the same object where there is only one process. */
export interface LiveFeedUnderTest extends AsyncDisposable {
  readonly here: LiveFeed;
  readonly there: LiveFeed;
}

const ROOM = 'combo:AAAAAAAAAAAAAAAAAAAAAA';
const tally = (n: number, room = ROOM): LiveFeedMessage => ({
  kind: 'view',
  message: { room, part: 'tally', from: [1, n - 1], to: [1, n], numLikes: n, numDislikes: 0 },
});
const numberOf = (message: LiveFeedMessage): number =>
  message.kind === 'view' && message.message.part === 'tally' ? message.message.numLikes : -1;

const awkward: readonly LiveFeedMessage[] = [
  tally(7),
  { kind: 'progress', message: { room: ROOM, stage: 'upload', percent: 33.3, received: 1, total: 20 * 1024 ** 2 } },
  {
    kind: 'progress',
    message: { room: ROOM, comboId: 'c1', stage: 'check', percent: 0, problem: 'Kein Vidéo 🎮\u0000' },
  },
  { kind: 'watching', gateway: 'g1', room: 'watching:c1', count: 12 },
  { kind: 'revoked', userId: 'u1', sid: null, before: 1_800_000_000 },
  { kind: 'revoked', userId: 'u1', sid: 's1', before: 1_800_000_000 },
  {
    kind: 'view',
    message: { room: 'results:ssbu', part: 'list', from: [1, 0], to: [2, 1], added: ['c1', 'c2'], removed: [] },
  },
  {
    kind: 'view',
    message: { room: ROOM, part: 'combo', from: [1, 1], to: [1, 2], changed: { name: 'x'.repeat(100_000), tags: [] } },
  },
];

/** Every LiveFeed adapter must pass this, over a healthy connection. It promises neither replay nor order across rooms. */
export function describeLiveFeed(name: string, create: () => Promise<LiveFeedUnderTest>): void {
  describe(`LiveFeed: ${name}`, () => {
    let feed: LiveFeedUnderTest;
    beforeEach(async () => {
      feed = await create();
    });
    afterEach(() => feed[Symbol.asyncDispose]());

    const listen = (end: LiveFeed): LiveFeedMessage[] => {
      const heard: LiveFeedMessage[] = [];
      end.subscribe((message) => heard.push(message));
      return heard;
    };

    it('tells every listener of every end, the publishing one included', async () => {
      const heard = [listen(feed.here), listen(feed.here), listen(feed.there)];
      feed.here.publish(tally(1));
      feed.there.publish(tally(2));
      await eventually('both messages everywhere', () => heard.every(({ length }) => length >= 2));
      for (const messages of heard) expect(messages.map(numberOf).sort()).toEqual([1, 2]);
    });

    it('carries every kind of message unchanged', async () => {
      const heard = listen(feed.there);
      for (const message of awkward) feed.here.publish(message);
      await eventually('all messages', () => heard.length >= awkward.length);
      expect(heard).toHaveLength(awkward.length);
      for (const message of awkward) expect(heard).toContainEqual(message);
    });

    it('keeps the order of one publisher in one room, and says nothing twice', async () => {
      const heard = listen(feed.there);
      const numbers = Array.from({ length: 500 }, (_, i) => i + 1);
      for (const n of numbers) feed.here.publish(tally(n));
      await eventually('all messages', () => heard.length >= numbers.length);
      expect(heard.map(numberOf)).toEqual(numbers);
    });

    it('leaves nobody out when messages go to many rooms at once', async () => {
      const heard = listen(feed.there);
      const rooms = Array.from({ length: 300 }, (_, n) => tally(n, `combo:room${String(n)}`));
      for (const message of rooms) feed.here.publish(message);
      await eventually('all messages', () => heard.length >= rooms.length);
      expect(heard.map(numberOf).sort((a, b) => a - b)).toEqual(rooms.map((_, n) => n));
    });

    it('tells nothing more to who has unsubscribed, and goes on telling others', async () => {
      const gone: number[] = [];
      const stop = feed.there.subscribe((message) => gone.push(numberOf(message)));
      const heard = listen(feed.there);
      feed.here.publish(tally(1));
      await eventually('the first message', () => heard.length === 1 && gone.length === 1);
      stop();
      stop();
      feed.here.publish(tally(2));
      await eventually('the second message', () => heard.length === 2);
      expect(gone).toEqual([1]);
    });

    it('does not let a listener that fails disturb publishers or others', async () => {
      feed.there.subscribe(() => {
        throw new Error('a listener failed');
      });
      const heard = listen(feed.there);
      expect(() => {
        feed.here.publish(tally(1));
        feed.here.publish(tally(2));
      }).not.toThrow();
      await eventually('both messages', () => heard.length === 2);
    });

    it('is quiet after it was closed, and publishing is no error', async () => {
      const heard = listen(feed.there);
      feed.here.publish(tally(1));
      await eventually('the message', () => heard.length === 1);
      await feed.there[Symbol.asyncDispose]();
      await feed.here[Symbol.asyncDispose]();
      expect(() => {
        feed.here.publish(tally(2));
      }).not.toThrow();
      expect(heard).toHaveLength(1);
    });
  });
}
