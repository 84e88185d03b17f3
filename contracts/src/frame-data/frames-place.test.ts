import { GAMES } from '../games/registry.js';
import { addThirdGame, duel } from '../testing/third-game.js';
import { framesPath, framesPlace, gamesWithFrames, placeOfPath } from './frames-place.js';

it.each(GAMES.flatMap(({ fighters }) => fighters.map(({ id }) => id)))('leads to %s and back', (fighterId) => {
  expect(placeOfPath(framesPath(fighterId))).toEqual({ kind: 'fighter', fighterId });
});

it('has short addresses for the first game with frame data, and takes the long ones for it, too', () => {
  const [first] = gamesWithFrames();
  const fighterId = `${first?.id ?? ''}:fox`;
  expect(framesPath(fighterId)).toBe('/frames/fox');
  for (const place of [framesPlace('fox'), framesPlace(first?.id, 'fox'), framesPlace(fighterId)])
    expect(place).toEqual({ kind: 'fighter', fighterId });
  expect(framesPath('ssbm:fox')).toBe('/frames/ssbm/fox');
});

it('tells rosters from fighters, and says what it was asked for where there is no such fighter', () => {
  expect(placeOfPath('/frames')).toEqual({ kind: 'roster', gameId: null });
  expect(placeOfPath('/frames/')).toEqual({ kind: 'roster', gameId: null });
  expect(placeOfPath('/frames/ssbm')).toEqual({ kind: 'roster', gameId: 'ssbm' });
  expect(framesPlace('foks')).toEqual({ kind: 'unknown', gameId: null, asked: 'foks' });
  expect(framesPlace('ssbm', 'kazuya')).toEqual({ kind: 'unknown', gameId: 'ssbm', asked: 'kazuya' });
  expect(framesPlace('ssbm:kazuya')).toEqual({ kind: 'unknown', gameId: 'ssbm', asked: 'kazuya' });
  expect(framesPlace('nowhere', 'fox')).toEqual({ kind: 'unknown', gameId: null, asked: 'fox' });
  expect(placeOfPath('/frames/ssbm/fox/more')).toEqual({ kind: 'unknown', gameId: null, asked: 'more' });
  expect(placeOfPath('/framesx/fox')).toBeNull();
  expect(placeOfPath('/combo/fox')).toBeNull();
});

it('knows the fighters of a game that was added, though there are no frames of it', () => {
  const withoutGame = addThirdGame();
  const [fighter] = duel.fighters;
  const fighterId = `${duel.id}:${fighter?.slug ?? ''}`;
  try {
    expect(placeOfPath(framesPath(fighterId))).toEqual({ kind: 'fighter', fighterId });
    expect(gamesWithFrames().map(({ id }) => id)).not.toContain(duel.id);
  } finally {
    withoutGame();
  }
});
