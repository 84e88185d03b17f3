import { existsSync, renameSync } from 'node:fs';
import { basename } from 'node:path';
import { storageFault, type Logger } from '@combolab/platform';

/** What SQLite keeps beside a database. */
const BESIDE = ['', '-wal', '-shm'];

/**
 * Gives the files of a damaged store that can be built anew another name, so that a new one can be made and somebody may
 * look at the old one. @param why in words
 */
export function setAside(file: string, why: string, logger: Pick<Logger, 'warn'>): void {
  const date = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const kept = file.replace(/(?=\.sqlite$)/, `.damaged-${date}`);
  for (const suffix of BESIDE) if (existsSync(file + suffix)) renameSync(file + suffix, kept + suffix);
  logger.warn(
    { file: basename(file), kept: basename(kept), why },
    'a store was damaged: it is set aside and made anew',
  );
}

/** Opens a store that can be built anew; one that is damaged is set aside first. */
export async function openOrRenew<T>(
  file: string,
  logger: Pick<Logger, 'warn'>,
  open: (file: string) => T | Promise<T>,
): Promise<T> {
  try {
    return await open(file);
  } catch (error) {
    if (storageFault(error) !== 'damaged') throw error;
    setAside(file, error instanceof Error ? error.message : String(error), logger);
    return open(file);
  }
}
