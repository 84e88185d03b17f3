import { programOf } from './lib/bundle.mjs';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP =
  'npm run rebuild -- <projection>\n\nBuilds a view anew beside the running one and swaps: combos, tallies, comments, previews, favorites, follows, users, or search.\nOn the distributed set the projector and the search-indexer do so, so they must run.';

const args = process.argv.slice(2);
const [first] = args;
if (args.includes('--help') || args.length !== 1) {
  console.log(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
await install();
await build({ page: false });
const { code } = await run(process.execPath, [programOf('control'), 'rebuild', ...args]);
process.exit(code);
