import { MAX_FRAME, NO_SAMPLE, VALUES_PER_FRAME, type PressType } from '@combolab/contracts';
import { gridOf, partOfSticks, stickField, textOfGrid } from '../../../shared/sticks/stick-grid.js';
import { buttonOf, lastFrameOf, type Button, type Track, type TrackPress } from './track.js';

/** Buttons whose movement is sampled, with their bytes in a frame. */
const SAMPLED: readonly (readonly [button: Button, columns: readonly number[]])[] = [
  ['stick', [0, 1]],
  ['cstick', [2, 3]],
  ['L_TRIGGER', [4]],
  ['R_TRIGGER', [5]],
];

/** What is pressed of one button on each frame; null where nothing is. */
function pressedOn(presses: readonly TrackPress[], button: Button): readonly (PressType | null)[] {
  const frames = new Array<PressType | null>(MAX_FRAME + 1).fill(null);
  const own = presses.filter(({ type }) => buttonOf(type) === button);
  own.forEach((press, i) => {
    const last = press.end === null ? lastFrameOf(press, own[i + 1]) : Math.max(press.start, press.end - 1);
    frames.fill(press.type, press.start, Math.min(MAX_FRAME, last) + 1);
  });
  return frames;
}

/**
 * The track after presses were edited by hand. Where a stick or trigger is now pressed otherwise than before, its samples
 * would tell of a movement that the author has taken back: they go, on these frames and of this part alone, and the
 * drawn controller shows the press there. Undo brings them back with the press.
 */
export function withoutEdited(before: Track, after: Track): Track {
  if (after.sticks === undefined || after.sticks !== before.sticks || after.presses === before.presses) return after;
  const grid = gridOf(after.sticks);
  for (const [button, columns] of SAMPLED) {
    const [was, is] = [pressedOn(before.presses, button), pressedOn(after.presses, button)];
    is.forEach((type, frame) => {
      if (type === was[frame]) return;
      for (const column of columns) {
        const at = frame * VALUES_PER_FRAME + column;
        grid[at] = NO_SAMPLE;
      }
    });
  }
  const left = textOfGrid(grid);
  return left === after.sticks ? after : withSticks(after, left);
}

/** The track with other samples; without any when there are none. */
export function withSticks({ sticks: _, ...track }: Track, sticks: string | undefined): Track {
  return { ...track, ...stickField(sticks) };
}

/** Samples from `frame` on, moved with everything else there; what was over on the way to the front is gone. */
export function shiftedSticks(sticks: string | undefined, frame: number, by: number, lastFrame: number) {
  if (sticks === undefined) return undefined;
  const [still, moved] = [gridOf(sticks), gridOf(sticks, by)];
  const first = Math.max(0, frame + by) * VALUES_PER_FRAME;
  still.fill(NO_SAMPLE, Math.min(first, frame * VALUES_PER_FRAME));
  still.set(moved.subarray(first), Math.min(first, still.length));
  still.fill(NO_SAMPLE, (lastFrame + 1) * VALUES_PER_FRAME);
  return textOfGrid(still);
}

/** The track with the samples that lie on frames of its clip. @param lastFrame null when it is not known */
export const withinClip = (track: Track, lastFrame: number | null): Track =>
  lastFrame === null ? track : withSticks(track, partOfSticks(track.sticks, 0, lastFrame));

/** Which frames and which button samples are taken of; all buttons when it is null. */
export interface LaidOn {
  readonly from: number;
  readonly to: number;
  readonly only?: Button | null;
}

/** Samples with others in their place, where there are others. */
export function laidSticks(under: string | undefined, over: string | undefined, { from, to, only = null }: LaidOn) {
  if (over === undefined) return under;
  const [grid, laid] = [gridOf(under), gridOf(over)];
  for (const [button, columns] of SAMPLED) {
    if (only !== null && only !== button) continue;
    for (let frame = Math.max(0, from); frame <= Math.min(MAX_FRAME, to); frame += 1)
      for (const column of columns) {
        const at = frame * VALUES_PER_FRAME + column;
        const value = laid[at] ?? NO_SAMPLE;
        if (value !== NO_SAMPLE) grid[at] = value;
      }
  }
  return textOfGrid(grid);
}
