import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP =
  'npm run verify\n\nFolds the whole log a second time and compares views, search index and files with it. Ends with 1 and the findings when\nsomething disagrees. Works while the server runs and when it is stopped; on the distributed set\nthe relay, the projector and the search-indexer must run.';

const args = process.argv.slice(2);
if (args.length > 0) {
  console.log(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
await install();
await build({ page: false });
const { code } = await run(process.execPath, ['standalone/dist/cli/control.js', 'verify']);
process.exit(code);
