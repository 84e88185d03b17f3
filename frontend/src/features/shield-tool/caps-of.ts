import { gameOrDefault, type PressType } from '@combolab/contracts';
import type { FrameMove } from '@combolab/contracts/frame-data';
import { inputsOfMove } from '../../entities/frame-data/move-inputs.js';

/** What is pressed for a move in a game: a grab on the button that the game grabs with. */
export const capsOf = (move: FrameMove, gameId: string): readonly PressType[] =>
  move.kind === 'grab' ? [gameOrDefault(gameId).inputs.grab] : inputsOfMove(move);
