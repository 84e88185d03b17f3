import { mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The backup was not begun: the folder cannot take it. */
export class BackupRefusedError extends Error {
  override name = 'BackupRefusedError';
}

/**
 * Makes the folder that a backup goes to, for its owner alone.
 * @param check throws where the backup must not lie
 * @returns its path
 * @throws BackupRefusedError where there is something already
 */
export async function backupFolder(folder: string, check: (target: string) => void = () => undefined): Promise<string> {
  if (folder === '') throw new BackupRefusedError('Say where the backup goes: npm run backup -- <folder>');
  const target = resolve(folder);
  check(target);
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0)
    throw new BackupRefusedError(`${target} is not empty. Name a new folder for each backup.`);
  return target;
}
