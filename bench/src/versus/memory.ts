import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of memory that a process and its children keep, pages they share counted once (`Pss`, proc(5); Linux). */
export function memoryOf(pid: number): number {
  const rollup = readFileSync(`/proc/${String(pid)}/smaps_rollup`, 'utf8');
  const own = Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), own);
}

function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${String(pid)}/task`);
  return tasks.flatMap((task) =>
    readFileSync(`/proc/${String(pid)}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}
