import { useEffect, type RefObject } from 'react';
import type { FrameClock } from '../frame-clock.js';
import { playedRate } from '../speeds.js';
import { elementVolume, isHeardAt, soundOn, volume } from './sound-choices.js';

/**
 * Lets a clip be heard as the viewer wants it. The frame stays what the pictures say: nothing here asks the sound for
 * the time, nor waits for it.
 * @param heard whether the clip has sound that may be heard here
 */
export function useClipSound(video: RefObject<HTMLVideoElement | null>, clock: FrameClock, heard: boolean): void {
  useEffect(
    () => (video.current === null ? undefined : followWishes(video.current, clock, heard)),
    [video, clock, heard],
  );
}

/** @returns ends it, and mutes the element */
function followWishes(element: HTMLVideoElement, clock: FrameClock, heard: boolean): () => void {
  const apply = () => {
    const { rate, slow } = clock.state;
    const played = playedRate(rate, slow);
    element.volume = elementVolume(volume.read());
    // Slowed tape keeps an attack sharp; stretching at one pitch smears it over the frames around it.
    element.preservesPitch = played >= 1;
    element.muted = !(heard && soundOn.get() && volume.read() > 0 && isHeardAt(played));
  };
  apply();
  const stopStates = clock.states.listen(apply);
  const stopSwitch = soundOn.listen(apply);
  const stopVolume = volume.listen(apply);
  return () => {
    stopStates();
    stopSwitch();
    stopVolume();
    element.muted = true;
  };
}
