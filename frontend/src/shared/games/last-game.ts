import { findGame, type GameId } from '@combolab/contracts';
import { useEffect } from 'react';
import { StoredChoice } from '../lib/stored-choice.js';

/** The game this browser looked at last; '' while it has looked at none, or knows it no longer. */
export const lastGame = new StoredChoice<GameId>('combolab.last-game', (text) => findGame(text ?? '')?.id ?? '');

/** Remembers the game that a page is about: a combo that is begun next is one of it. @param gameId null for none */
export function useLastGame(gameId: GameId | null): void {
  useEffect(() => {
    if (gameId !== null && findGame(gameId) !== undefined && lastGame.read() !== gameId) lastGame.write(gameId);
  }, [gameId]);
}
