import { measure } from './figures/measure.mjs';
import { root } from './lib/manifest.mjs';

const HELP = `npm run figures

Prints how well the house is made for change: casts, arrows, files for each new thing, lines, equal places, the first page.
docs/architecture.md has the table; speed is measured by npm run bench.`;

if (process.argv.length > 2) {
  console.log(HELP);
  process.exit(process.argv[2] === '--help' ? 0 : 2);
}
const rows = await measure(root);
console.log('| figure | goal | before | now | |\n| --- | --- | ---: | ---: | --- |');
for (const { what, goal, before, now, reached } of rows)
  console.log(`| ${what} | ${goal} | ${String(before)} | ${String(now)} | ${reached ? 'reached' : 'missed'} |`);
