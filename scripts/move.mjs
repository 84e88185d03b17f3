import { programOf } from './lib/bundle.mjs';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP = `npm run move

Moves the installation in DATA_DIR to the distributed set that .env or the environment names: files, accounts with their
ids and passwords, and every event. Stop its server first; prepare empty servers with npm run engines:prepare, and start
no process there before the move has ended. Interrupted, it goes on when it is run again. The data folder is only read.`;

if (process.argv.length > 2) {
  console.log(HELP);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}
await install();
await build({ page: false });
const { code } = await run(process.execPath, [programOf('move')]);
process.exit(code);
