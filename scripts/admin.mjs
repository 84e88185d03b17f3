import { programOf } from './lib/bundle.mjs';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP = `npm run admin -- grant <email>            make an account an admin
npm run admin -- revoke <email>           take it back
npm run admin -- suspend <email> [days]   let an account only read; without days until it is taken back
npm run admin -- unsuspend <email>        take it back
npm run admin -- list                     who is an admin and who is suspended

Of the installation that .env names: on one machine, or the distributed set.`;
/** How many words may follow each command. */
const KNOWN = { grant: [1, 1], revoke: [1, 1], suspend: [1, 2], unsuspend: [1, 1], list: [0, 0] };

const args = process.argv.slice(2);
const [first = '', ...rest] = args;
const [least, most] = KNOWN[first] ?? [1, 0];
if (args.includes('--help') || rest.length < least || rest.length > most) {
  console.log(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
await install();
await build({ page: false });
const { code } = await run(process.execPath, [programOf('control'), ...args]);
process.exit(code);
