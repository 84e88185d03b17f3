import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, programOf } from './bundle.mjs';
import { compiler } from './compiler.mjs';
import { remember, root, unchanged } from './manifest.mjs';
import { SERVER_ROOMS } from './rooms.mjs';
import { must } from './run.mjs';

const LOCK = ['package-lock.json', 'package.json'];
const SERVER = [
  ...SERVER_ROOMS.flatMap((room) => [`${room}/src`, `${room}/tsconfig.json`, `${room}/package.json`]),
  'tsconfig.base.json',
];
/** What the programs are bundled of; the compiler's output follows from its sources. */
const BUNDLE = [...SERVER, 'scripts/lib/bundle.mjs', 'package-lock.json'];
const PAGE = [
  'frontend/src',
  'frontend/public',
  'frontend/index.html',
  'frontend/vite.config.ts',
  'frontend/vite.compressed.ts',
  'frontend/vite.files-first.ts',
  'frontend/vite.first-files.ts',
  'frontend/vite.offline.ts',
  'frontend/vite.page-budget.ts',
  'frontend/vite.page-files.ts',
  'frontend/first-page.mjs',
  'frontend/frame-files.mjs',
  'frontend/page-files',
  'frontend/package.json',
  'contracts/src',
  'drawn-replay/src',
];

const say = (text) => process.stderr.write(`${text}\n`);

/** Installs what the lock file names, when node_modules is missing or older; a `signal` ends that. */
export async function install(signal) {
  if (existsSync(join(root, 'node_modules')) && unchanged('installed', LOCK)) return;
  say('Installing packages…');
  await must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    capture: true,
    signal,
  });
  remember('installed', LOCK);
}

/** Removes output whose source is gone, so that a deleted test does not go on passing. */
export function removeOrphans(rooms) {
  for (const room of rooms) removeBelow(join(root, room, 'dist'), join(root, room, 'src'));
}

function removeBelow(dist, src) {
  if (!existsSync(dist)) return;
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    const path = join(dist, entry.name);
    if (entry.isDirectory()) {
      if (existsSync(join(src, entry.name))) removeBelow(path, join(src, entry.name));
      else rmSync(path, { recursive: true });
    } else if (/\.(js|d\.ts)(\.map)?$/.test(entry.name)) {
      const stem = join(src, entry.name.replace(/\.(js|d\.ts)(\.map)?$/, ''));
      if (!existsSync(`${stem}.ts`) && !existsSync(`${stem}.tsx`)) rmSync(path);
    }
  }
}

/** Builds server and page when their sources changed since the last build; without `server` it is compiled already. */
export async function build({ page = true, server = true, signal } = {}) {
  if (server && !(existsSync(join(root, 'standalone/dist/main.js')) && unchanged('server', SERVER))) {
    say('Building the server…');
    removeOrphans(SERVER_ROOMS);
    await must(compiler, ['-b', 'standalone'], { capture: true, signal });
    remember('server', SERVER);
  }
  if (!(existsSync(join(root, programOf('one-machine'))) && unchanged('bundle', BUNDLE))) {
    await bundle();
    remember('bundle', BUNDLE);
  }
  if (page && !(existsSync(join(root, 'frontend/dist-web/index.html')) && unchanged('page', PAGE))) {
    say('Building the page…');
    await must('vite', ['build', '--logLevel', 'warn'], { capture: true, cwd: join(root, 'frontend'), signal });
    remember('page', PAGE);
  }
}

/** Bytes of a file, 0 when it is not there. */
export const sizeOf = (path) => (existsSync(path) ? statSync(path).size : 0);
