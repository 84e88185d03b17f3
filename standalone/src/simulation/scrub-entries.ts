import type { LogHead } from '@combolab/platform';
import { CHAIN_START, isDamage, isIntact, nextLink, writtenDigest } from '@combolab/platform/adapters/event-log/seal';
import { linkFacts } from '@combolab/platform/adapters/sqlite-event-log/rows';
import type { Entry, LogEntries } from './log-entries.js';
import type { LogStore } from './log-store.js';
import { DamagedFileError } from './record-file.js';

/** Reads the file once more, and follows the chain from its first link. @returns how far, and what proves it */
export function scrubEntries(store: LogStore, entries: LogEntries, onFault: (fault: string) => void): LogHead {
  try {
    store.check();
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    onFault(error.message);
  }
  let link = CHAIN_START;
  for (const entry of entries.all) {
    const [position, stream, version] = entry.row;
    if (!follows(entry, link))
      onFault(`event ${String(position)} (${stream}@${String(version)}) is not as it was written`);
    link = entry.hash;
  }
  return { position: String(entries.end), hash: link };
}

function follows({ row, hash, seal }: Entry, link: string): boolean {
  try {
    return isIntact(row[10], seal) && nextLink(link, linkFacts(row), writtenDigest(row[10], seal)) === hash;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}
