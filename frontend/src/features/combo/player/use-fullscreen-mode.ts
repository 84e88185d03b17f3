import { useEffect, type RefObject } from 'react';
import { useMe } from '../../../shared/auth/use-auth.js';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';

/** For users who wish so, the player fills the screen as soon as it is played by hand. */
export function useFullscreenMode(clock: FrameClock, player: RefObject<HTMLElement | null>): void {
  const wished = useMe()?.fullscreenMode === true;
  useEffect(() => {
    if (!wished || !document.fullscreenEnabled) return;
    let before = clock.states.get().playing;
    return clock.states.listen(() => {
      const { playing } = clock.states.get();
      const begins = playing && !before;
      before = playing;
      if (begins && navigator.userActivation.isActive && document.fullscreenElement === null)
        player.current?.requestFullscreen().catch(() => undefined); // not allowed just now: it plays where it is
    });
  }, [wished, clock, player]);
}
