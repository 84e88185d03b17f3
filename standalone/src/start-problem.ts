import { SettingsError, storageFault } from '@combolab/platform';
import { DamagedDataError } from './data-folder/damaged-data.js';
import { DataFolderLockedError } from './data-folder/lock.js';

const IN_WORDS = [SettingsError, DataFolderLockedError, DamagedDataError] as const;

/** Why the server cannot start, in one line for the operator that says what to do; null when nobody has foreseen it. */
export function startProblem(error: unknown, { port, dataDir }: { port: string; dataDir: string }): string | null {
  const said = error instanceof Error ? error.message : String(error);
  if (IN_WORDS.some((each) => error instanceof each)) return said;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another with PORT=3001 npm start.`;
  switch (storageFault(error)) {
    case 'full':
      return `There is no room left for ${dataDir} (${said}). Make room and start again; nothing was lost.`;
    case 'away':
      return `A file in ${dataDir} cannot be read or written (${said}). Look at the disk, its room and its rights, and start again.`;
    case 'damaged':
      return `The event log in ${dataDir} is damaged (${said}). Bring events.sqlite back from a backup: npm run restore -- <folder>.`;
    case null:
      return null;
  }
}
