import { FRAMES_PER_SECOND, type PressType } from '@combolab/contracts';
import type { Lane } from '../player/lane-model.js';

/** A press as it stands under the picture at one frame. */
export interface BandPress {
  readonly type: PressType;
  /** Of the lanes, from above. */
  readonly row: number;
  /** Frames from the picture's own; negative before it. */
  readonly from: number;
  /** Frames it is held; 0 is a press. */
  readonly length: number;
  /** It is down now, or was pressed so lately that it still shines. */
  readonly now: boolean;
}

/** Frames that are seen before and after the picture's own. */
export const BAND = { before: 40, after: 80 } as const;
/** More lanes than these are not drawn: they are the least used. */
export const MOST_ROWS = 6;

/** A plain press shines as long as on the drawn controller, 350 ms. */
const SHINES = Math.round(0.35 * FRAMES_PER_SECOND);

/** What lies under the picture of a frame. */
export function pressesUnder(lanes: readonly Lane[], frame: number): readonly BandPress[] {
  return lanes.slice(0, MOST_ROWS).flatMap(({ bars }, row) =>
    bars
      .map(({ frame: at, length, type }) => {
        const from = at - frame;
        const shines = length === 0 ? SHINES : length;
        return { type, row, from, length, now: from <= 0 && from + shines >= 0 };
      })
      .filter(({ from, length }) => from <= BAND.after && from + length >= -BAND.before),
  );
}
