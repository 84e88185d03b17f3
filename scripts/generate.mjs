import { parseArgs } from 'node:util';
import { programOf } from './lib/bundle.mjs';
import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const HELP = `npm run generate -- --combos N [--seed S] [--likes L]

Fills the data folder (DATA_DIR, data) with N plausible combos through the event log. They share the clips of the
samples. The same seed gives the same combos: what is there already is not added again. The server must be stopped.
With the settings of the distributed set it fills that one, which may run meanwhile.

  --combos   how many, at most 2000000
  --seed     a whole number, 1 by default
  --likes    likes and dislikes of a combo on average, 1 by default`;

const MOST = { combos: 2_000_000, seed: 2 ** 31, likes: 50 };
let values;
try {
  ({ values } = parseArgs({
    options: {
      combos: { type: 'string' },
      seed: { type: 'string', default: '1' },
      likes: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  }));
} catch (error) {
  refuse(error.message);
}
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
for (const [name, most] of Object.entries(MOST)) {
  const value = values[name];
  if (value === undefined || !/^\d+$/.test(value) || Number(value) > most)
    refuse(`--${name} takes a whole number, at most ${most}.`);
}
await install();
await build({ page: false });
const args = [values.combos, values.seed, values.likes];
const { code } = await run(process.execPath, [programOf('generate'), ...args]);
process.exit(code);

function refuse(why) {
  console.error(`${why}\n\n${HELP}`);
  process.exit(2);
}
