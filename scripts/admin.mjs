import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP =
  'npm run admin -- grant <email>    make an account an admin\nnpm run admin -- revoke <email>   take it back\n\nOf the installation that .env names: on one machine, or the distributed set.';
const KNOWN = ['grant', 'revoke'];

const args = process.argv.slice(2);
const [first] = args;
if (args.includes('--help') || !KNOWN.includes(first) || args.length !== 2) {
  console.log(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
await install();
await build({ page: false });
const { code } = await run(process.execPath, ['standalone/dist/cli/control.js', ...args]);
process.exit(code);
