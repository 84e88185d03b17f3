import { chmod, copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { BlobNotFoundError, type Blobs } from '@combolab/platform';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { copySqliteDatabase } from '@combolab/platform/adapters/sqlite-copy';
import { sqliteLogHead } from '@combolab/platform/adapters/sqlite-event-log';
import { openDataFolder, type DataFolder } from '../data-folder/data-folder.js';
import type { Product } from '../product.js';
import { writeManifest, writeMark } from './backup-manifest.js';

const NOT_KEPT = 'trash/';

/** The backup was not begun: the folder cannot take it. */
export class BackupRefusedError extends Error {
  override name = 'BackupRefusedError';
}

async function prepare(folder: string, data: DataFolder): Promise<string> {
  if (folder === '') throw new BackupRefusedError('Say where the backup goes: npm run backup -- <folder>');
  const target = resolve(folder);
  const inside = relative(data.root, target);
  if (!inside.startsWith('..') && !isAbsolute(inside))
    throw new BackupRefusedError('The backup must lie outside of the data folder.');
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0)
    throw new BackupRefusedError(`${target} is not empty. Name a new folder for each backup.`);
  return target;
}

/** Copies what is not there yet. A file that is deleted meanwhile is left out. */
async function copyBlobs(from: Blobs, to: Blobs): Promise<void> {
  for await (const { key } of from.list('')) {
    if (key.startsWith(NOT_KEPT) || (await to.stat(key)) !== null) continue;
    try {
      await to.put(key, await from.read(key));
    } catch (error) {
      if (!(error instanceof BlobNotFoundError)) throw error;
    }
  }
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

async function count(blobs: Blobs): Promise<{ files: number; bytes: number }> {
  let [files, bytes] = [0, 0];
  for await (const { size } of blobs.list('')) {
    files += 1;
    bytes += size;
  }
  return { files, bytes };
}

/**
 * Copies an installation while it works, into a folder that `DATA_DIR` can name. What refers to something is copied before
 * it: jobs tell how far they have followed the events, events name accounts and files. Files are copied once before as
 * well, for combos that are deleted while this runs. A manifest has the hash of every file. Views and search index are left out; they are built again.
 * @throws BackupRefusedError before anything was written
 */
export async function backUp(product: Product, folder: string): Promise<string> {
  const target = await prepare(folder, product.folder);
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
    const { files, bytes } = await count(copied);
    const head = sqliteLogHead(copy.events);
    const manifest = await writeManifest(target);
    await writeMark(target, { takenAt, files, bytes, head, manifest });
    return `The backup in ${target} is complete: events, accounts, jobs and ${String(files)} files (${String(Math.ceil(bytes / 1024 ** 2))} MB).`;
  });
}
