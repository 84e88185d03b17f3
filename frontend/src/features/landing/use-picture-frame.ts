import { FRAMES_PER_SECOND } from '@combolab/contracts';
import type { ReadableAtom } from 'nanostores';
import { useCallback, useEffect, useRef, useState } from 'react';
import { frameStore } from '../../shared/clip/frame-store.js';

/** Tells of each frame of a clip, outside of React. */
export type Frames = Pick<ReadableAtom<number>, 'subscribe'>;

/**
 * The frames a video shows, told by its pictures.
 * @param stillAt frame to stand at instead of playing, or null
 */
export function usePictureFrame(stillAt: number | null) {
  const video = useRef<HTMLVideoElement>(null);
  const [frames] = useState(frameStore);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    let handle = 0;
    const onPicture = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
      frames.set(Math.round(mediaTime * FRAMES_PER_SECOND));
      handle = element.requestVideoFrameCallback(onPicture);
    };
    if ('requestVideoFrameCallback' in element) handle = element.requestVideoFrameCallback(onPicture);
    const onTime = () => {
      if (!('requestVideoFrameCallback' in element))
        frames.set(Math.floor((element as HTMLVideoElement).currentTime * FRAMES_PER_SECOND));
    };
    const onPlay = () => {
      setPlaying(true);
    };
    const onPause = () => {
      setPlaying(false);
    };
    element.addEventListener('timeupdate', onTime);
    element.addEventListener('play', onPlay);
    element.addEventListener('pause', onPause);
    return () => {
      if ('cancelVideoFrameCallback' in element) element.cancelVideoFrameCallback(handle);
      element.removeEventListener('timeupdate', onTime);
      element.removeEventListener('play', onPlay);
      element.removeEventListener('pause', onPause);
    };
  }, [frames]);

  useEffect(() => {
    const element = video.current;
    if (element === null || stillAt === null) return;
    frames.set(stillAt);
    element.pause();
    element.currentTime = (stillAt + 0.5) / FRAMES_PER_SECOND;
  }, [frames, stillAt]);

  const toggle = useCallback(() => {
    const element = video.current;
    if (element === null) return;
    if (element.paused) element.play().catch(() => undefined); // the browser may refuse: it stays still
    else element.pause();
  }, []);

  return { video, frames: frames as Frames, playing, toggle };
}
