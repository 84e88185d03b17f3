import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommentAdded, eventDefinitions, FeedbackGiven, personalFields, type NewEvent } from '@combolab/contracts';
import { copySqliteDatabase } from '@combolab/platform/adapters/sqlite-copy';
import { openFinishedDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { openSqliteEventLog, openSqliteEventLogReader } from '@combolab/platform/adapters/sqlite-event-log';
import { flipIn, flipped, randomOf } from './flip.js';

const EVENTS = 400;

/** What became of flips in the file of a log. */
export interface LogFlips {
  readonly found: number;
  /** Not found, and whatever is read of the file is what it was: the bit lies where nothing is kept. */
  readonly harmless: number;
  /** Not found, though something else is read. */
  readonly missed: number;
}

const eventOf = (n: number): NewEvent =>
  n % 3 === 0
    ? CommentAdded({ comboId: 'c', commentId: String(n), userId: 'u', text: `word ${'and word '.repeat(n % 40)}` })
    : FeedbackGiven({ comboId: 'c', userId: String(n), status: 1 });

/** A log with likes and comments, as one finished file. */
async function makeLog(folder: string): Promise<Buffer> {
  const [live, file] = [join(folder, 'live.sqlite'), join(folder, 'events.sqlite')];
  {
    const personal = personalFields(eventDefinitions);
    await using log = await openSqliteEventLog({ file: live, source: 'bench', personal, indexEvery: 64 });
    for (let n = 0; n < EVENTS; n++)
      await log.append(`combo/c/${String(n % 90)}`, Math.floor(n / 90), [eventOf(n)], {
        ...{ commandId: String(n), actor: 'u', correlationId: 'bench' },
      });
    await copySqliteDatabase(live, file);
  }
  return readFile(file);
}

/** All that can be read of a log's file, as one text; null when it cannot be read whole. */
function contentOf(file: string): string | null {
  const database = openFinishedDatabase(file);
  try {
    const tables = ['events ORDER BY position', 'event_streams ORDER BY position', 'indexed'].map((table): unknown =>
      database.prepare(`SELECT * FROM ${table}`).all(),
    );
    return JSON.stringify([tables, database.prepare('PRAGMA user_version').all()]);
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** Opens, scrubs, closes. @returns whether anything was said of the file */
async function isNoticed(file: string): Promise<boolean> {
  try {
    let faults = 0;
    await using log = openSqliteEventLogReader({ file, source: 'bench' });
    await log.scrub(() => (faults += 1));
    return faults > 0;
  } catch {
    // a file that does not open is noticed by everybody
    return true;
  }
}

/** Flips one random bit at a time, and looks what is said of the log. */
export async function flipLog(folder: string, flips: number, seed: number): Promise<LogFlips> {
  const bytes = await makeLog(folder);
  const random = randomOf(seed);
  const before = contentOf(join(folder, 'events.sqlite'));
  const counts = { found: 0, harmless: 0, missed: 0 };
  for (let n = 0; n < flips; n++) {
    const file = join(folder, `flipped-${String(n)}.sqlite`);
    await writeFile(file, flipped(bytes, flipIn(bytes.length, random)));
    if (await isNoticed(file)) counts.found += 1;
    else counts[contentOf(file) === before ? 'harmless' : 'missed'] += 1;
    await rm(file);
  }
  return counts;
}
