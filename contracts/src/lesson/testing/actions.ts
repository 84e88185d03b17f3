import { normaliseActions, type Action } from '../../track/action.js';
import type { Hold, PressType } from '../../track/press.js';

const holds: Readonly<Record<string, Hold>> = { '[': 'START_HOLD', '=': 'MAINTAIN_HOLD', ']': 'END_HOLD' };

/** Actions from lines such as `{ 10: 'A_BUTTON [L_Z', 30: ']L_Z' }`: `[` begins a hold, `=` keeps it, `]` ends it. */
export const actionsFrom = (lines: Readonly<Record<number, string>>): readonly Action[] =>
  normaliseActions(
    Object.entries(lines).map(([frame, line]) => ({
      frame: Number(frame),
      presses: line.split(' ').map((word) => {
        const hold = holds[word.charAt(0)];
        return { type: (hold ? word.slice(1) : word) as PressType, hold: hold ?? 'SELECT_NO_HOLD' };
      }),
    })),
  );
