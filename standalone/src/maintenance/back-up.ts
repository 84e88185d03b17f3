import { chmod, copyFile, open } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { copySqliteDatabase } from '@combolab/platform/adapters/sqlite-copy';
import { sqliteLogHead } from '@combolab/platform/adapters/sqlite-event-log';
import { openDataFolder, type DataFolder } from '../data-folder/data-folder.js';
import type { Product } from '../product.js';
import { backupFolder, BackupRefusedError } from './backup-folder.js';
import { writeManifest, writeMark } from './backup-manifest.js';
import { copyBlobs, countBlobs } from './copy-blobs.js';

function refuseInside(target: string, { root }: DataFolder): void {
  const inside = relative(root, target);
  if (!inside.startsWith('..') && !isAbsolute(inside))
    throw new BackupRefusedError('The backup must lie outside of the data folder.');
}

async function copySecrets(target: string, { root }: DataFolder): Promise<void> {
  const file = join(target, 'secrets.json');
  await copyFile(join(root, 'secrets.json'), file);
  const handle = await open(file, 'r+');
  await handle.chmod(0o600);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Copies an installation while it works, into a folder that `DATA_DIR` can name. What refers to something is copied before
 * it: jobs tell how far they have followed the events, events name accounts and files. Files are copied once before as
 * well, for combos that are deleted while this runs. A manifest has the hash of every file. Views and search index are left out; they are built again.
 * @throws BackupRefusedError before anything was written
 */
export async function backUp(product: Product, folder: string): Promise<string> {
  const target = await backupFolder(folder, (path) => {
    refuseInside(path, product.folder);
  });
  return product.maintenance(async () => {
    const { blobs } = product.ports;
    await copySecrets(target, product.folder);
    const copy = openDataFolder(target);
    await using copied = await openFolderBlobs(copy.blobs);
    const takenAt = new Date().toISOString();
    await copyBlobs(blobs, copied);
    for (const store of ['jobs', 'events', 'auth'] as const) {
      await copySqliteDatabase(product.folder[store], copy[store]);
      await chmod(copy[store], 0o600);
    }
    await copyBlobs(blobs, copied);
    const { files, bytes } = await countBlobs(copied);
    const head = sqliteLogHead(copy.events);
    const manifest = await writeManifest(target);
    await writeMark(target, { takenAt, files, bytes, head, manifest });
    return `The backup in ${target} is complete: events, accounts, jobs and ${String(files)} files (${String(Math.ceil(bytes / 1024 ** 2))} MB).`;
  });
}
