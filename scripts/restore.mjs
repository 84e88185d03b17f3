import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { programOf } from './lib/bundle.mjs';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP = `npm run restore -- <folder> [--until <time>]

Copies a finished backup to DATA_DIR, where there must be nothing yet; where the settings name servers, to these, which must be prepared
and empty (npm run engines:prepare). The backup stays as it is.

  --until   of the distributed set: leaves out what came later, such as 2026-11-21T09:30:00Z`;

const { folder, until } = readArguments();

function readArguments() {
  try {
    const options = { until: { type: 'string' }, help: { type: 'boolean', default: false } };
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    if (!values.help && positionals.length === 1) return { folder: positionals[0], until: values.until };
  } catch {
    // what it does not know is answered as --help is
  }
  console.log(HELP);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}

await install();
await build({ page: false });
// npm changes into the checkout; the folder is meant from where it was called
const backup = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
const { code } = await run(process.execPath, [programOf('restore'), backup, ...(until === undefined ? [] : [until])]);
process.exit(code);
