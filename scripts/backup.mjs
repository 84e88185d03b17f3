import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { programOf } from './lib/bundle.mjs';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP = `npm run backup -- <folder> [--without-files]

Copies events, accounts, jobs, secrets and files into a new folder, while the server runs or when it is stopped; of the distributed set,
where the settings name servers, commits, accounts and files. npm run restore puts it back.

  --without-files   of the distributed set: for a bucket that is kept in another way`;

const { folder, values } = readArguments();

function readArguments() {
  try {
    const options = { 'without-files': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } };
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    if (!values.help && positionals.length === 1) return { folder: positionals[0], values };
  } catch {
    // what it does not know is answered as --help is
  }
  console.log(HELP);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}

await install();
await build({ page: false });
// npm changes into the checkout; the folder is meant from where it was called
const target = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
const { code } = await run(process.execPath, [
  programOf('control'),
  'backup',
  target,
  ...(values['without-files'] ? ['--without-files'] : []),
]);
process.exit(code);
