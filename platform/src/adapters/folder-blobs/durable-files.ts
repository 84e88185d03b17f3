import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** True for a system error with one of these codes (`ENOENT`, `EXDEV`, ...). */
export const hasCode = (error: unknown, ...codes: string[]): boolean => codes.some((code) => codeOf(error) === code);

/** Flushes a file's bytes to the disk. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder's entries to the disk, where the system has such a thing (not on Windows). */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Renames a synced file into place and flushes every folder from its own up to `root`: a folder may have been made a
 * moment ago by another call that has not flushed it yet.
 */
export async function renameDurably(from: string, to: string, root: string): Promise<void> {
  await renameIntoNewFolder(from, to, 5);
  for (let folder = dirname(to); folder.length >= root.length; folder = dirname(folder))
    await syncFolderIfThere(folder);
}

/** A delete may remove the empty folder between its making and the rename; then it is made again. */
async function renameIntoNewFolder(from: string, to: string, tries: number): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  } catch (error) {
    if (tries <= 1 || !hasCode(error, 'ENOENT')) throw error;
    await renameIntoNewFolder(from, to, tries - 1);
  }
}

/** Like {@link syncFolder}; a folder that a delete has just removed needs no flush. */
export async function syncFolderIfThere(path: string): Promise<void> {
  try {
    await syncFolder(path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
