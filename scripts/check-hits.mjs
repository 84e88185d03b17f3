import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compiler } from './lib/compiler.mjs';
import { root } from './lib/manifest.mjs';
import { install } from './lib/prepare.mjs';
import { must, run } from './lib/run.mjs';

const HELP = `npm run check-hits -- <folder with .slp files> [<folder with frame data>]

Compares damage, hitlag and hitstun of every hit of the combos in real replays of Melee with the frame data and the formulas of
the game; prints the share that agrees, and each hit that does not with its reason.`;

const args = process.argv.slice(2);
const [replays, frameData = join(root, 'frontend/public/frame-data/ssbm')] = args;
if (replays === undefined || args.includes('--help')) {
  console.log(HELP);
  process.exit(args.includes('--help') ? 0 : 2);
}
for (const folder of [replays, frameData])
  if (!existsSync(folder)) {
    console.error(`There is no folder ${folder}.`);
    process.exit(1);
  }
await install();
await must(compiler, ['-b', 'frontend'], { capture: true });
const { code } = await run(process.execPath, [
  join(root, 'frontend/dist/entities/replay/testing/hits/main.js'),
  resolve(replays),
  resolve(frameData),
]);
process.exit(code);
