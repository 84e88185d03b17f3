import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowsers, openScreen, versionOf } from './lib/browsers.mjs';
import { compiler } from './lib/compiler.mjs';
import { jest } from './lib/jest.mjs';
import { beOnlyRun } from './lib/only-run.mjs';
import { build, install, removeOrphans } from './lib/prepare.mjs';
import { ROOMS } from './lib/rooms.mjs';
import { must } from './lib/run.mjs';

const HELP = `npm run test:browsers [-- browser… options…]

Goes through what browsers differ in, in Firefox and in WebKit, and prints which does what (docs/browsers.md).
Browsers: firefox webkit (all that are here without a name)

Options:
  --only=pattern   only suites whose file matches`;

function readArguments() {
  try {
    const read = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
    if (read.positionals.every((name) => ['firefox', 'webkit'].includes(name))) return read;
  } catch {
    // what it does not know is answered as --help is
  }
  console.log(HELP);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}

const { positionals, values } = readArguments();
const { found, missing } = findBrowsers(positionals);
for (const each of missing) console.error(each);
if (found.length === 0) process.exit(1);

const { signal, atEnd } = beOnlyRun();
await install(signal);
removeOrphans(ROOMS);
await must(compiler, ['-b'], { signal });
await build({ server: false, signal });

const screen = await openScreen();
atEnd(screen.end);
const more = values.only === undefined ? [] : ['--testPathPatterns', values.only];
/** What came of each test, by browser: of each suite in the order it stands there. */
const rows = new Map();
let failed = 0;
for (const { name, browser, driver } of found) {
  const notes = join(tmpdir(), `notes-of-${name}`);
  const env = { ...screen.env, BROWSER: [name, browser, driver].join(delimiter), BROWSER_NOTES: notes };
  const result = await jest(name, ['browsers'], { env, more, seed: 1, workers: 1, signal });
  failed += result.failed;
  const noted = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
  const said = new Map(noted.map((line) => JSON.parse(line)));
  const note = (outcome, test) => {
    const row = rows.get(test) ?? {};
    rows.set(test, { ...row, [name]: said.get(test) ?? outcome });
  };
  for (const suite of result.suites) {
    for (const test of suite.passed) note('pass', test);
    for (const test of suite.failed) rows.set(test, { ...rows.get(test), [name]: 'FAILED' });
  }
}

for (const { name, browser } of found) console.log(`${name} ${await versionOf(browser, screen.env)}`);
const width = Math.max(...[...rows.keys()].map(({ length }) => length));
console.log([''.padEnd(width), ...found.map(({ name }) => name.padEnd(8))].join('  '));
for (const [test, outcomes] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log([test.padEnd(width), ...found.map(({ name }) => (outcomes[name] ?? 'not run').padEnd(8))].join('  '));
for (const each of missing) console.log(each);
console.log(failed === 0 ? 'no test failed' : `${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
