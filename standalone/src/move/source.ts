import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Blobs, Opened } from '@combolab/platform';
import { MoveRefusedError } from '@combolab/platform/adapters/distributed/move-in';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { readLocalAccounts, type LocalAccount } from '@combolab/platform/adapters/local-identity/local-accounts';
import { LogQueries } from '@combolab/platform/adapters/sqlite-event-log/log-queries';
import { openDataFolder, type DataFolder } from '../data-folder/data-folder.js';
import { lockDataFolder } from '../data-folder/lock.js';

/** A data folder whose server is stopped and stays so meanwhile. */
export interface MoveSource {
  readonly folder: DataFolder;
  readonly log: LogQueries;
  readonly blobs: Blobs;
  readonly accounts: readonly LocalAccount[];
}

/**
 * Opens a data folder for reading; what was opened is closed by `opened`.
 * @throws MoveRefusedError when there is nothing to move
 * @throws DataFolderLockedError while its server runs
 */
export async function openSource(dataDir: string, opened: Opened): Promise<MoveSource> {
  if (!existsSync(join(resolve(dataDir), 'events.sqlite')))
    throw new MoveRefusedError(
      `There is no installation in ${resolve(dataDir)}. Name the data folder of the one to move with DATA_DIR.`,
    );
  const folder = openDataFolder(dataDir);
  opened.use(lockDataFolder(folder.lock));
  const log = new LogQueries({ file: folder.events, source: `combolab:${folder.secrets.installation}` });
  opened.defer(() => {
    log.close();
  });
  if (log.end() === 0)
    throw new MoveRefusedError(`Nothing has happened yet in ${folder.root}: there is nothing to move.`);
  const blobs = opened.use(await openFolderBlobs(folder.blobs));
  return { folder, log, blobs, accounts: existsSync(folder.auth) ? readLocalAccounts(folder.auth) : [] };
}
