import type { Action, FrameNote, NamedMove, Press, PressType } from '@combolab/contracts';
import { hitWords, moveName } from '../../../shared/notation/named-move.js';

/** A move may be named where it comes out rather than where it is pressed. */
const NAMED_AFTER = 20;

const specials: Readonly<Partial<Record<PressType, string>>> = {
  CONTROL_STICK_UP: 'up special',
  CONTROL_STICK_DOWN: 'down special',
  CONTROL_STICK_LEFT: 'side special',
  CONTROL_STICK_RIGHT: 'side special',
};
const jumps: readonly PressType[] = ['X_BUTTON', 'Y_BUTTON'];
const begins = ({ hold }: Press): boolean => hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD';

/**
 * The move of an action as far as the presses alone make it certain, with the usual controls: a jump when a jump button is the
 * one button, a special with one straight direction. Null otherwise; what grabs and shields differs from game to game.
 */
function certainMove(began: readonly PressType[]): string | null {
  const buttons = began.filter((type) => !type.includes('STICK'));
  const sticks = began.filter((type) => type.includes('STICK'));
  const [button] = buttons;
  if (button === undefined || buttons.length > 1) return null;
  if (jumps.includes(button)) return 'jump';
  const [stick] = sticks;
  return button === 'B_BUTTON' && sticks.length === 1 && stick !== undefined ? (specials[stick] ?? null) : null;
}

/** What a combo's lines are made of. */
export interface Track {
  readonly actions: readonly Action[];
  /** As the author has named them. */
  readonly moves?: readonly NamedMove[] | undefined;
  readonly notes?: readonly FrameNote[] | undefined;
}

/** Index of the action that a named frame belongs to: the last one up to it and not long before; -1 for none. */
function actionFor(actions: readonly Action[], frame: number): number {
  const index = actions.findLastIndex((action) => action.frame <= frame);
  const began = actions[index]?.frame;
  return began !== undefined && frame - began <= NAMED_AFTER ? index : -1;
}

/** Move of each action, null where it is not known: the author's names first, else what the presses make certain. */
export function movesOfLines({ actions, moves = [] }: Track): readonly (string | null)[] {
  const lines = actions.map(({ presses }) => certainMove(presses.filter(begins).map(({ type }) => type)));
  const named = new Map<number, string[]>();
  for (const { frame, move, ...hit } of moves) {
    const index = actionFor(actions, frame);
    if (index >= 0) named.set(index, [...(named.get(index) ?? []), moveName(move) + hitWords(hit)]);
  }
  for (const [index, names] of named) lines[index] = names.join(', ');
  return lines;
}
