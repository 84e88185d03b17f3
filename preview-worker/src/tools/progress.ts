/** Most reports in a second. */
const REPORTS_PER_SECOND = 4;

export interface ProgressReporter {
  /** Takes standard output of `ffmpeg -progress pipe:1` in pieces of any size. */
  read(text: string): void;
  /** Reports 100. */
  finish(): void;
  /** Pictures of the first output so far. */
  frames(): number;
}

/**
 * Turns ffmpeg's own progress into whole percents: rising, at most four a second, 100 only from `finish`.
 * @param durationSeconds length of the longest output
 * @param now ms, monotonic
 */
export function createProgressReporter(
  durationSeconds: number,
  onProgress: (percent: number) => void,
  now: () => number = performance.now.bind(performance),
): ProgressReporter {
  let rest = '';
  let frames = 0;
  let last = -1;
  let lastAt = -Infinity;
  const report = (percent: number) => {
    if (percent <= last || (percent < 100 && now() - lastAt < 1000 / REPORTS_PER_SECOND)) return;
    last = percent;
    lastAt = now();
    onProgress(percent);
  };
  return {
    read(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        frames = Number(/^frame=\s*(\d+)/.exec(line)?.[1] ?? frames);
        // ffmpeg calls microseconds "out_time_ms" in all versions; newer ones add "out_time_us".
        const microseconds = /^out_time_(?:ms|us)=(\d+)/.exec(line)?.[1];
        if (microseconds !== undefined)
          report(Math.min(99, Math.floor(Number(microseconds) / 10_000 / Math.max(durationSeconds, 0.001))));
      }
    },
    finish() {
      report(100);
    },
    frames: () => frames,
  };
}
