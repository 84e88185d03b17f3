import { play } from '../../commands/testing/play-commands.js';
import { followDecider } from './follow.decider.js';

it('follows an author until no longer, each told once', () => {
  const wish = (follows: boolean) => ({ userId: 'u1', authorId: 'u2', follows });
  const { events, state } = play(followDecider, [false, true, true, false, false].map(wish));
  expect(events.map(({ type, data }) => [type, data])).toStrictEqual([
    ['author.followed', { userId: 'u1', authorId: 'u2' }],
    ['author.unfollowed', { userId: 'u1', authorId: 'u2' }],
  ]);
  expect(state).toBe(false);
});
