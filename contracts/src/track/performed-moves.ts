import type { Action } from './action.js';
import type { NamedMove } from './move.js';
import { inOrder } from './move-id.js';
import type { Press, PressType } from './press.js';

const SPECIALS: Readonly<Partial<Record<PressType, string>>> = {
  CONTROL_STICK_UP: 'up-special',
  CONTROL_STICK_DOWN: 'down-special',
  CONTROL_STICK_LEFT: 'side-special',
  CONTROL_STICK_RIGHT: 'side-special',
};
const JUMPS: readonly PressType[] = ['X_BUTTON', 'Y_BUTTON'];
const JUMP = 'jump';
const GRABS: readonly string[] = ['grab', 'dash-grab', 'pivot-grab'];
const isThrow = (move: string): boolean => move.endsWith('-throw');

/** Whether a press is made anew, rather than held or let go. */
export const begins = ({ hold }: Press): boolean => hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD';

/**
 * Id of the move of an action as far as the presses alone make it certain, with the usual controls: `jump` when a jump button is
 * the one button, a special with one straight direction. Null otherwise; what grabs and shields differs from game to game.
 */
export function certainMove({ presses }: Pick<Action, 'presses'>): string | null {
  const began = presses.filter(begins).map(({ type }) => type);
  const buttons = began.filter((type) => !type.includes('STICK'));
  const sticks = began.filter((type) => type.includes('STICK'));
  const [button] = buttons;
  if (button === undefined || buttons.length > 1) return null;
  if (JUMPS.includes(button)) return JUMP;
  const [stick] = sticks;
  return button === 'B_BUTTON' && sticks.length === 1 && stick !== undefined ? (SPECIALS[stick] ?? null) : null;
}

/** What says which moves a combo has. */
export interface PerformedTrack {
  readonly actions: readonly Action[];
  /** As the author has named them, or a replay has. */
  readonly moves?: readonly NamedMove[] | undefined;
}

/**
 * Of a list of moves those that it begins with: the first, and where that is a grab the throw that follows it, too, since a grab is
 * the beginning of its throw.
 */
export function beginningOf(moves: readonly string[]): readonly string[] {
  const [first] = moves;
  if (first === undefined) return [];
  const after = GRABS.includes(first) ? moves.slice(1).find((move) => move !== 'pummel') : undefined;
  return after !== undefined && isThrow(after) ? [first, after] : [first];
}

/** Moves that are done in a combo, each once: those that are named, and those that the presses make certain. Jumps are left out. */
export function performedMoves({ actions, moves = [] }: PerformedTrack): readonly string[] {
  const certain = actions.map(certainMove).filter((move) => move !== null && move !== JUMP);
  return [...new Set([...inOrder(moves).map(({ move }) => move), ...certain])].filter((move) => move !== null);
}

/**
 * Moves that a combo begins with: the first that is named (with its throw, where it is a grab), else the first after jumps that the
 * presses make certain; none where neither says.
 */
export function openingMoves({ actions, moves = [] }: PerformedTrack): readonly string[] {
  if (moves.length > 0) return beginningOf(inOrder(moves).map(({ move }) => move));
  const first = actions.map(certainMove).find((move) => move !== JUMP) ?? null;
  return first === null ? [] : [first];
}
