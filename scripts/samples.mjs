import { chromiumEnvironment } from './lib/chromium.mjs';
import { build, install } from './lib/prepare.mjs';
import { must } from './lib/run.mjs';

const HELP = `npm run samples [-- slug …]

Draws the clips of the sample combos with the figures of drawn replays, into standalone/samples/clips; all of them, or those named.`;

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
await install();
await build();
await must('node', ['standalone/dist/samples/draw-samples.js', ...process.argv.slice(2)], {
  env: { ...process.env, ...(await chromiumEnvironment()) },
});
