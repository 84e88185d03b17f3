import { play } from '../../commands/testing/play-commands.js';
import { favoriteDecider } from './favorite.decider.js';

it('keeps a combo among the favourites until it is taken out, each told once', () => {
  const wish = (favorite: boolean) => ({ comboId: 'c1', userId: 'u1', favorite });
  const { events, state } = play(favoriteDecider, [false, true, true, false, false, true].map(wish));
  expect(events.map(({ type }) => type)).toStrictEqual(['favorite.added', 'favorite.removed', 'favorite.added']);
  expect(state).toBe(true);
});
