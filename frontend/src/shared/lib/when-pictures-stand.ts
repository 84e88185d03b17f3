/** Pictures that take longer are not waited for, ms. */
const AT_MOST_MS = 1200;

const isInWindow = (picture: HTMLImageElement): boolean => {
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** Resolves when a picture has come or never will. */
const settled = (picture: HTMLImageElement): Promise<void> =>
  picture.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        const done = () => {
          resolve();
        };
        picture.addEventListener('load', done, { once: true });
        picture.addEventListener('error', done, { once: true });
      });

/**
 * Calls back once the pictures that are in the window have come, after 1.2 s in any case: what is fetched meanwhile would stand before
 * them in the browser's queue.
 * @returns ends the waiting
 */
export function whenPicturesStand(run: () => void): () => void {
  let ended = false;
  const go = () => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(go, AT_MOST_MS);
  // what is seen to be near the window in one frame asks for its picture in the next
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        void Promise.all([...document.images].filter(isInWindow).map(settled)).then(go);
      });
    });
  });
  return () => {
    ended = true;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
