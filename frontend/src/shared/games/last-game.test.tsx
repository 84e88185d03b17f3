import { cleanup, renderHook } from '@testing-library/react';
import { lastGame, useLastGame } from './last-game.js';

afterEach(cleanup);

it('remembers the game that was looked at last, and none that there is not', () => {
  lastGame.write('');
  expect(lastGame.read()).toBe('');
  renderHook(() => {
    useLastGame('ssbm');
  });
  expect(lastGame.read()).toBe('ssbm');
  for (const other of [null, 'chess'])
    renderHook(() => {
      useLastGame(other);
    });
  expect(lastGame.read()).toBe('ssbm');
});
