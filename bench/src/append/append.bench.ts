import { join } from 'node:path';
import { FeedbackGiven } from '@combolab/contracts';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { openSqliteEventLog } from '@combolab/platform/adapters/sqlite-event-log';
import { against, mustHold, type Bench } from '../harness/figure.js';
import { measurePairs } from '../harness/pairs.js';
import { percentile } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';

const GROUP = 256;
/** Commands on their way at once: one group being written, one being gathered. */
const IN_FLIGHT = 2 * GROUP;

const streamOf = (n: number): string => `combo/${String(n % 50)}/feedback/${String(n)}`;
const eventOf = (n: number) => FeedbackGiven({ comboId: String(n % 50), userId: String(n), status: 1 });

/** The log alone, every append acknowledged when durable, against SQLite with as durable groups. */
export const appendBench: Bench = async ({ quick, rounds }) => {
  const count = GROUP * (quick ? 40 : 400);
  const groups: number[] = [];
  const ours = () => inNewFolder((file) => appendToLog(file, count, groups));
  const bare = (index: boolean) => () => inNewFolder((file) => Promise.resolve(insertBare(file, count, index)));
  await ours();
  await bare(true)();
  const indexed = await measurePairs(rounds, ours, bare(true));
  const plain = await measurePairs(rounds, ours, bare(false));
  const words = {
    unit: 'events/s',
    note: `groups of ${String(GROUP)}, ours of ${percentile(groups, 0.5).toFixed(0)}`,
  };
  return [
    against('rows/s', indexed, {
      ...words,
      name: 'append to the log, against bare SQLite FULL with its index by stream',
      goal: { atLeast: 0.6 },
    }),
    against('rows/s', plain, {
      ...words,
      name: 'append to the log, against bare SQLite FULL without any index',
      goal: null,
    }),
  ];
};

async function inNewFolder(work: (file: string) => Promise<number>): Promise<number> {
  await using folder = await temporaryFolder();
  return await work(join(folder.path, 'events.sqlite'));
}

async function appendToLog(file: string, count: number, groups: number[]): Promise<number> {
  await using log = await openSqliteEventLog({ file, source: 'bench' });
  mustHold(log.synchronous === 2, 'the log does not run with synchronous=FULL');
  let next = 0;
  const one = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) {
      const context = { commandId: `like-${String(n)}`, actor: String(n), correlationId: 'bench' };
      const { version } = await log.append(streamOf(n), 0, [eventOf(n)], context);
      mustHold(version === 1, `append ${String(n)} got version ${String(version)}`);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: IN_FLIGHT }, one));
  const seconds = (performance.now() - start) / 1000;
  let found = 0;
  await log.scan('', (_, events) => {
    found += events.length;
    return Promise.resolve();
  });
  mustHold(found === count, `${String(count)} appended, ${String(found)} found`);
  groups.push(count / log.commits);
  return count / seconds;
}

function insertBare(file: string, count: number, index: boolean): number {
  const database = openDatabase({ file, synchronous: 'FULL' });
  database.exec(`CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, version INTEGER NOT NULL,
    command_id TEXT NOT NULL, type TEXT NOT NULL, schema INTEGER NOT NULL, time INTEGER NOT NULL, id TEXT NOT NULL,
    actor TEXT, correlation_id TEXT NOT NULL, data TEXT NOT NULL) STRICT`);
  if (index) database.exec('CREATE UNIQUE INDEX by_stream ON events (stream, version)');
  const insert = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const start = performance.now();
  for (let n = 0; n < count;) {
    database.exec('BEGIN IMMEDIATE');
    for (const end = n + GROUP; n < end; n += 1) {
      const { type, schema, data } = eventOf(n);
      const id = String(n);
      const like = `like-${id}`;
      insert.run(n + 1, streamOf(n), 1, like, type, schema, Date.now(), id, id, 'bench', JSON.stringify(data));
    }
    database.exec('COMMIT');
  }
  const seconds = (performance.now() - start) / 1000;
  const { found } = database.prepare('SELECT COUNT(*) AS found FROM events').get() as { found: number };
  database.close();
  mustHold(found === count, `${String(count)} inserted, ${String(found)} found`);
  return count / seconds;
}
