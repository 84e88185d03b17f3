import { useEffect, useRef, type RefObject } from 'react';
import { useReducedMotion } from '../lib/use-media-query.js';
import type { FrameClock } from '../clip/frame-clock.js';
import { followScroll, scrollInView, scrollLanes } from './lane-zoom.js';
import { useDrawFrame } from '../clip/use-clock.js';
import type { LaneView } from './use-lane-zoom.js';

/** Scrolls zoomed lanes along with the playhead, until the viewer scrolls them elsewhere. */
export function useFollowPlayhead(
  clock: FrameClock,
  scroller: RefObject<HTMLElement | null>,
  { px, fit, room }: LaneView,
): void {
  const still = useReducedMotion();
  const left = useRef(false);
  const seen = useRef(-1);
  useDrawFrame(clock, (frame) => {
    const element = scroller.current;
    if (element === null || room === 0 || px <= fit || frame === seen.current) return;
    seen.current = frame;
    if (!clock.state.playing) scrollLanes(element, scrollInView(element.scrollLeft, frame, px, room));
    else if (!left.current)
      scrollLanes(element, still ? scrollInView(element.scrollLeft, frame, px, room) : followScroll(frame, px, room));
  });
  useEffect(() => {
    const element = scroller.current;
    const onOwnScroll = (event: Event) => {
      if (!(event instanceof WheelEvent && event.ctrlKey)) left.current = true;
    };
    element?.addEventListener('wheel', onOwnScroll, { passive: true });
    element?.addEventListener('touchmove', onOwnScroll, { passive: true });
    const stop = clock.states.listen(() => {
      if (!clock.state.playing) left.current = false;
    });
    return () => {
      element?.removeEventListener('wheel', onOwnScroll);
      element?.removeEventListener('touchmove', onOwnScroll);
      stop();
    };
  }, [clock, scroller]);
}
