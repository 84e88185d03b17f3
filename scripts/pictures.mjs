import { chromiumEnvironment } from './lib/chromium.mjs';
import { build, install } from './lib/prepare.mjs';
import { must } from './lib/run.mjs';

const HELP = `npm run pictures

Draws the pictures of /tutorial from the real editor, in both themes, into frontend/public/tutorial.`;

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
await install();
await build();
await must('node', ['standalone/dist/journeys/draw-tutorial.js'], {
  env: { ...process.env, ...(await chromiumEnvironment()) },
});
