import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compiler } from './lib/compiler.mjs';
import { jest } from './lib/jest.mjs';
import { beOnlyRun } from './lib/only-run.mjs';
import { install, removeOrphans } from './lib/prepare.mjs';
import { ROOMS } from './lib/rooms.mjs';
import { must } from './lib/run.mjs';
import { beginTestEngines, whyNotDistributed } from './lib/test-engines.mjs';

const HELP = `npm run drill

Rehearses the worst day of the distributed set on this machine: a site with servers of its own is backed up while people like and comment, then
everything of it is gone; the backup is put into empty servers, the processes start, and it is counted what of that which was acknowledged
before the backup began is missing. Prints how long each part took. The servers are installed where they are not (about a gigabyte, once).`;

function readArguments() {
  try {
    if (!parseArgs({ options: { help: { type: 'boolean' } } }).values.help) return;
  } catch {
    // what it does not know is answered as --help is
  }
  console.log(HELP);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}

readArguments();
const { signal, atEnd } = beOnlyRun();
process.env.TEST_ENGINES ??= 'prepare';
const why = whyNotDistributed();
if (why.length > 0) {
  for (const each of why) console.error(each);
  process.exit(1);
}
await install(signal);
removeOrphans(ROOMS);
await must(compiler, ['-b'], { signal });
const folder = mkdtempSync(join(tmpdir(), 'combolab-drill-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));
const notes = join(folder, 'notes');
const engines = beginTestEngines();
atEnd(engines.endNow);
const suite = ['--testPathPatterns', 'standalone/dist/distributed/backup\\.distributed\\.test\\.js$'];
let failed;
try {
  const env = { ...(await engines.ready), DRILL_NOTES: notes };
  ({ failed } = await jest('drill', ['distributed'], { env, more: suite, seed: 1, workers: 1, signal }));
} finally {
  await engines.end();
}
const said = failed === 0 ? readFileSync(notes, 'utf8').trim().split('\n') : [];
const noted = Object.fromEntries(said.map((line) => JSON.parse(line)));
if (failed === 0)
  console.log(
    `Acknowledged before the backup began: ${noted.acknowledged} comments; missing after the restore: ${noted.missing}.\n` +
      `The backup took ${noted.backup} under load, the restore ${noted.killed} until it was killed and ${noted.restore} again, the start of all processes ${noted.start}, verify ${noted.verify}.`,
  );
else console.log('The drill failed: what stands above says where.');
process.exit(failed === 0 ? 0 : 1);
