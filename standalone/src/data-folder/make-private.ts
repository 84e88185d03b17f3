import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Rights of the group and of all others. */
const OTHERS = 0o077;

/**
 * Takes from everybody but the owner what they may do with a data folder and the files in it, those of folders below are out of
 * reach then: a folder that was there before, or was made by hand, may let everybody read sessions and password hashes.
 * @returns what was open to others, by path, and what still is, because the system refused
 */
export function makePrivate(root: string): { readonly closed: string[]; readonly open: string[] } {
  const closed: string[] = [];
  const open: string[] = [];
  // Windows keeps rights in lists of its own
  if (process.platform === 'win32') return { closed, open };
  for (const path of [root, ...readdirSync(root).map((name) => join(root, name))]) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined || (stats.mode & OTHERS) === 0 || !(path === root || stats.isFile())) continue;
    try {
      chmodSync(path, stats.mode & 0o7700);
    } catch (error) {
      // somebody else's, or gone: what remains is looked at below
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    }
    const isClosed = ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) === 0;
    (isClosed ? closed : open).push(path);
  }
  return { closed, open };
}
