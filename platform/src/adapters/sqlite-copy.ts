import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { copyDatabase, openDatabase } from './sqlite/open-database.js';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Copies a database as it is at one moment, while others go on writing to it; the copy is whole and on the disk when this
 * resolves.
 * @param target path of the copy; nothing may be there
 * @throws Error when the file cannot be read, the target cannot be written, or the copy is damaged
 */
export async function copySqliteDatabase(file: string, target: string): Promise<void> {
  const source = openDatabase({ file, synchronous: 'FULL', readOnly: true });
  try {
    await copyDatabase(source, target);
  } finally {
    source.close();
  }
  checkDatabase(target);
  await sync(target);
  await sync(dirname(target));
}

/** Also makes it one file, without a journal beside it. */
function checkDatabase(file: string): void {
  const copy = openDatabase({ file, synchronous: 'FULL' });
  try {
    const [row] = copy.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    if (row?.quick_check !== 'ok') throw new Error(`${file} is damaged: ${row?.quick_check ?? 'no answer'}`);
    copy.exec('PRAGMA journal_mode = DELETE');
  } finally {
    copy.close();
  }
}
