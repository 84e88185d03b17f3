import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './manifest.mjs';

/** Sphinx and what it needs beside the base of Debian 12. */
const PACKAGES = ['sphinxsearch', 'libmariadb3', 'libodbc2', 'libltdl7', 'libre2-9', 'libpq5', 'libstemmer0d'];
const cache = join(root, 'node_modules', '.cache', 'sphinx');

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Unpacks Debian's packages beside the project; nothing is installed. */
function unpack() {
  if (existsSync(cache)) return;
  const temporary = `${cache}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  try {
    execFileSync('apt-get', ['-q', 'download', ...PACKAGES], { cwd: temporary, stdio: ['ignore', 'ignore', 'pipe'] });
    for (const file of readdirSync(temporary).filter((name) => name.endsWith('.deb'))) {
      execFileSync('dpkg-deb', ['-x', file, '.'], { cwd: temporary });
      rmSync(join(temporary, file));
    }
    renameSync(temporary, cache);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Environment of a bench that compares with Sphinx; empty where there is none, and the bench says so. */
export function sphinxEnvironment() {
  const [searchd, indexer] = [onPath('searchd'), onPath('indexer')];
  if (searchd !== undefined && indexer !== undefined) return { SPHINX_SEARCHD: searchd, SPHINX_INDEXER: indexer };
  try {
    unpack();
  } catch {
    return {};
  }
  const folder = join(cache, 'usr', 'bin');
  const libraries = join(cache, 'usr', 'lib', `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`);
  const env = { LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter) };
  const works = spawnSync(join(folder, 'searchd'), ['--help'], { env: { ...process.env, ...env } }).status !== null;
  if (!works) return {};
  return {
    SPHINX_SEARCHD: join(folder, 'searchd'),
    SPHINX_INDEXER: join(folder, 'indexer'),
    SPHINX_LIBRARIES: env.LD_LIBRARY_PATH,
  };
}
