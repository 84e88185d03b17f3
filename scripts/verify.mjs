import { resolve } from 'node:path';
import { programOf } from './lib/bundle.mjs';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP =
  'npm run verify [-- <backup>]\n\nCompares every event and every file with its hash, folds the whole log a second time and compares views, search index and files with it. Ends with 1 and the findings when\nsomething disagrees. Works while the server runs and when it is stopped; on the distributed set\nthe relay, the projector and the search-indexer must run. With the folder of a\nbackup it compares every file of that with what was written.';

const args = process.argv.slice(2);
if (args.includes('--help') || args.length > 1) {
  console.log(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
await install();
await build({ page: false });
// npm changes into the checkout; the folder is meant from where it was called
const [backup] = args.map((folder) => resolve(process.env.INIT_CWD ?? process.cwd(), folder));
const program = backup === undefined ? ['control', 'verify'] : ['verify-backup', backup];
const { code } = await run(process.execPath, [programOf(program[0]), program[1]]);
process.exit(code);
