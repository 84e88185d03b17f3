import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Null of a file that was deleted meanwhile: the journal of a database that was closed goes only once the driver's statements
 * were collected as garbage.
 */
async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Files below a folder that have a text in their names or anywhere in their bytes, in whatever case. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = (await bytesOf(file))?.toString('latin1').toLowerCase() ?? '';
    if (entry.name.includes(text) || bytes.includes(text)) found.push(relative(folder, file));
  }
  return found.sort();
}
