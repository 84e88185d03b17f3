import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumEnvironment } from './lib/chromium.mjs';
import { build, install, removeOrphans } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP = `npm test [-- part…]

Parts: format lint types unit journeys (all of them without a name). Ends with 'N passed, N failed'.
  npm run test:unit        unit, contract and API tests
  npm run test:journeys    the product in a real browser`;

const PARTS = ['format', 'lint', 'types', 'unit', 'journeys'];
const asked = process.argv.slice(2);
if (asked.some((part) => !PARTS.includes(part))) {
  console.log(HELP);
  process.exit(asked.includes('--help') ? 0 : 2);
}
const parts = asked.length === 0 ? PARTS : PARTS.filter((part) => asked.includes(part));
const counts = { passed: 0, failed: 0 };

/** One check that passes or fails as a whole. */
async function check(name, command, args) {
  process.stderr.write(`\n── ${name}\n`);
  const { code } = await run(command, args);
  counts[code === 0 ? 'passed' : 'failed'] += 1;
}

/** Jest's own count is added; a run that ends without one has failed. */
async function jest(name, projects, env = {}, more = []) {
  process.stderr.write(`\n── ${name}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'combolab-test-'));
  const outputFile = join(folder, 'result.json');
  const args = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    ...projects,
    '--json',
    '--outputFile',
    outputFile,
    '--forceExit',
    ...more,
  ];
  const { code } = await run(process.execPath, ['--experimental-vm-modules', '--no-warnings', ...args], { env });
  try {
    const result = JSON.parse(readFileSync(outputFile, 'utf8'));
    counts.passed += result.numPassedTests;
    counts.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    if (code !== 0 && result.success) counts.failed += 1;
  } catch {
    counts.failed += 1;
  }
  rmSync(folder, { recursive: true, force: true });
}

await install();
if (parts.includes('format')) await check('format', 'prettier', ['--check', '--log-level', 'warn', '.']);
if (parts.includes('types') || parts.includes('unit') || parts.includes('journeys') || parts.includes('lint')) {
  removeOrphans([
    'contracts',
    'platform',
    'backend',
    'search-indexer',
    'preview-worker',
    'frontend',
    'standalone',
    'bench',
  ]);
  await check('types', 'tsc', ['-b']);
}
if (parts.includes('lint')) await check('lint', 'eslint', ['.', '--max-warnings', '0']);
if (parts.includes('unit') || parts.includes('journeys')) await build({ server: false });
if (parts.includes('unit')) await jest('unit', ['node', 'page']);
if (parts.includes('journeys')) {
  await jest('journeys', ['journeys'], await chromiumEnvironment(), ['--runInBand']);
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
