import pLimit from 'p-limit';
import { parseArgs } from 'node:util';
import { nameOf, OPERATIONS, STORES } from './fault-control.js';
import { Enumeration, toldOf, type Outcome } from './enumeration.js';
import { faultPoints } from './points.js';
import { compiledShim } from './shim.js';

const HELP = `Plays every command on a server of its own, again and again: each time another operation on the files of its stores fails, is
cut in two, or ends the process. Ends with 1 when anything was lost, doubled, wrong or stuck, and says what.

  --most N     points of each store, operation and kind of fault, spread over the run (default 6)
  --only TEXT  only points whose name has this text, such as 'power at sync'
  --beside N   servers at once (default 2)
  --keep       leaves the data of those with a finding where it is`;

const { values } = parseArgs({
  options: {
    most: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    beside: { type: 'string', default: '2' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** How many points of each store and operation were tried. */
function table(outcomes: readonly Outcome[]): string {
  const tried = (store: string, operation: string): string =>
    String(outcomes.filter(({ point }) => point.store === store && point.operation === operation).length);
  const rows = STORES.map((store) => [store, ...OPERATIONS.map((operation) => tried(store, operation))]);
  return [['', ...OPERATIONS], ...rows].map((row) => row.map((cell) => cell.padEnd(10)).join('')).join('\n');
}

async function enumerate(shim: string): Promise<boolean> {
  await using enumeration = await Enumeration.prepare(shim, { keep: values.keep });
  const points = faultPoints(enumeration.counts, Number(values.most));
  const beside = pLimit(Number(values.beside));
  const began = Date.now();
  const outcomes = await Promise.all(
    points
      .filter((point) => nameOf(point).includes(values.only))
      .map((point) =>
        beside(async () => {
          const outcome = await enumeration.run(point);
          if (outcome.finding !== null) console.log(toldOf(outcome), values.keep ? outcome.folder : '');
          return outcome;
        }),
      ),
  );
  const [met, wrong] = [outcomes.filter((each) => each.met), outcomes.filter(({ finding }) => finding !== null)];
  const restarts = outcomes.reduce((sum, each) => sum + each.restarts, 0);
  console.log(table(outcomes));
  console.log(
    `${String(outcomes.length)} points, ${String(met.length)} met, ${String(restarts)} starts after an end, ` +
      `${String(wrong.length)} findings, ${String(Math.round((Date.now() - began) / 1000))} s`,
  );
  return wrong.length === 0;
}

if (values.help) console.log(HELP);
else process.exitCode = (await enumerate(await compiledShim())) ? 0 : 1;
