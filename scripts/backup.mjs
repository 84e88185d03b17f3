import { resolve } from 'node:path';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP =
  'npm run backup -- <folder>\n\nCopies events, accounts, jobs, secrets and files into a new folder, while the server runs or when it is stopped. npm run restore puts\nit back.';

const args = process.argv.slice(2);
const [folder] = args;
if (args.includes('--help') || args.length !== 1) {
  console.log(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
await install();
await build({ page: false });
// npm changes into the checkout; the folder is meant from where it was called
const target = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
const { code } = await run(process.execPath, ['standalone/dist/cli/control.js', 'backup', target]);
process.exit(code);
