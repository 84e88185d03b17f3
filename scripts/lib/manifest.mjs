import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const SKIPPED = new Set(['node_modules', 'dist', 'dist-web', '.cache', 'data']);

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** One text for the state of these files and folders: paths, sizes and modification times. */
export function manifestOf(places) {
  const hash = createHash('sha1');
  for (const place of places) {
    const path = join(root, place);
    if (!existsSync(path)) continue;
    for (const file of statSync(path).isDirectory() ? filesBelow(path) : [path]) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${relative(root, file)}\n${size}\n${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const fileOf = (name) => join(root, 'node_modules', '.combolab', name);

/** True when the places are as they were when `remember` was last called under this name. */
export const unchanged = (name, places) =>
  existsSync(fileOf(name)) && readFileSync(fileOf(name), 'utf8') === manifestOf(places);

export function remember(name, places) {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), manifestOf(places));
}
