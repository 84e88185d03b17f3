import { findGame, type Combo, type GameId } from '@combolab/contracts';
import type { AskedCombo } from '../../../entities/true-combo/use-truth.js';
import { movesOfLines, type Track } from '../inputs/line-moves.js';

type Asked = Pick<Combo, 'gameId' | 'characterId'> & Pick<Track, 'actions' | 'moves'>;

/**
 * What is asked of a combo: the moves that its author named, else those that the presses make certain, with a place for every attack between them that
 * nobody named. Null where no two moves are known, or the game has no frame data.
 */
export function askedCombo({ gameId, characterId, actions, moves = [] }: Asked): AskedCombo | null {
  if (findGame(gameId)?.frameData == null) return null;
  const known = moves.length > 0 ? moves : certainMoves(gameId, actions);
  return known.length < 2 ? null : { gameId, attacker: characterId, actions, moves: known };
}

function certainMoves(gameId: GameId, actions: Asked['actions']): AskedCombo['moves'] {
  const shield = findGame(gameId)?.inputs.shield;
  const lines = movesOfLines({ actions });
  const moves = actions.flatMap(({ frame, presses }, index): AskedCombo['moves'] => {
    const line = lines[index] ?? null;
    if (line !== null) return line === 'jump' ? [] : [{ frame, move: line.replaceAll(' ', '-') }];
    const attacks = presses.some(
      ({ type, hold }) =>
        (hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD') &&
        !type.startsWith('CONTROL_STICK') &&
        !['X_BUTTON', 'Y_BUTTON', shield].includes(type),
    );
    return attacks ? [{ frame, move: null }] : [];
  });
  return moves.some(({ move }) => move !== null) ? moves : [];
}
