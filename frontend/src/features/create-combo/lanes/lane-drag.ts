import { moveBy, moveEdgeBy, selectionOf, type Edge, type Edited, type Selection } from '../track/edits.js';
import { pressKey, type Track, type TrackPress } from '../track/track.js';

/** What of a bar was taken: all of it or one of its ends. */
export type Grip = 'whole' | Edge;

/** Pixels at both ends of a bar that move that end alone. */
const EDGE_PX = 7;
/** Pixels over which a bar is drawn to a frame where something stands. */
const SNAP_PX = 7;

/** @param x pixels from the bar's left edge @param width of the bar, pixels */
export function gripAt(press: TrackPress, x: number, width: number): Grip {
  if (press.end !== null && x > width - EDGE_PX) return 'end';
  return press.end !== press.start && x < EDGE_PX ? 'start' : 'whole';
}

/** A drag of bars from where it began. */
export interface Drag {
  readonly track: Track;
  readonly selection: Selection;
  readonly grip: Grip;
  /** Frame of what was taken. */
  readonly from: number;
  /** Frames that draw it to them. */
  readonly targets: readonly number[];
}

/** Begins a drag of everything selected. @param playhead the frame that is shown */
export function beginDrag(track: Track, selection: Selection, taken: TrackPress, grip: Grip, playhead: number): Drag {
  const others = track.presses.filter((press) => !selection.has(pressKey(press)));
  const ends = others.flatMap(({ start, end }) => (end === null ? [start] : [start, end]));
  const from = grip === 'end' ? (taken.end ?? taken.start) : taken.start;
  return { track, selection, grip, from, targets: [...new Set([playhead, ...ends, ...track.breakpoints])] };
}

/** Where a drag leads. */
export interface Dragged extends Edited {
  /** A frame it was drawn to; null where nothing was near. */
  readonly guide: number | null;
}

/** @param pixels moved so far @param px pixels per frame @param snaps whether near frames draw it to them */
export function dragged(drag: Drag, pixels: number, px: number, lastFrame: number, snaps: boolean): Dragged {
  const [target, near] = snaps ? nearest(drag.targets, drag.from + pixels / px) : [null, Infinity];
  const drawn = target !== null && near * px <= SNAP_PX;
  const frames = drawn ? target - drag.from : Math.round(pixels / px);
  const { track, selection, grip } = drag;
  const edited =
    frames === 0
      ? null
      : grip === 'whole'
        ? moveBy(track, selection, frames, lastFrame)
        : moveEdgeBy(track, selection, grip, frames, lastFrame);
  return { ...(edited ?? { track, selection }), guide: drawn ? target : null };
}

function nearest(targets: readonly number[], frame: number): readonly [number | null, number] {
  let best: number | null = null;
  for (const target of targets) if (best === null || Math.abs(target - frame) < Math.abs(best - frame)) best = target;
  return [best, best === null ? Infinity : Math.abs(best - frame)];
}

/** A rectangle over the lanes: frames and rows, both ends included. */
export interface Marquee {
  readonly frames: readonly [from: number, to: number];
  readonly rows: readonly [from: number, to: number];
}

/** Presses that a marquee touches. @param rows of presses, as the lanes show them */
export function inMarquee(
  rows: readonly (readonly TrackPress[])[],
  { frames, rows: [first, last] }: Marquee,
): Selection {
  const touched = rows
    .slice(Math.max(0, first), last + 1)
    .flat()
    .filter(({ start, end }) => start <= frames[1] && (end ?? start) >= frames[0]);
  return selectionOf(touched);
}

/** What is selected after a click on a press; with Shift or Ctrl it is added, or taken away. */
export function clickedOn(selection: Selection, press: TrackPress, adds: boolean): Selection {
  const key = pressKey(press);
  if (!adds) return selection.has(key) ? selection : new Set([key]);
  return selection.has(key) ? new Set([...selection].filter((each) => each !== key)) : new Set([...selection, key]);
}
