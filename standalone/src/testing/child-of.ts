import { readdir, readFile } from 'node:fs/promises';

interface Child {
  readonly pid: number;
  readonly command: string;
}

/** The processes that a process has started and that are not gone. Reads /proc. */
export async function childrenOf(parent: number): Promise<readonly Child[]> {
  const children: Child[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = await readFile(`/proc/${name}/status`, 'utf8');
      const command = await readFile(`/proc/${name}/cmdline`, 'utf8');
      if (/^PPid:\s+(\d+)/m.exec(status)?.[1] === String(parent)) children.push({ pid: Number(name), command });
    } catch (error) {
      // it ended between the two looks
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return children;
}

/** Process id of a child whose command line has this word; undefined when there is none. */
export async function childOf(parent: number, word: string): Promise<number | undefined> {
  return (await childrenOf(parent)).find(({ command }) => command.includes(word))?.pid;
}
