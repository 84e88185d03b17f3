import { programOf } from './lib/bundle.mjs';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { loadSettings } from './lib/settings.mjs';

const HELP = `npm run engines:prepare

Makes the servers of the distributed set ready for the first process: indexes of the commits, topics, the search index
and, at a stand-in for Cloud Storage, the bucket. Harmless when they are there. Servers are those of .env or the
environment (docs/operations.md).`;

if (process.argv.length > 2) {
  console.log(HELP);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}
loadSettings();
await install();
await build({ page: false });
const { code } = await run(process.execPath, [programOf('prepare')]);
process.exit(code);
