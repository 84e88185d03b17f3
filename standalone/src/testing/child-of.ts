import { readdir, readFile } from 'node:fs/promises';

/** Process id of a child whose command line has this word; undefined when there is none. Reads /proc. */
export async function childOf(parent: number, word: string): Promise<number | undefined> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = await readFile(`/proc/${name}/status`, 'utf8');
      const command = await readFile(`/proc/${name}/cmdline`, 'utf8');
      if (/^PPid:\s+(\d+)/m.exec(status)?.[1] === String(parent) && command.includes(word)) return Number(name);
    } catch (error) {
      // it ended between the two looks
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return undefined;
}
