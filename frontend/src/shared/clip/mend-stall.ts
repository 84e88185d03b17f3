/** How long a clip that should play may stand still; ms. At its slowest a picture stays for 267 ms. */
export const STILL_MS = 700;

/**
 * Lets a clip begin anew where it should play, has all it needs and yet stands still, until the returned function is called: WebKit
 * with GStreamer may rest so after the speed was changed in a pause. Neither a seek nor another speed wakes it, a pause does.
 */
export function mendStalls(video: HTMLVideoElement): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let before = -1;
  const look = () => {
    const { currentTime } = video;
    const stands = currentTime === before && !video.paused && !video.seeking && video.readyState >= 2;
    before = currentTime;
    if (!stands || document.hidden) return;
    video.pause();
    // The browser may refuse; then the clip simply stays paused.
    video.play().catch(() => undefined);
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const begin = () => {
    stop();
    before = -1;
    timer = setInterval(look, STILL_MS);
  };
  if (!video.paused) begin();
  video.addEventListener('play', begin);
  video.addEventListener('pause', stop);
  return () => {
    stop();
    video.removeEventListener('play', begin);
    video.removeEventListener('pause', stop);
  };
}
