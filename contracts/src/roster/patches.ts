import type { GameId } from './games.js';

/**
 * Versions a game was played in, newest first. Ultimate: Nintendo's update history (en-americas-support.nintendo.com,
 * "How to Update Super Smash Bros. Ultimate"), 7 December 2018 to 8 October 2024. Melee: the three NTSC discs and the
 * European one, as players name them.
 */
export const PATCHES: Readonly<Record<GameId, readonly string[]>> = {
  ssbu: [
    ...['13.0.3', '13.0.2', '13.0.1', '13.0.0', '12.0.0', '11.0.1', '11.0.0', '10.1.1', '10.1.0', '10.0.0'],
    ...['9.0.2', '9.0.1', '9.0.0', '8.1.0', '8.0.0', '7.0.0', '6.1.1', '6.1.0', '6.0.0', '5.0.0', '4.0.0'],
    ...['3.1.0', '3.0.1', '3.0.0', '2.0.2', '2.0.1', '2.0.0', '1.2.1', '1.2.0', '1.1.0', '1.0.0'],
  ],
  ssbm: ['PAL', '1.02', '1.01', '1.00'],
};

const ULTIMATE = /^\d{1,2}\.\d{1,2}\.\d{1,2}$/;

/** Whether a text can be a version of the game: of Ultimate also one that came out after this list was written. */
export const isPatch = (gameId: string, text: string): boolean =>
  gameId === 'ssbu' ? ULTIMATE.test(text) : gameId === 'ssbm' && PATCHES.ssbm.includes(text);
