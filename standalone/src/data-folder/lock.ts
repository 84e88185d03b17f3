import { acquireLock, LockedError } from '@combolab/platform/adapters/sqlite-lock';

/** Somebody else works in the data folder. */
export class DataFolderLockedError extends Error {
  override name = 'DataFolderLockedError';
}

/** Takes the data folder for this process. @throws DataFolderLockedError */
export function lockDataFolder(file: string): Disposable {
  try {
    return acquireLock(file);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new DataFolderLockedError(
      'Another ComboLab works in this data folder. Stop it first, or choose another DATA_DIR.',
    );
  }
}
