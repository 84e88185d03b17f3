import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumEnvironment } from './lib/chromium.mjs';
import { buildCommit } from './lib/build-commit.mjs';
import { compiler } from './lib/compiler.mjs';
import { root } from './lib/manifest.mjs';
import { build, install, removeOrphans } from './lib/prepare.mjs';
import { must, run } from './lib/run.mjs';
import { sphinxEnvironment } from './lib/sphinx.mjs';
import { startTestEngines, whyNotDistributed } from './lib/test-engines.mjs';

const BENCHES = [
  'likes',
  'backup',
  'append',
  'flips',
  'search',
  'search-peer',
  'search-exact',
  'search-likes',
  'search-open',
  'search-http',
  'relevance',
  'phrasings',
  'search-fuzz',
  'upload',
  'upload-resume',
  'preview',
  'raw-clips',
  'start',
  'start-large',
  'fan-out',
  'distributed',
  'distributed-costs',
  'recording',
  'lesson',
  'frame-tool',
  'page-speed',
  'page-frames',
  'page-editor',
  'page-guide',
  'page-finding',
  'page-replays',
  'page-drawn-clips',
  'written-replays',
  'page-paint',
  'page-weight',
  'recovery',
  'visitor',
  'versus',
];
const HELP = `npm run bench [-- name…] [--quick] [--markdown]

Measures the product beside its peers on this machine: the median of 5 interleaved pairs, with the least and the most.
Answers are checked first; a wrong one makes a figure void. The figures are also in node_modules/.combolab/bench.json.

  names        ${BENCHES.join(', ')} (all of them without a name)
  --before C   the commit that versus measures this tree against
  --quick      2 pairs and little data, to see that everything works
  --markdown   the table as Markdown`;

const { values, positionals } = parseArgs({
  options: {
    before: { type: 'string' },
    quick: { type: 'boolean' },
    markdown: { type: 'boolean' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});
if (values.help || positionals.some((name) => !BENCHES.includes(name))) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
await install();
await build();
removeOrphans(['bench']);
await must(compiler, ['-b', 'bench'], { capture: true });
const { machineLine } = await import('../bench/dist/harness/machine.js');
const { isMet } = await import('../bench/dist/harness/figure.js');
const { figureTable } = await import('../bench/dist/harness/table.js');

/** What a bench needs around it: a browser, or the servers of the distributed set when they are prepared. */
async function surroundings(name) {
  const nothing = { env: {}, end: () => undefined };
  if (name.startsWith('page-')) return { ...nothing, env: await chromiumEnvironment().catch(() => ({})) };
  // a million combos are more than Node keeps by default
  if (['search-exact', 'search-likes', 'search-open'].includes(name))
    return { ...nothing, env: { NODE_OPTIONS: '--max-old-space-size=12288' } };
  if (name === 'versus' && values.before !== undefined) {
    const before = await buildCommit(values.before);
    return { env: { BEFORE_ROOT: before }, end: () => rmSync(before, { recursive: true }) };
  }
  if (name === 'search-peer')
    return { ...nothing, env: { ...sphinxEnvironment(), NODE_OPTIONS: '--max-old-space-size=12288' } };
  return ['distributed', 'distributed-costs', 'relevance'].includes(name) && whyNotDistributed().length === 0
    ? startTestEngines()
    : nothing;
}

const folder = join(root, 'node_modules', '.combolab');
mkdirSync(folder, { recursive: true });
const results = [];
const broken = [];
for (const name of BENCHES.filter((each) => positionals.length === 0 || positionals.includes(each))) {
  process.stderr.write(`── ${name}\n`);
  const out = join(folder, `bench-${name}.json`);
  rmSync(out, { force: true });
  const { env, end } = await surroundings(name);
  const args = ['bench/dist/run-bench.js', name, '--out', out, ...(values.quick ? ['--quick'] : [])];
  const { code } = await run(process.execPath, args, { env }).finally(end);
  if (code === 0) results.push(...JSON.parse(readFileSync(out, 'utf8')).map((result) => ({ bench: name, ...result })));
  else broken.push(name);
  rmSync(out, { force: true });
}

const machine = machineLine();
const judged = results.map((result) => ('skipped' in result ? result : { ...result, met: isMet(result) }));
const report = { machine, quick: values.quick ?? false, results: judged, void: broken };
writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
if (results.length > 0) console.log(`\n${machine}${values.quick ? ' (quick)' : ''}\n`);
if (results.length > 0) console.log(figureTable(results, values.markdown === true));
for (const name of broken) console.log(`${name}: void`);
process.exit(broken.length === 0 ? 0 : 1);
