/**
 * Loaded before anything else into a server and its threads (`node --import`): breaks a thread, the main one too, when a file
 * named after its script appears in the folder BREAK_PARTS. The file says how: `exit`, `throw`, `hang`, or `reject`, which is a
 * failure that nobody waits for.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const LOOK_MS = 20;

function breakAsAsked(file: string): void {
  if (!existsSync(file)) return;
  const how = readFileSync(file, 'utf8');
  rmSync(file);
  if (how === 'exit') process.exit(1);
  if (how === 'throw') throw new Error('broken by a test');
  if (how === 'reject') {
    void Promise.reject(new Error('broken by a test'));
    return;
  }
  // a loop that never takes another turn
  for (;;);
}

const folder = process.env.BREAK_PARTS;
if (folder !== undefined) {
  const file = join(folder, basename(process.argv[1] ?? '', '.js'));
  setInterval(breakAsAsked, LOOK_MS, file).unref();
}
