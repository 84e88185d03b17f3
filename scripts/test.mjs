import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedOutput } from './lib/changed.mjs';
import { chromiumEnvironment } from './lib/chromium.mjs';
import { compiler } from './lib/compiler.mjs';
import { jest as runSuites } from './lib/jest.mjs';
import { root } from './lib/manifest.mjs';
import { beOnlyRun } from './lib/only-run.mjs';
import { build, install, removeOrphans } from './lib/prepare.mjs';
import { ROOMS } from './lib/rooms.mjs';
import { run } from './lib/run.mjs';
import { beginTestEngines, noServers, whyNotDistributed } from './lib/test-engines.mjs';
import { Times } from './lib/times.mjs';

const HELP = `npm test [-- part… options…]

Parts: format lint types unit journeys distributed (all of them without a name). Ends with 'N passed, N failed'.
  npm run test:unit          unit, contract and API tests
  npm run test:journeys      the product in a real browser
  npm run test:distributed   adapters and processes on the real servers of the distributed set: those that TEST_KAFKA,
                             TEST_MONGODB_URL, TEST_ELASTICSEARCH_URL, TEST_STORAGE_URL and TEST_FIREBASE name, or native
                             ones. Without a name it runs only when they are prepared, or with TEST_ENGINES=prepare.
  npm run test:long          the editor's hold logic in 100,000 sequences, the simulation with 10,000 seeds, every command with a fault at each
                             kind of operation on each store (FAULT_POINTS of each, 6); beside that every fault of the distributed set
                             three times in a row (FAULT_ROUNDS), with outages of a minute (FAULT_OUTAGE_MS), then 200 faults at random
                             (RANDOM_FAULTS), up to five at once, under traffic on two of every process
  npm test -- simulation     the simulation alone: 10,000 seeds, or that of --seed

Options:
  --changed[=commit]   only suites that import what differs from a commit (HEAD), by any way
  --seed=number        the order of the suites: that of the run that printed it
  --minutes=number     after so many minutes no more journeys and distributed suites are begun, and those left out are named
                       (58 for all parts together; 0 is no limit, which a part by itself has)
  --times              prints the wall and processor time of each part and suite, and what it waited for`;

const PARTS = ['format', 'lint', 'types', 'unit', 'journeys', 'distributed'];
/** Only when it is asked for by name. */
const LONG = 'long';
const SIMULATION = 'simulation';
const FAULTS = 'standalone/dist/distributed/(faults|delivery|[a-z]+-down)\\.distributed\\.test\\.js$';
/** Suites that share a site of processes run one after the other, so that it need not stay for the others. */
const SHARING = {
  'distributed, one site': 'standalone/dist/distributed/(site|follows|account|alone)\\.distributed',
  'distributed, one site with samples':
    'standalone/dist/journeys/(find|forms|guides|replays-drawn-by-server|watch)\\.distributed',
};
const TIMED = 'standalone/dist/journeys/(lesson|practice-kept|recording|watch)\\.e2e';
const LARGEST_SEED = 2 ** 31;
/** A whole run is of use only while somebody waits for it; minutes. On two cores of 2026 it takes 40 to 50. */
const MINUTES = 58;
/** Of these, those after which no journey is begun where distributed suites are to come. */
const JOURNEYS_SHARE = 0.72;
const began = Date.now();

const given = process.argv.slice(2).map((each) => (each === '--changed' ? '--changed=HEAD' : each));
const { positionals: asked, values } = readArguments();
const parts = asked.length === 0 ? PARTS : PARTS.filter((part) => asked.includes(part));
const seed = Number(values.seed ?? Math.floor(Math.random() * LARGEST_SEED));
const minutes = Number(values.minutes ?? (asked.length === 0 ? MINUTES : 0));
/** When a share of the minutes has passed, ms since 1970. */
const after = (share) => (minutes === 0 ? Infinity : began + minutes * 60_000 * share);
const counts = { passed: 0, failed: 0 };
/** Suites that were not begun, for want of time. */
const leftOut = [];
/** Tests that failed once and passed then: each hides a race, in the product or in itself. */
const secondTries = [];
/** What failed, told once more at the end, where it is looked for. */
const failures = [];
const times = new Times();

function readArguments() {
  const text = { type: 'string' };
  const options = { changed: text, seed: text, minutes: text, times: { type: 'boolean' } };
  try {
    const read = parseArgs({ args: given, options, allowPositionals: true });
    const { seed = '0', minutes = '0' } = read.values;
    if (
      [seed, minutes].every((each) => /^\d{1,10}$/.test(each)) &&
      read.positionals.every((part) => [...PARTS, LONG, SIMULATION].includes(part))
    )
      return read;
  } catch {
    // what it does not know is answered as --help is
  }
  console.log(HELP);
  process.exit(given.includes('--help') ? 0 : 2);
}

const { signal, atEnd } = beOnlyRun();

/** One check that passes or fails as a whole; what it prints is shown when it is over, or as it comes with `tee`. */
async function check(name, command, args, capture = true) {
  if (capture === 'tee') process.stderr.write(`\n── ${name}\n`);
  const { code, output } = await times.part(name, () => run(command, args, { capture, signal }));
  if (capture !== 'tee') process.stderr.write(`\n── ${name}\n${output}`);
  counts[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push(name);
}

/** Adds what a run of Jest counted. */
async function jest(name, projects, options = {}) {
  const result = await times.part(name, () => runSuites(name, projects, { seed, signal, ...options }));
  counts.passed += result.passed;
  counts.failed += result.failed;
  secondTries.push(...result.secondTries);
  leftOut.push(...result.leftOut);
  failures.push(...result.suites.flatMap(({ suite, failed }) => failed.map((title) => `${suite}: ${title}`)));
  return result.suites;
}

/** What needs no servers, one after the other. */
async function computed() {
  await editor();
  await simulation();
  const points = process.env.FAULT_POINTS ?? '6';
  await check('faults at operations', process.execPath, ['standalone/dist/faults/main.js', '--most', points]);
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
  const env = { FAULT_OUTAGE_MS: process.env.FAULT_OUTAGE_MS ?? '60000' };
  const told = new Map();
  const engines = startEngines();
  try {
    const addresses = await engines.ready;
    for (let round = 1; round <= rounds; round += 1) {
      const name = `faults, round ${round} of ${rounds}`;
      const suites = await jest(name, ['distributed'], {
        env: { ...addresses, ...env },
        workers: 1,
        more: ['--testPathPatterns', FAULTS],
      });
      for (const { suite, wall, failed } of suites) {
        const name = basename(suite, '.distributed.test');
        const result = `${failed.length === 0 ? 'passed' : 'failed'} ${Math.round(wall / 1000)} s`;
        told.set(name, [...(told.get(name) ?? []), result]);
      }
    }
  } finally {
    await engines.end();
  }
  for (const [suite, results] of told) console.log(`${suite.padEnd(20)} ${results.join(', ')}`);
  const random = ['--faults', process.env.RANDOM_FAULTS ?? '200', '--seed', String(seed)];
  await check('random faults', process.execPath, ['standalone/dist/random-faults/main.js', ...random], 'tee');
}

/** The editor's hold logic against its slow twin, in very many sequences. */
async function editor() {
  const env = { EDITOR_SEQUENCES: '100000' };
  const more = ['--testTimeout', '1800000', '--testPathPatterns', 'hold-machine.property'];
  await jest('editor', ['page'], { env, more });
}

/** The product on a virtual clock, disk and network, once for each seed. */
async function simulation() {
  const seeds =
    asked.includes(LONG) || values.seed === undefined
      ? { SIMULATION_SEEDS: '10000' }
      : { SIMULATION_SEEDS: '1', SIMULATION_FROM: values.seed };
  const more = ['--testTimeout', '10800000', '--testPathPatterns', 'simulation/seeds'];
  await jest('simulation', ['apart'], { env: seeds, more });
}

function startEngines() {
  const engines = beginTestEngines();
  atEnd(engines.endNow);
  return engines;
}

/** The servers begin to start, and to be installed, while other tests run; null when they cannot, which is told at the end. */
function enginesBeside() {
  if (!parts.includes('distributed')) return null;
  if (asked.includes('distributed')) process.env.TEST_ENGINES ??= 'prepare';
  return whyNotDistributed().length === 0 ? startEngines() : null;
}

/** The suites on real servers. */
async function distributed(engines, more) {
  try {
    const env = { ...(await times.part('waiting for servers', () => engines.ready)), ...(await chromiumEnvironment()) };
    for (const [name, suites] of Object.entries(SHARING))
      await jest(name, ['distributed'], {
        env,
        workers: 1,
        until: after(1),
        more: [...more, '--testPathPatterns', suites],
      });
    const others = ['--testPathIgnorePatterns', ...Object.values(SHARING)];
    await jest('distributed, others', ['distributed'], { env, until: after(1), more: [...more, ...others] });
  } catch (error) {
    counts.failed += 1;
    process.stderr.write(`${error.stack}\n`);
  } finally {
    await engines.end();
  }
}

/** In a browser for each process; those that press or read single frames in real time have the machine to themselves. */
async function journeys() {
  const env = await chromiumEnvironment();
  const until = after(engines === null ? 1 : JOURNEYS_SHARE);
  await jest('journeys in time', ['journeys'], {
    env,
    until,
    workers: 1,
    more: [...more, '--testPathPatterns', TIMED],
  });
  await jest('journeys', ['journeys'], { env, until, more: [...more, '--testPathIgnorePatterns', TIMED] });
}

/** Says what only real servers can test, and how to have it tested. */
async function tellNotDistributed() {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(root, room, 'dist'), { recursive: true }).map((file) => join(room, 'dist', file)),
  ).filter((each) => each.endsWith('.distributed.test.js'));
  const counting = ['scripts/runner/count-tests.mjs', ...files];
  const { output } = await run(process.execPath, counting, {
    capture: true,
    env: { ...noServers(), NODE_ENV: 'test' },
  });
  console.log(`\n${output.trim()} tests in ${files.length} suites need servers and were not run, because`);
  for (const why of whyNotDistributed()) console.log(`   ${why}`);
  console.log('npm run test:distributed prepares the servers (about a gigabyte, once) and runs them.');
  if (asked.includes('distributed')) counts.failed += 1;
}

await install(signal);
const engines = enginesBeside();
const beside = [];
if (parts.includes('format')) beside.push(check('format', 'oxfmt', ['--check']));
if (parts.some((part) => part !== 'format') || [LONG, SIMULATION].some((each) => asked.includes(each))) {
  removeOrphans(ROOMS);
  await check('types', compiler, ['-b']);
}
// it reads what the compiler wrote of the other rooms
if (parts.includes('lint'))
  beside.push(
    check('lint', 'oxlint', ['--type-aware', '--report-unused-disable-directives', '--deny-warnings', '.']),
    check('lint of rooms and hooks', 'eslint', ['.', '--max-warnings', '0']),
  );
if (['unit', 'journeys', 'distributed'].some((part) => parts.includes(part)) || asked.includes(LONG))
  await times.part('page', () => build({ server: false, signal }));
let more = [];
if (values.changed !== undefined) {
  const files = await changedOutput(values.changed);
  more =
    files.length === 0
      ? ['--passWithNoTests', '--testPathPatterns', '^nothing changed$']
      : ['--findRelatedTests', '--passWithNoTests', ...files];
}
if (parts.includes('unit')) await jest('unit', ['node', 'apart', 'page'], { more });
await Promise.all(beside);
if (parts.includes('journeys')) await journeys();
if (engines !== null) await distributed(engines, more);
if (asked.includes(SIMULATION)) await simulation();
// faults of the distributed set mostly wait, the others count
if (asked.includes(LONG)) await Promise.all([computed(), faults()]);
if (values.times) times.print();
if (parts.includes('distributed') && engines === null) await tellNotDistributed();
if (leftOut.length > 0) console.log(`\n${leftOut.length} suites were not begun within ${minutes} minutes:`);
for (const each of leftOut) console.log(`   ${each}`);
for (const each of failures) console.log(`failed: ${each}`);
for (const each of secondTries) console.log(`passed only at the second try: ${each}`);
console.log(`the suites ran in the order of seed ${seed}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
