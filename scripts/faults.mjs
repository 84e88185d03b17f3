import { build, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const args = process.argv.slice(2);
await install();
await build();
const { code } = await run(process.execPath, ['standalone/dist/faults/main.js', ...args]);
process.exit(code);
