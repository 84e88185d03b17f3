import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

/** File name to how often it was synced. */
export type Syncs = ReadonlyMap<string, number>;

/** Counts fsync and fdatasync of a process while `work` runs; null where strace is not installed or not allowed. */
export async function countSyncs(pid: number, work: () => Promise<unknown>): Promise<Syncs | null> {
  if (spawnSync('strace', ['-V']).status !== 0) return null;
  const tracer = spawn('strace', ['-f', '-y', '-e', 'trace=fdatasync,fsync', '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  tracer.stderr.setEncoding('utf8');
  const attached = new Promise<boolean>((resolve) => {
    tracer.stderr.on('data', (part: string) => {
      text += part;
      if (text.includes('attached')) resolve(true);
    });
    tracer.once('exit', () => {
      resolve(false);
    });
  });
  if (!(await attached)) return null;
  const gone = once(tracer, 'close');
  await work();
  tracer.kill('SIGINT');
  await gone;
  const syncs = new Map<string, number>();
  for (const [, path = ''] of text.matchAll(/f(?:data)?sync\(\d+<([^>]*)>/g)) {
    const file = basename(path);
    syncs.set(file, (syncs.get(file) ?? 0) + 1);
  }
  return syncs;
}
