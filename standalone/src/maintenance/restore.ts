import { cp, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { PARTS } from '../distributed/backup/site-backup.js';
import { BACKUP_MARK, checkBackup, hasManifest, MANIFEST } from './backup-manifest.js';

/** The restore was not begun. */
export class RestoreRefusedError extends Error {
  override name = 'RestoreRefusedError';
}

const isInside = (folder: string, of: string): boolean => {
  const way = relative(of, folder);
  return !way.startsWith('..') && !isAbsolute(way);
};

async function check(backup: string, data: string): Promise<void> {
  if (isInside(data, backup) || isInside(backup, data))
    throw new RestoreRefusedError('The backup and the data folder must lie outside of each other.');
  if (existsSync(data) && (await readdir(data)).length > 0)
    throw new RestoreRefusedError(
      `There is something in ${data} already, and nothing of it was changed. Move it away, or name another folder with DATA_DIR.`,
    );
  if (existsSync(join(backup, PARTS.installation)))
    throw new RestoreRefusedError(
      'This is a backup of the distributed set. Name its servers in the settings (docs/operations.md).',
    );
  const faults = await checkBackup(backup);
  if (faults.length > 0)
    throw new RestoreRefusedError(['Nothing was restored, because the backup is damaged:', ...faults].join('\n'));
}

/**
 * Copies a finished backup to where a data folder is to be; the backup stays as it is. The data folder appears whole or not
 * at all: interrupted, it is begun anew the next time. Every file is compared with the backup's manifest before.
 * @throws RestoreRefusedError before anything was written
 */
export async function restore(backupFolder: string, dataDir: string): Promise<string> {
  if (backupFolder === '') throw new RestoreRefusedError('Say which backup: npm run restore -- <folder>');
  const [backup, data] = [resolve(backupFolder), resolve(dataDir)];
  await check(backup, data);
  const half = join(dirname(data), `${basename(data)}.restoring`);
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  for (const name of await readdir(backup))
    if (name !== BACKUP_MARK && name !== MANIFEST)
      await cp(join(backup, name), join(half, name), { recursive: true, preserveTimestamps: true });
  if (existsSync(data)) await rmdir(data);
  await rename(half, data);
  const unchecked = (await hasManifest(backup))
    ? ''
    : ' It was made before backups had hashes, so its files could not be checked.';
  return `The backup is in ${data}.${unchecked} Next: npm start, which builds the views from the events, then npm run verify.`;
}
