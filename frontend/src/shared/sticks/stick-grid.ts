import {
  encodeSticks,
  framesOfSticks,
  MAX_FRAME,
  NO_SAMPLE,
  readSticks,
  VALUES_PER_FRAME,
  type Sticks,
} from '@combolab/contracts';

/** Samples of every frame that a clip may have, one frame after the other; `NO_SAMPLE` where nothing is known. */
export type StickGrid = Int8Array;

/** Samples that somebody sent or stored; null for none, and for what is damaged. */
export function sticksOf(text: string | undefined): Sticks | null {
  if (text === undefined) return null;
  const read = readSticks(text);
  return 'problem' in read ? null : read.sticks;
}

export const emptyGrid = (): StickGrid => new Int8Array((MAX_FRAME + 1) * VALUES_PER_FRAME).fill(NO_SAMPLE);

/** @param by frames that all samples are moved; what comes to lie outside of a clip's frames is gone */
export function gridOf(text: string | undefined, by = 0): StickGrid {
  const grid = emptyGrid();
  const sticks = sticksOf(text);
  if (sticks === null) return grid;
  const to = sticks.from + by;
  const skipped = Math.max(0, -to);
  const count = Math.min(framesOfSticks(sticks), MAX_FRAME + 1 - to);
  if (count > skipped)
    grid.set(
      sticks.samples.subarray(skipped * VALUES_PER_FRAME, count * VALUES_PER_FRAME),
      (to + skipped) * VALUES_PER_FRAME,
    );
  return grid;
}

/** The samples from the first known frame to the last; undefined when nothing is known. */
export function textOfGrid(grid: StickGrid): string | undefined {
  const first = grid.findIndex((value) => value !== NO_SAMPLE);
  if (first === -1) return undefined;
  const from = Math.floor(first / VALUES_PER_FRAME);
  const last = Math.floor(grid.findLastIndex((value) => value !== NO_SAMPLE) / VALUES_PER_FRAME);
  return encodeSticks({ from, samples: grid.slice(from * VALUES_PER_FRAME, (last + 1) * VALUES_PER_FRAME) });
}

/** The samples of the frames from `from` to `to`, both included, moved by `by` frames. */
export function partOfSticks(text: string | undefined, from: number, to: number, by = 0): string | undefined {
  if (text === undefined) return undefined;
  const whole = gridOf(text, by);
  const [first, end] = [from + by, to + by + 1].map((frame) => Math.max(0, frame) * VALUES_PER_FRAME);
  const part = emptyGrid();
  part.set(whole.subarray(first, end), Math.min(first ?? 0, part.length));
  return textOfGrid(part);
}

/** As a field that is there or not. */
export const stickField = (sticks: string | null | undefined): { readonly sticks?: string } =>
  sticks == null ? {} : { sticks };
