/**
 * Calls back once the page that was asked for has long been painted and the browser has nothing else to do.
 * @param ms waited in any case
 * @returns ends the waiting
 */
export function whenQuiet(ms: number, run: () => void): () => void {
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  let ended = false;
  const later = setTimeout(() => {
    idle(() => {
      if (!ended) run();
    });
  }, ms);
  return () => {
    ended = true;
    clearTimeout(later);
  };
}
