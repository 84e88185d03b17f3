import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Counts fsync and fdatasync of a process while `work` runs; null where strace is not installed or not allowed. */
export async function countSyncs(pid: number, work: () => Promise<unknown>): Promise<number | null> {
  if (spawnSync('strace', ['-V']).status !== 0) return null;
  const tracer = spawn('strace', ['-f', '-c', '-e', 'trace=fdatasync,fsync', '-p', String(pid)], {
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
  const calls = [...text.matchAll(/^\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\s+(?:\d+\s+)?(?:fsync|fdatasync)$/gm)];
  return calls.reduce((sum, [, count]) => sum + Number(count), 0);
}
