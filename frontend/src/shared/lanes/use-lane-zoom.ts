import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useChoice } from '../lib/stored-choice.js';
import { drawnFrames, fitPx, scrollAfterZoom, scrollLanes, shownPx, zoomedBy } from './lane-zoom.js';
import { laneZoom, type LaneZoom } from './lane-zoom-choice.js';

/** Width of the lanes' names in pixels, where there is room for words. */
export const NAMES_PX = 92;

export interface LaneView {
  /** Width of the lanes' names in pixels. */
  readonly names: number;
  /** Pixels per frame. */
  readonly px: number;
  /** Pixels per frame at which the whole clip is in view. */
  readonly fit: number;
  /** Pixels of lanes in view. */
  readonly room: number;
  /** Frames that are drawn. */
  readonly drawn: readonly [from: number, to: number];
  readonly onScroll: () => void;
  /** Zooms around a place, in pixels from the lanes' left edge; the middle when there is none. */
  readonly zoomTo: (zoom: LaneZoom, anchor?: number) => void;
}

/** How far the lanes are zoomed and which frames are in view; keeps what was looked at in place. */
export function useLaneZoom(scroller: RefObject<HTMLElement | null>, frames: number, names = NAMES_PX): LaneView {
  const zoom = useChoice(laneZoom);
  const [room, setRoom] = useState(0);
  const [scroll, setScroll] = useState(0);
  const fit = fitPx(room, frames);
  const px = shownPx(zoom, fit);
  const before = useRef({ px, anchor: null as number | null });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = () => {
      setRoom(Math.max(0, element.clientWidth - names));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [scroller, names]);
  useLayoutEffect(() => {
    const { px: last, anchor } = before.current;
    before.current = { px, anchor: null };
    const element = scroller.current;
    if (element !== null && last !== px)
      scrollLanes(element, scrollAfterZoom(element.scrollLeft, anchor ?? room / 2, last, px));
  }, [scroller, px, room]);
  const zoomTo = (next: LaneZoom, anchor?: number) => {
    before.current.anchor = anchor ?? null;
    laneZoom.write(next);
  };
  useZoomGestures(scroller, names, (factor, anchor) => {
    zoomTo(zoomedBy(px, factor, fit), anchor);
  });
  const drawn = drawnFrames(scroll, room, px);
  const onScroll = () => {
    const now = scroller.current?.scrollLeft ?? 0;
    // Few scrolls change what is drawn; React has nothing to do for the others.
    if (drawnFrames(now, room, px)[0] !== drawn[0]) setScroll(now);
  };
  return { names, px, fit, room, drawn, onScroll, zoomTo };
}

const distance = ([a, b]: readonly Touch[]): number => (a && b ? Math.abs(a.clientX - b.clientX) : 0);

/** Ctrl with the wheel, and two fingers. */
function useZoomGestures(
  scroller: RefObject<HTMLElement | null>,
  names: number,
  zoom: (factor: number, anchor: number) => void,
): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const anchorOf = (clientX: number) => Math.max(0, clientX - element.getBoundingClientRect().left - names);
    let apart = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 300), anchorOf(event.clientX));
    };
    const onTouchStart = ({ touches }: TouchEvent) => {
      apart = distance([...touches]);
    };
    const onTouchMove = (event: TouchEvent) => {
      const [a, b] = event.touches;
      const now = distance([...event.touches]);
      if (a === undefined || b === undefined || apart < 10 || now < 10) return;
      event.preventDefault();
      latest.current(now / apart, anchorOf((a.clientX + b.clientX) / 2));
      apart = now;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [scroller, names]);
}
