import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compiler } from './lib/compiler.mjs';
import { build, install } from './lib/prepare.mjs';
import { root } from './lib/manifest.mjs';
import { SERVER_ROOMS } from './lib/rooms.mjs';

const HELP = `npm run dev [-- --no-samples]

Watches everything: the compiler rebuilds the server, the server restarts itself, the page reloads in place.
Open http://127.0.0.1:5173 (page) while the server answers on PORT (3000).`;

const { values } = parseArgs({
  options: { samples: { type: 'boolean', default: true }, help: { type: 'boolean' } },
  allowNegative: true,
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
await install();
await build();

const bin = (name) => join(root, 'node_modules', '.bin', name);
const watched = SERVER_ROOMS.map((room) => join(root, room, 'dist'))
  .filter((folder) => existsSync(folder))
  .map((folder) => `--watch-path=${folder}`);
const children = [
  spawn(compiler, ['-b', 'standalone', '--watch', '--preserveWatchOutput'], { cwd: root, stdio: 'inherit' }),
  spawn(
    process.execPath,
    ['--watch-preserve-output', ...watched, 'standalone/dist/main.js', ...(values.samples ? [] : ['--no-samples'])],
    { cwd: root, stdio: 'inherit' },
  ),
  spawn(bin('vite'), ['--host', '127.0.0.1'], { cwd: join(root, 'frontend'), stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
