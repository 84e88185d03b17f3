/** How often a supervised thread or process says that it is alive, in ms. */
export const BEAT_MS = 1000;
const BEAT = 'combolab:beat';

export const isBeat = (message: unknown): boolean => message === BEAT;

/** Says regularly that this thread or process is alive, for as long as it takes its turns. @returns how to end it */
export function startBeating(say: (beat: string) => void): () => void {
  say(BEAT);
  const timer = setInterval(say, BEAT_MS, BEAT);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
