import { frameOfPicture, frameOfPosition } from './clock-rules.js';
import type { ShownPicture } from './clock-state.js';

type OnPicture = (picture: ShownPicture, frame: number) => void;

/** Tells of every picture that a video shows, with its frame, until the returned function is called. */
export function followPictures(video: HTMLVideoElement, tell: OnPicture): () => void {
  if (!('requestVideoFrameCallback' in video)) return followPosition(video, tell);
  const onPicture = (_now: number, { mediaTime, expectedDisplayTime }: VideoFrameCallbackMetadata) => {
    tell({ mediaTime, at: expectedDisplayTime, rate: video.playbackRate }, frameOfPicture(mediaTime));
    handle = video.requestVideoFrameCallback(onPicture);
  };
  let handle = video.requestVideoFrameCallback(onPicture);
  return () => {
    video.cancelVideoFrameCallback(handle);
  };
}

/** For browsers that don't tell of their pictures: the position, looked at once per screen refresh. */
function followPosition(video: HTMLVideoElement, tell: OnPicture): () => void {
  const look = (now: number) => {
    const mediaTime = video.currentTime;
    tell({ mediaTime, at: now, rate: video.playbackRate }, frameOfPosition(mediaTime));
    handle = requestAnimationFrame(look);
  };
  let handle = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(handle);
  };
}
