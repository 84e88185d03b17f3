import type { LaneZoom } from './lane-zoom-choice.js';

/** Nothing is drawn larger than this many pixels per frame. */
export const MOST_PX = 16;
/** Clips that would be drawn smaller scroll, until their viewer asks for the whole clip. */
const LEAST_USUAL_PX = 2;
const USUAL_PX = 6;
const FACTOR = 1.5;

/** Pixels per frame at which the whole clip is in view. */
export const fitPx = (room: number, frames: number): number =>
  Math.min(MOST_PX, Math.max(1, room) / Math.max(1, frames));

/** Pixels per frame for what the viewer chose. Never smaller than the whole clip. */
export function shownPx(zoom: LaneZoom, fit: number): number {
  if (zoom === 'fit') return fit;
  return Math.max(fit, zoom ?? (fit < LEAST_USUAL_PX ? USUAL_PX : fit));
}

/** The next zoom after pixels per frame were multiplied. */
export function zoomedBy(px: number, factor: number, fit: number): LaneZoom {
  const next = Math.min(MOST_PX, px * factor);
  // Out to nearly the whole clip means all of it; into a clip that is almost as large as can be still goes on.
  return next <= (factor < 1 ? fit * 1.01 : fit) ? 'fit' : next;
}
export const zoomedIn = (px: number, fit: number): LaneZoom => zoomedBy(px, FACTOR, fit);
export const zoomedOut = (px: number, fit: number): LaneZoom => zoomedBy(px, 1 / FACTOR, fit);

/** Where to scroll so that the frame at `anchor` pixels from the left edge stays there. */
export const scrollAfterZoom = (scroll: number, anchor: number, before: number, after: number): number =>
  Math.max(0, ((scroll + anchor) * after) / before - anchor);

/** Frames that are drawn: those in view and as many again on both sides, in steps, so that it seldom changes. */
export function drawnFrames(scroll: number, room: number, px: number): readonly [from: number, to: number] {
  const chunk = Math.max(1, Math.ceil(room / px));
  const first = Math.floor(Math.max(0, scroll) / px / chunk);
  return [Math.max(0, (first - 1) * chunk), (first + 3) * chunk];
}

/** Where to scroll while the clip plays, so that the playhead stays at two fifths of the room. */
export const followScroll = (frame: number, px: number, room: number): number => Math.max(0, frame * px - room * 0.4);

/** Where to scroll so that a frame is in view; the same when it is already. */
export function scrollInView(scroll: number, frame: number, px: number, room: number): number {
  const x = frame * px;
  return x < scroll || x > scroll + room * 0.9 ? Math.max(0, x - room * 0.25) : scroll;
}

/** Scrolls the lanes; at once, since it is called for every frame. */
export function scrollLanes(element: HTMLElement, left: number): void {
  element.scrollLeft = left;
}

/** Frames between two numbers of the ruler, so that they don't run into each other. */
export const rulerStep = (pixelsPerFrame: number): number =>
  [5, 10, 20, 30, 60, 120, 300].find((step) => step * pixelsPerFrame >= 44) ?? 600;
