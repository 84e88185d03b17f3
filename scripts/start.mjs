import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { programOf } from './lib/bundle.mjs';
import { build, install } from './lib/prepare.mjs';
import { root } from './lib/manifest.mjs';

const HELP = `npm start [-- options]

Installs, builds what changed and runs the whole product in one process.

  --no-samples   do not fill an empty installation with sample combos
  --reset        delete the data folder first (asks)
  --help         this text

Settings (all of them: .env.example): HOST (127.0.0.1), PORT (3000), DATA_DIR (data), PUBLIC_URL`;

const { values } = parseArgs({
  options: { samples: { type: 'boolean', default: true }, reset: { type: 'boolean' }, help: { type: 'boolean' } },
  allowNegative: true,
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
if (values.reset) await reset();
await install();
await build();
process.argv = [...process.argv.slice(0, 2), ...(values.samples ? [] : ['--no-samples'])];
await import(`../${programOf('one-machine')}`);

async function reset() {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const folder = resolve(process.env.DATA_DIR ?? 'data');
  if (!existsSync(folder)) return;
  if (!existsSync(join(folder, 'events.sqlite'))) {
    console.error(`${folder} is not a ComboLab data folder; nothing was deleted.`);
    process.exit(1);
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`Delete everything in ${folder}? Type 'yes': `);
  asking.close();
  if (answer.trim() !== 'yes') {
    console.log('Nothing was deleted.');
    process.exit(1);
  }
  rmSync(folder, { recursive: true });
}
