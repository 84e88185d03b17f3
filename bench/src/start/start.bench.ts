import { join } from 'node:path';
import { against, mustHold, type Bench } from '../harness/figure.js';
import { measurePairs, type Measure } from '../harness/pairs.js';
import { recordCombos, startProduct } from '../harness/product.js';
import { peersFolder, root } from '../harness/root.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { writeEmptyNest } from './empty-nest.js';
import { timeToReady } from './until-line.js';

/** A second start of the whole product with combos in its data folder, against an empty NestJS application. */
export const startBench: Bench = async ({ quick, rounds }) => {
  await using folder = await temporaryFolder();
  const combos = quick ? 100 : 1000;
  const { product } = await startProduct(folder.path);
  await recordCombos(product, combos);
  await product[Symbol.asyncDispose]();
  const nestFolder = join(peersFolder, 'empty-nest');
  await writeEmptyNest(nestFolder);

  const ours =
    (command: string, args: readonly string[]): Measure =>
    () =>
      timeToReady({
        ...{ command, args, cwd: root, ready: /^ComboLab is ready at (\S+)$/ },
        env: { PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'silent' },
        check: async (url) => {
          const found = await fetch(`${url}/api/game/combos/ssbu/1/1`);
          mustHold((await fetch(`${url}/health/ready`)).ok && found.status !== 500, 'ready was said too early');
        },
      });
  const nest =
    (command: string, args: readonly string[]): Measure =>
    () =>
      timeToReady({
        ...{ command, args, cwd: nestFolder, ready: /^ready at (\S+)$/, env: {} },
        check: async (url) => {
          mustHold((await (await fetch(url)).text()) === 'Hello World!', 'the empty application does not answer');
        },
      });
  const npm = { ours: ours('npm', ['start', '--', '--no-samples']), nest: nest('npm', ['start']) };
  const node = process.execPath;
  const direct = { ours: ours(node, ['scripts/start.mjs', '--no-samples']), nest: nest(node, ['main.js']) };
  await npm.ours();
  await npm.nest();
  return [
    against('ms empty NestJS', await measurePairs(rounds, npm.ours, npm.nest), {
      name: `second npm start with ${String(combos)} combos, to its ready line`,
      unit: 'ms',
      goal: { atMost: 4 },
    }),
    against('ms empty NestJS', await measurePairs(rounds, direct.ours, direct.nest), {
      ...{ name: 'the same without npm on either side', unit: 'ms', goal: null },
    }),
  ];
};
