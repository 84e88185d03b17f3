import { programOf } from './lib/bundle.mjs';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP =
  'npm run parked                                    list streams that a projection could not apply\nnpm run parked -- retry <projection> <stream>     try again\nnpm run parked -- drop <projection> <stream>      leave the event out for good\n\nOn the distributed set the projector retries and drops, so it must run.';
const KNOWN = ['retry', 'drop'];

const args = process.argv.slice(2);
const [first] = args;
if (args.includes('--help') || (first !== undefined && !KNOWN.includes(first))) {
  console.log(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
await install();
await build({ page: false });
const { code } = await run(process.execPath, [programOf('control'), ...(first === undefined ? ['parked'] : args)]);
process.exit(code);
