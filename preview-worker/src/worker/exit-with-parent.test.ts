import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { boxAbilities } from '../tools/box.js';
import { randomUUID } from 'node:crypto';

/** Programs whose command line holds a mark (Linux). */
async function programsWith(mark: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return pids.filter((_, i) => lines[i]?.includes(`title=${mark}`)).map(Number);
}

async function untilGone(mark: string): Promise<void> {
  while ((await programsWith(mark)).length > 0) await new Promise((resolve) => setImmediate(resolve));
}

describe('exitWithParent', () => {
  it('ends the process and its ffmpeg when the parent lets go', async () => {
    if (process.platform !== 'linux') return;
    const mark = randomUUID();
    const child = fork(new URL('../testing/endless-child.js', import.meta.url), [mark], { execArgv: [] });
    expect(await once(child, 'message')).toEqual(['working', undefined]);
    expect(await programsWith(mark)).toHaveLength(1);
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    await untilGone(mark);
    expect(child.exitCode).toBe(0);
  });

  it('leaves no ffmpeg behind even when the process is killed, where the system can', async () => {
    if (!boxAbilities().limits) return;
    const mark = randomUUID();
    const child = fork(new URL('../testing/endless-child.js', import.meta.url), [mark], { execArgv: [] });
    await once(child, 'message');
    expect(await programsWith(mark)).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await untilGone(mark);
  });
});
