import { compiler } from './lib/compiler.mjs';
import { build, install, removeOrphans } from './lib/prepare.mjs';
import { must, run } from './lib/run.mjs';

const HELP = `npm run plan [-- options]

Simulates the distributed set with what its parts were measured to cost: first the measured runs again, then what a load needs, what of
it is full first, and which cost the answer depends on most (docs/performance.md, "A plan for more than one machine").

  --combos, --commands, --viewers   how many there are, commands a second, people with a page open (10_000_000, 5000, 200_000)
  --rooms-each, --exponent          rooms that a viewer is in; how steep popularity is (4, 0.8)
  --use, --p99                      the most that may be in use, 0 to 1; goal of a like to the other viewer, ms (0.6, 1000)
  --partitions, --search-shards     of each topic, of the search index (12, 12)
  --apis, --gateways, --relays, --projectors, --indexers     so many processes, instead of as many as are needed
  --commits-cores, --views-cores, --kafka-cores, --search-cores     so many cores of these servers
  --machine-cores, --machine-gib, --price   a machine to count in, and what one costs a month, if you say so (8, 32)
  --seed, --seconds                 the same seed gives the same answer; virtual seconds of the last look (1, 5)
  --validation                      the measured runs alone
  --costs                           the table of costs alone, with where each is from
  --markdown                        tables as Markdown`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
await install();
await build({ page: false });
removeOrphans(['bench']);
await must(compiler, ['-b', 'bench'], { capture: true });
const { code } = await run(process.execPath, ['bench/dist/plan/main.js', ...args]);
process.exit(code);
