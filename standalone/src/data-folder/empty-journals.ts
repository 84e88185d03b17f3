import { setTimeout as delay } from 'node:timers/promises';
import { emptyJournalOf } from '@combolab/platform/adapters/sqlite/empty-journal';

const TRIES = 50;
/** What keeps a journal is over soon: a read or a write on another thread, in ms. */
const PAUSE_MS = 20;

/** Brings the journals of these databases into their files. @throws Error when one is in use all the time */
export async function emptyJournals(files: readonly string[]): Promise<void> {
  for (const file of files) {
    for (let tries = 1; !emptyJournalOf(file); tries++) {
      if (tries === TRIES) throw new Error(`the journal of ${file} is in use`);
      await delay(PAUSE_MS);
    }
  }
}
