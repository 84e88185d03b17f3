import { FULL, MAX_FRAME, VALUES_PER_FRAME } from '@combolab/contracts';
import type { PadState } from '../pad/pad-state.js';
import { emptyGrid, textOfGrid } from './stick-grid.js';

/** Where the sticks of a pad were, on the frame of the clip that was shown then; it may have a fraction. */
export interface PlacedSticks {
  readonly sticks: PadState['sticks'];
  readonly frame: number;
}

const byteOf = (way: number): number => Math.round(Math.max(-1, Math.min(1, way)) * FULL);

/**
 * How the sticks of a pad moved from one frame to another, both included, as combos keep it; undefined when no pad was
 * played. A frame between two looks at the pad has what was seen last. Triggers are left out: pads differ in which of
 * theirs tell how far they are pulled.
 * @param seen in the order of time
 */
export function sticksOfPad(seen: readonly PlacedSticks[], from: number, to: number): string | undefined {
  const grid = emptyGrid();
  let next = 0;
  let last: PadState['sticks'] | null = null;
  for (let frame = Math.max(0, Math.floor(from)); frame <= Math.min(MAX_FRAME, to); frame += 1) {
    for (let one = seen[next]; one !== undefined && Math.round(one.frame) <= frame; one = seen[++next])
      last = one.sticks;
    if (last === null) continue;
    const [x, y] = last.CONTROL_STICK;
    const [cx, cy] = last.C_STICK;
    // pads tell downwards as more
    grid.set([byteOf(x), byteOf(-y), byteOf(cx), byteOf(-cy)], frame * VALUES_PER_FRAME);
  }
  return textOfGrid(grid);
}
