import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/manifest.mjs';
import { build, install } from './lib/prepare.mjs';
import { isOfUse, licences, placeOf, runningPackages } from './lib/running-packages.mjs';

const HELP = `npm run assemble -- <folder> [--as-built]

Builds what changed, and puts together in a new folder what runs and nothing else: the programs, the page, the sample clips and the
packages that are no part of the programs. It runs where there is Node, on systems like this one:
node <folder>/bundle/one-machine.js

  --as-built   installs and builds nothing (the Dockerfile has done so)`;

/** Of the compiler's output, that by which the search index names its snapshots. */
const PLACES = [
  'bundle',
  'frontend/dist-web',
  'standalone/samples',
  'platform/dist',
  'scripts/health.mjs',
  'LICENSE',
  'NOTICE',
  'package.json',
];
const OF_TESTS = /\.(test\.js|d\.ts|map)$|\/testing\/|\/contract-suites\//;

const { folder, asBuilt } = readArguments();

function readArguments() {
  try {
    const options = { 'as-built': { type: 'boolean' }, help: { type: 'boolean', default: false } };
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    // npm changes into the checkout; the folder is meant from where it was called
    const folder = resolve(process.env.INIT_CWD ?? process.cwd(), positionals[0] ?? '');
    if (!values.help && positionals.length === 1) return { folder, asBuilt: values['as-built'] };
  } catch {
    // what it does not know is answered as --help is
  }
  console.log(HELP);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}

if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`There is something in ${folder} already, and nothing of it was changed.`);
  process.exit(1);
}
if (!asBuilt) {
  await install();
  await build();
}
mkdirSync(folder, { recursive: true });
for (const place of PLACES)
  cpSync(join(root, place), join(folder, place), {
    recursive: true,
    // by where it is in the checkout, which may itself be below a folder of such a name
    filter: (path) => !OF_TESTS.test(`/${relative(root, path)}`),
  });
for (const from of runningPackages())
  cpSync(from, join(folder, placeOf(from)), {
    recursive: true,
    filter: (path) =>
      path === from ||
      (statSync(path).isDirectory() ? !path.endsWith('/node_modules') : isOfUse(`/${relative(from, path)}`)),
  });
// ffprobe comes without its executable bit, and where it runs nothing of this may be changed
for (const program of ['ffmpeg', 'ffprobe'])
  chmodSync(join(folder, `node_modules/@${program}-installer/${process.platform}-${process.arch}/${program}`), 0o755);
writeFileSync(join(folder, 'LICENCES-OF-PACKAGES.txt'), licences());
