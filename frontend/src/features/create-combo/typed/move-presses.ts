import { findFighter, type Direction, type PressType } from '@combolab/contracts';
import { movesIn } from '@combolab/contracts/query';
import { grabOf, shieldOf, stickTowards, type WordContext } from './input-words.js';

/** A stick to where a move of a name points: `up-air`, `forward-tilt`, `neutral-special`. */
function pointed(stick: 'CONTROL_STICK' | 'C_STICK', way: string, context: WordContext): readonly PressType[] {
  if (way === 'neutral') return [];
  if (way === 'up' || way === 'down') return [`${stick}_${way.toUpperCase() as 'UP' | 'DOWN'}`];
  const direction = stickTowards(context, way === 'back' ? 'back' : 'forward').slice('CONTROL_STICK_'.length);
  return [`${stick}_${direction as Direction}`];
}

/** What moves that are no direction of a kind are done with. */
function other(move: string, context: WordContext): readonly PressType[] | null {
  const [forward, back] = [stickTowards(context, 'forward'), stickTowards(context, 'back')];
  const presses: Readonly<Record<string, readonly PressType[]>> = {
    'jab-1': ['A_BUTTON'],
    'jab-2': ['A_BUTTON'],
    'jab-3': ['A_BUTTON'],
    'dash-attack': [forward, 'A_BUTTON'],
    grab: [grabOf(context)],
    'dash-grab': [forward, grabOf(context)],
    'pivot-grab': [back, grabOf(context)],
    'spot-dodge': ['CONTROL_STICK_DOWN', shieldOf(context)],
    'forward-roll': [forward, shieldOf(context)],
    'back-roll': [back, shieldOf(context)],
    'z-air': [grabOf(context)],
  };
  return presses[move] ?? null;
}

/**
 * What a move is pressed with: aerials and tilts are a direction and A, smashes a flick of the C-stick, specials a
 * direction and B, throws a direction. Null for what is no move of this kind.
 */
export function pressesOfMove(move: string, context: WordContext): readonly PressType[] | null {
  const [, way = '', kind = ''] =
    /^(up|down|forward|back|side|neutral)-(air|tilt|smash|throw|special)$/.exec(move) ?? [];
  if (kind === '') return other(move, context);
  if (kind === 'smash') return pointed('C_STICK', way, context);
  const button: readonly PressType[] = kind === 'throw' ? [] : [kind === 'special' ? 'B_BUTTON' : 'A_BUTTON'];
  return [...pointed('CONTROL_STICK', way, context), ...button];
}

/** The one move that words name, a fighter's nicknames included; null when they name none, several, or more than a move. */
export function moveOfWords(words: string, fighter: string | undefined): string | null {
  const known = fighter !== undefined && findFighter(fighter) !== undefined ? [fighter] : [];
  const { moves, rest } = movesIn(words.trim(), known);
  const [move] = moves;
  return move === undefined || moves.length > 1 || rest !== '' ? null : move;
}

/** The presses of the one move that words name, a fighter's nicknames included; null when they name none. */
export function pressesOfMoveWords(
  phrase: string,
  context: WordContext,
  fighter: string | undefined,
): readonly PressType[] | null {
  const move = moveOfWords(phrase, fighter);
  return move === null ? null : pressesOfMove(move, context);
}
