import type { Readable } from 'node:stream';
import { openSqliteEventLog } from '../sqlite-event-log.js';

/**
 * A process made to be killed: appends from several writers at once and prints each command only once it was
 * acknowledged, as `stream version commandId`. Arguments: file, a name for this run.
 */
const [file, run] = process.argv.slice(2) as [string, string];
const WRITERS = 24;

const log = await openSqliteEventLog({ file, source: 'kill-test', indexEvery: 64 });
process.stdout.write(`synchronous ${String(log.synchronous)}\n`);

async function write(writer: number): Promise<never> {
  const stream = `combo/${String(writer % 12)}/feedback/${String(writer)}`;
  let { version } = await log.head(stream);
  for (let n = 0; ; n++) {
    const commandId = `${run}-${String(writer)}-${String(n)}`;
    const events = Array.from({ length: 1 + (n % 3) }, () => ({ type: 'test.happened', schema: 1, data: { run, n } }));
    const appended = await log.append(stream, version, events, { commandId, actor: null, correlationId: run });
    version = appended.version;
    process.stdout.write(`${stream} ${String(version)} ${commandId}\n`);
  }
}

// the parent going away must end this process too
(process.stdin as Readable).resume().on('end', () => process.exit());
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
