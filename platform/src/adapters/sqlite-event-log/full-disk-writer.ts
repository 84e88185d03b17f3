import { openSqliteEventLog } from '../sqlite-event-log.js';
import { LogUnavailableError } from '../../ports/event-log.js';

/**
 * Runs where no file may grow beyond a limit (`ulimit -f`), so that writing the database fails for real. Appends
 * commands, each until it is acknowledged, and prints what happened as JSON. Arguments: file, number of commands.
 */
const [file, count] = process.argv.slice(2) as [string, string];
const log = await openSqliteEventLog({ file, source: 'full-disk', indexEvery: 16 });
const padding = 'x'.repeat(500);
let refused = 0;
let unready = 0;

async function append(n: number): Promise<void> {
  const context = { commandId: `command-${String(n)}`, actor: null, correlationId: 'full-disk' };
  for (;;) {
    try {
      await log.append(
        `combo/${String(n % 5)}/${String(n)}`,
        0,
        [{ type: 'test.happened', schema: 1, data: { n, padding } }],
        context,
      );
      return;
    } catch (error) {
      if (!(error instanceof LogUnavailableError)) throw error;
      refused += 1;
      if (!log.healthy) unready += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

for (let n = 0; n < Number(count); n += 2) await Promise.all([append(n), append(n + 1)]);
process.stdout.write(JSON.stringify({ refused, unready, healthy: log.healthy }));
await log[Symbol.asyncDispose]();
