import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromiumEnvironment } from './lib/chromium.mjs';
import { jest as runSuites } from './lib/jest.mjs';
import { root } from './lib/manifest.mjs';
import { build, install, removeOrphans } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { startTestEngines, whyNotDistributed } from './lib/test-engines.mjs';

const HELP = `npm test [-- part…]

Parts: format lint types unit journeys distributed (all of them without a name). Ends with 'N passed, N failed'.
  npm run test:unit          unit, contract and API tests
  npm run test:journeys      the product in a real browser
  npm run test:distributed   adapters and processes on the real servers of the distributed set: those that TEST_KAFKA,
                             TEST_MONGODB_URL, TEST_ELASTICSEARCH_URL, TEST_STORAGE_URL and TEST_FIREBASE name, or native
                             ones. Without a name it runs only when they are prepared, or with TEST_ENGINES=prepare.
  npm run test:long          the editor's hold logic in 100,000 sequences, then every fault of the distributed set three times in a row (FAULT_ROUNDS), with outages of a
                             minute (FAULT_OUTAGE_MS)`;

const ROOMS = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
const PARTS = ['format', 'lint', 'types', 'unit', 'journeys', 'distributed'];
/** Only when it is asked for by name. */
const LONG = 'long';
const FAULTS = 'standalone/dist/distributed/(faults|delivery|[a-z]+-down)\\.distributed\\.test\\.js$';
const asked = process.argv.slice(2);
if (asked.some((part) => ![...PARTS, LONG].includes(part))) {
  console.log(HELP);
  process.exit(asked.includes('--help') ? 0 : 2);
}
const parts = asked.length === 0 ? PARTS : PARTS.filter((part) => asked.includes(part));
const counts = { passed: 0, failed: 0 };
/** Tests that failed once and passed then: each hides a race, in the product or in itself. */
const secondTries = [];

/** One check that passes or fails as a whole. */
async function check(name, command, args) {
  process.stderr.write(`\n── ${name}\n`);
  const { code } = await run(command, args);
  counts[code === 0 ? 'passed' : 'failed'] += 1;
}

/** Adds what a run of Jest counted. */
async function jest(name, projects, options) {
  const { passed, failed, suites, secondTries: named } = await runSuites(name, projects, options);
  counts.passed += passed;
  counts.failed += failed;
  secondTries.push(...named);
  return suites;
}

/** As `jest`, in several processes one after the other: modules of a suite that is over stay in the memory of its process. */
async function jestInParts(name, count, projects, { more = [], ...options } = {}) {
  for (let part = 1; part <= count; part += 1)
    await jest(`${name} ${part}/${count}`, projects, { ...options, more: [...more, '--shard', `${part}/${count}`] });
}

/** Every fault again and again, on servers that get older with each round. */
async function faults() {
  process.env.TEST_ENGINES ??= 'prepare';
  const why = whyNotDistributed();
  if (why.length > 0) {
    process.stderr.write(`\n── faults: not run, because\n${why.map((each) => `   ${each}`).join('\n')}\n`);
    counts.failed += 1;
    return;
  }
  const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
  const env = { FAULT_OUTAGE_MS: process.env.FAULT_OUTAGE_MS ?? '60000', NODE_ENV: 'test' };
  const told = new Map();
  const engines = await startTestEngines();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const name = `faults, round ${round} of ${rounds}`;
      const more = ['--runInBand', '--testPathPatterns', FAULTS];
      const suites = await jest(name, ['distributed'], { env: { ...engines.env, ...env }, more });
      for (const { name: file, status, startTime, endTime } of suites) {
        const suite = basename(file, '.distributed.test.js');
        told.set(suite, [...(told.get(suite) ?? []), `${status} ${Math.round((endTime - startTime) / 1000)} s`]);
      }
    }
  } finally {
    await engines.end();
  }
  for (const [suite, results] of told) console.log(`${suite.padEnd(20)} ${results.join(', ')}`);
}

/** The editor's hold logic against its slow twin, in very many sequences. */
async function editor() {
  const env = { EDITOR_SEQUENCES: '100000' };
  const more = ['--testTimeout', '1800000', '--testPathPatterns', 'hold-machine.property'];
  await jest('editor', ['page'], { env, more });
}

/** The suites on real servers; skipped by name when nobody asked for a gigabyte of them. */
async function distributed() {
  if (asked.includes('distributed')) process.env.TEST_ENGINES ??= 'prepare';
  const why = whyNotDistributed();
  if (why.length > 0) {
    const files = ROOMS.flatMap((room) =>
      readdirSync(join(root, room, 'src'), { recursive: true }).map((file) => join(room, 'src', file)),
    );
    process.stderr.write(`\n── distributed: skipped, because\n${why.map((each) => `   ${each}`).join('\n')}\n`);
    for (const file of files.filter((each) => each.endsWith('.distributed.test.ts')))
      process.stderr.write(`   skipped ${file}\n`);
    process.stderr.write('   npm run test:distributed prepares the servers (about a gigabyte) and runs them.\n');
    if (asked.includes('distributed')) counts.failed += 1;
    return;
  }
  let end = async () => undefined;
  try {
    const engines = await startTestEngines();
    ({ end } = engines);
    const env = { ...engines.env, ...(await chromiumEnvironment()), NODE_ENV: 'test' };
    await jest('distributed', ['distributed'], { env, more: ['--runInBand'], secondTry: true });
  } catch (error) {
    counts.failed += 1;
    process.stderr.write(`${error.stack}\n`);
  } finally {
    await end();
  }
}

await install();
if (parts.includes('format')) await check('format', 'prettier', ['--check', '--log-level', 'warn', '.']);
if (parts.some((part) => part !== 'format') || asked.includes(LONG)) {
  removeOrphans(ROOMS);
  await check('types', 'tsc', ['-b']);
}
if (parts.includes('lint')) await check('lint', 'eslint', ['.', '--max-warnings', '0']);
if (['unit', 'journeys', 'distributed'].some((part) => parts.includes(part))) await build({ server: false });
if (parts.includes('unit')) await jestInParts('unit', 5, ['node', 'page']);
if (parts.includes('journeys')) {
  const env = await chromiumEnvironment();
  await jestInParts('journeys', 3, ['journeys'], { env, more: ['--runInBand'], secondTry: true });
}
if (parts.includes('distributed')) await distributed();
if (asked.includes(LONG)) {
  await editor();
  await faults();
}
for (const each of secondTries) console.log(`passed only at the second try: ${each}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
