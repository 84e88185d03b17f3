import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showController } from '../../../shared/controller/use-viewer-controller.js';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import { readPlayerLink } from './player-link.js';

/** Has the clip stand as the address asks: at its frame, paused, with its speed, loop and controller. */
export function usePlayerLink(clock: FrameClock, gameId: string): void {
  const [search] = useSearchParams();
  const arrive = useEffectEvent(() => {
    const { frame, rate, range, pad } = readPlayerLink(search, clock.lastFrame);
    if (rate !== null) clock.setRate(rate);
    if (range !== null) clock.setLoopRange(range.start, range.end);
    if (frame !== null || range !== null) clock.seek(frame ?? range?.start ?? 0);
    return pad;
  });
  const asked = search.toString();
  useEffect(() => {
    const pad = arrive();
    if (pad === null) return undefined;
    showController(gameId, pad);
    return () => {
      showController(gameId, null);
    };
  }, [clock, gameId, asked]);
}
