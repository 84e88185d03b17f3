import { compiler } from './lib/compiler.mjs';
import { install } from './lib/prepare.mjs';
import { must, run } from './lib/run.mjs';

const HELP = `npm run mutants [-- file…]

Changes what decides something (scripts/mutants/what.mjs), one place after the other, and looks whether a test notices.
With files of the compiler's output, such as contracts/dist/lesson/edges.js, only those. Names the changes that nothing
noticed, then the share of those that were; fails below 85 percent.`;

const files = process.argv.slice(2);
if (files.some((each) => each.startsWith('-'))) {
  console.log(HELP);
  process.exit(files.includes('--help') ? 0 : 2);
}
await install();
await must(compiler, ['-b'], { capture: true });
const only = files.length === 0 ? [] : ['--mutate', files.join(',')];
const { code } = await run('stryker', ['run', 'scripts/mutants/stryker.config.mjs', ...only]);
process.exit(code);
