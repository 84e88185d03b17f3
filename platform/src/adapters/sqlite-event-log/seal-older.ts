import type { PersonalFields } from '@combolab/contracts';
import type { Database } from '../sqlite/open-database.js';
import { CHAIN_START, nextLink, sealData, writtenDigest } from '../event-log/seal.js';
import { EVENT_COLUMNS, linkFacts, type Row } from './rows.js';

/** Events that are sealed in one transaction. */
const SLICE = 2000;

type Link = readonly [position: number, hash: string | null];

/** The last event with a hash, by halving: those without one stand at the end. */
function lastSealed(database: Database): Link {
  const at = database.prepare('SELECT position, hash FROM events WHERE position >= ? ORDER BY position LIMIT 1', {
    returnArrays: true,
  });
  const [end] = database.prepare('SELECT max(position) FROM events', { returnArrays: true }).get() as [number | null];
  let sealed: Link = [0, CHAIN_START];
  for (let [low, high] = [1, end ?? 0]; low <= high;) {
    const middle = Math.floor((low + high) / 2);
    const [position, hash] = at.get(middle) as [number, string | null];
    if (hash === null) high = middle - 1;
    // a damaged key may lie before what was asked for
    else [sealed, low] = [[position, hash], Math.max(position, middle) + 1];
  }
  return sealed;
}

/**
 * Gives the events of before there were hashes theirs, once. Interrupted, it goes on where it stopped.
 * @returns how many it sealed
 */
export function sealOlder(database: Database, personal: PersonalFields): number {
  let [at, previous] = lastSealed(database);
  const next = database.prepare(`SELECT ${EVENT_COLUMNS} FROM events WHERE position > ? ORDER BY position LIMIT ?`, {
    returnArrays: true,
  });
  const write = database.prepare('UPDATE events SET hash = ?, seal = ? WHERE position = ?');
  let count = 0;
  for (let rows = next.all(at, SLICE); rows.length > 0; rows = next.all(at, SLICE)) {
    database.exec('BEGIN IMMEDIATE');
    for (const row of rows as Row[]) {
      const [position, , , , type] = row;
      if (position <= at) throw new Error(`the row ${String(position)} is damaged: it does not lie where its key says`);
      const json = row[10];
      const seal = sealData(json, personal.get(type) ?? []);
      previous = nextLink(previous ?? CHAIN_START, linkFacts(row), writtenDigest(json, seal));
      write.run(previous, seal === null ? null : JSON.stringify(seal), position);
      at = position;
    }
    database.exec('COMMIT');
    count += rows.length;
  }
  return count;
}
