import type { PlayedClip } from './clip-facts.js';

/** A player that says nothing for so long cannot play the file, in ms. */
const PATIENCE_MS = 15_000;

/** What the browser's own player says of a file, sound without pictures has no sides; null when it cannot play it. */
export function probeVideo(file: Blob): Promise<PlayedClip | null> {
  const src = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const told = new Promise<PlayedClip | null>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, null);
    const tell = (played: PlayedClip | null) => {
      clearTimeout(timer);
      resolve(played);
    };
    video.onerror = () => {
      tell(null);
    };
    video.onloadeddata = () => {
      const { duration, videoWidth: width, videoHeight: height } = video;
      tell({ durationS: Number.isFinite(duration) ? duration : 0, width, height });
    };
    video.src = src;
  });
  return told.finally(() => {
    video.onerror = null;
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(src);
  });
}
