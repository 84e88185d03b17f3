import { normaliseActions, type Action, type ActionInput } from '../../track/action.js';
import type { Hold, PressType } from '../../track/press.js';
import { SeededRandom } from './random.js';

const BUTTONS = ['A_BUTTON', 'B_BUTTON', 'X_BUTTON', 'Y_BUTTON', 'R_TRIGGER', 'R_Z'] as const;
const STICK = ['CONTROL_STICK_UP', 'CONTROL_STICK_LEFT', 'CONTROL_STICK_DOWN_RIGHT', 'CONTROL_STICK_DOWN'] as const;
const MIN_GAP = 14;
const MAX_GAP = 40;

/** A combo as people write them: plain presses, holds of a trigger, a stick that is held, turned and let go. */
export function syntheticTrack(seed: number, actionCount = 12): readonly Action[] {
  const random = new SeededRandom(seed);
  let frame = random.whole(10, 60);
  let shield = false;
  let stick: (typeof STICK)[number] | null = null;
  const actions: ActionInput[] = [];
  for (let i = 0; i < actionCount; i += 1) {
    const presses = new Map<PressType, Hold>();
    const isLast = i === actionCount - 1;
    if (isLast || random.chance(0.7)) presses.set(random.of(BUTTONS), 'SELECT_NO_HOLD');
    if (shield ? isLast || random.chance(0.4) : !isLast && random.chance(0.25)) {
      presses.set('L_Z', shield ? 'END_HOLD' : 'START_HOLD');
      shield = !shield;
    }
    if (stick !== null && (isLast || random.chance(0.5))) {
      presses.set(stick, 'END_HOLD');
      stick = null;
    }
    if (stick === null && !isLast && random.chance(0.4)) {
      const way = random.of(STICK);
      if (!presses.has(way)) {
        const isHeld = random.chance(0.6);
        presses.set(way, isHeld ? 'START_HOLD' : 'SELECT_NO_HOLD');
        if (isHeld) stick = way;
      }
    }
    if (presses.size > 0) actions.push({ frame, presses: [...presses].map(([type, hold]) => ({ type, hold })) });
    frame += random.whole(MIN_GAP, MAX_GAP);
  }
  return normaliseActions(actions);
}
