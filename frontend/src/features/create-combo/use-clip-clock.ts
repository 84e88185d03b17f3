import { useSyncExternalStore } from 'react';
import type { ClipClock } from './clip-clock.js';

/** The frame the clip stands on. Only what shows it should ask: it changes with every picture. */
export const useFrame = (clock: ClipClock): number => useSyncExternalStore(clock.subscribe, clock.frameNow);
export const useLastFrame = (clock: ClipClock): number => useSyncExternalStore(clock.subscribe, clock.lastFrame);
export const usePlaying = (clock: ClipClock): boolean => useSyncExternalStore(clock.subscribe, clock.isPlaying);
