import { gamesWithFrames } from '@combolab/contracts/frame-data';
import { lastGame } from '../../shared/games/last-game.js';
import { StoredChoice } from '../../shared/lib/stored-choice.js';

/** The game whose frames this browser looked at last; null while it has looked at none. */
const lastFrames = new StoredChoice<string | null>('combolab.frames-game', (text) => text);

/** The game that pages of frame data speak of when nobody names one; null where there is none. */
export function chosenGame(): string | null {
  const games = gamesWithFrames();
  const last = lastFrames.read();
  return (games.find(({ id }) => id === last) ?? games[0])?.id ?? null;
}

/** Remembers the game of a page of frame data. */
export function rememberGame(gameId: string): void {
  if (lastFrames.read() !== gameId) lastFrames.write(gameId);
  if (lastGame.read() !== gameId) lastGame.write(gameId);
}
