import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { RecordedEvent } from '@combolab/contracts';
import { openDatabase } from '../sqlite/open-database.js';
import { openSqliteEventLog } from '../sqlite-event-log.js';

const RUNS = 20;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-log-kill-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the writer until so many commands were acknowledged, kills it, returns every line it printed. */
async function writeUntilKilled(file: string, run: string, acknowledged: number): Promise<string[]> {
  const script = fileURLToPath(new URL('./kill-writer.js', import.meta.url));
  const child = spawn(process.execPath, [script, file, run], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === acknowledged + 1) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return lines;
}

it('keeps every acknowledged command, once and whole, through 20 kills', async () => {
  const file = join(folder, 'events.sqlite');
  const acknowledged: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    const [pragma, ...lines] = await writeUntilKilled(file, `run${String(run)}`, 1 + Math.floor(Math.random() * 400));
    expect(pragma).toBe('synchronous 2');
    acknowledged.push(...lines);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(RUNS);

  await using log = await openSqliteEventLog({ file, source: 'kill-test' });
  const recorded = new Set<string>();
  let events = 0;
  await log.scan('', (stream, all) => {
    events += all.length;
    expect(all.map((event) => event.version)).toEqual(all.map((_, i) => i + 1));
    for (const last of lastOfCommands(all)) recorded.add(`${stream} ${String(last.version)} ${last.commandId}`);
    return Promise.resolve();
  });
  expect(acknowledged.filter((line) => !recorded.has(line))).toEqual([]);
  expect(Number(await log.end())).toBe(events);
  const database = openDatabase({ file, synchronous: 'FULL', readOnly: true });
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
}, 120_000);

/** Checks that each command stands in its stream once, in one piece and with all its events. */
function lastOfCommands(events: readonly RecordedEvent[]): RecordedEvent[] {
  const lasts = events.filter((event, i) => events[i + 1]?.commandId !== event.commandId);
  expect(new Set(lasts.map((last) => last.commandId)).size).toBe(lasts.length);
  for (const { commandId } of lasts) {
    const size = 1 + (Number(commandId.split('-')[2]) % 3);
    expect(events.filter((event) => event.commandId === commandId)).toHaveLength(size);
  }
  return lasts;
}
