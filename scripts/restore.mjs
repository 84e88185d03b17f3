import { resolve } from 'node:path';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP =
  'npm run restore -- <folder>\n\nCopies a finished backup to DATA_DIR, where there must be nothing yet. The backup stays as it is.';

const args = process.argv.slice(2);
const [folder] = args;
if (args.includes('--help') || args.length !== 1) {
  console.log(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
await install();
await build({ page: false });
// npm changes into the checkout; the folder is meant from where it was called
const backup = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
const { code } = await run(process.execPath, ['standalone/dist/cli/restore.js', backup]);
process.exit(code);
