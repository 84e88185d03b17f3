import { frameOfPicture, frameOfPosition } from './clock-rules.js';
import type { ShownPicture } from './clock-state.js';

type OnPicture = (picture: ShownPicture, frame: number) => void;

/**
 * Tells of every picture that a video shows, with its frame, until the returned function is called.
 * @param delayS what the video counts before its first picture, in s
 */
export function followPictures(video: HTMLVideoElement, delayS: number, tell: OnPicture): () => void {
  if (!('requestVideoFrameCallback' in video)) return followPosition(video, delayS, tell);
  const onPicture = (_now: number, shown: VideoFrameCallbackMetadata) => {
    const { expectedDisplayTime } = shown;
    const mediaTime = shown.mediaTime - delayS;
    tell({ mediaTime, at: expectedDisplayTime, rate: video.playbackRate }, frameOfPicture(mediaTime));
    handle = video.requestVideoFrameCallback(onPicture);
  };
  let handle = video.requestVideoFrameCallback(onPicture);
  return () => {
    video.cancelVideoFrameCallback(handle);
  };
}

/** For browsers that don't tell of their pictures: the position, looked at once per screen refresh. */
function followPosition(video: HTMLVideoElement, delayS: number, tell: OnPicture): () => void {
  const look = (now: number) => {
    const mediaTime = Math.max(0, video.currentTime - delayS);
    tell({ mediaTime, at: now, rate: video.playbackRate }, frameOfPosition(mediaTime));
    handle = requestAnimationFrame(look);
  };
  let handle = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(handle);
  };
}
