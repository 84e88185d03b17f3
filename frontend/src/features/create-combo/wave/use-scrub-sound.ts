import { useEffect } from 'react';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import type { HeardClip } from './heard-frames.js';
import { followSteps, openScrubber } from './scrub-sound.js';

/** Lets frames be heard that are stepped or dragged to, where the author has sound on. */
export function useScrubSound(clock: FrameClock, heard: HeardClip | null): void {
  useEffect(() => (heard === null ? undefined : followSteps(clock, () => openScrubber(heard))), [clock, heard]);
}
