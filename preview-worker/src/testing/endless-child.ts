import { findFfmpeg } from '../tools/find-ffmpeg.js';
import { runFfmpeg } from '../tools/run-ffmpeg.js';
import { exitWithParent } from '../worker/exit-with-parent.js';

// A child process for tests: works without end until its parent is gone.
const signal = exitWithParent();
const { ffmpeg } = await findFfmpeg();
const started = () => process.send?.('working');
await runFfmpeg(
  ['-re', '-f', 'lavfi', '-i', 'testsrc2=d=36000', '-metadata', `title=${process.argv[2] ?? ''}`, '-f', 'null', '-'],
  {
    ffmpeg,
    durationSeconds: 1e6,
    timeLimitMs: 60_000,
    signal,
    onProgress: started,
  },
).catch(() => undefined);
