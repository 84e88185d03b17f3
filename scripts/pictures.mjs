import { chromiumEnvironment } from './lib/chromium.mjs';
import { build, install } from './lib/prepare.mjs';
import { must } from './lib/run.mjs';

const HELP = `npm run pictures [-- replays [folder] | -- sheet [part of an address…] | -- icons]

Draws the pictures of /tutorial from the real editor, in both themes, into frontend/public/tutorial.
With replays: those of docs/drawn-replays.md that show real replays, which lie in folder (or REPLAYS), and the sample combos.
With sheet: every screen at 390, 1280 and 1920 px in both themes, loading, failed, offline, empty, gone and forbidden, on contact
sheets in test-results/sheet; with parts of addresses those screens alone.
With icons: those that the manifest names, out of frontend/public/favicon.svg, and its two screens, into frontend/public/install.`;

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
await install();
await build();
const [what, ...more] = process.argv.slice(2);
const script = { replays: 'draw-replays', sheet: 'draw-sheet', icons: 'draw-icons' }[what] ?? 'draw-tutorial';
await must('node', [`standalone/dist/journeys/${script}.js`, ...more], {
  env: { ...process.env, ...(await chromiumEnvironment()) },
});
