import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './durable-files.js';

/** Keys under `prefix` in key order, read folder by folder. Files made or removed meanwhile may or may not appear. */
export async function* listKeys(root: string, prefix: string, folder = ''): AsyncGenerator<string> {
  for (const entry of await entriesOf(join(root, folder))) {
    const key = folder + entry.name;
    if (entry.isDirectory()) {
      const inside = `${key}/`;
      if (inside.startsWith(prefix) || prefix.startsWith(inside)) yield* listKeys(root, prefix, inside);
    } else if (entry.isFile() && key.startsWith(prefix)) {
      yield key;
    }
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    // A folder sorts with its slash: `a-b` comes before `a/b`, as whole keys do.
    const order = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name);
    return entries.filter((e) => !e.name.startsWith('.')).sort((a, b) => (order(a) < order(b) ? -1 : 1));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
