import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { DistributedSite } from '@combolab/standalone/testing/distributed-site';
import { alone, type Figure } from '../harness/figure.js';
import { spreadOf } from '../harness/stats.js';

const MIB = 1024 ** 2;
const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Memory and processor time of each process while nobody does anything (Linux). */
export async function idleFigures({ processes }: DistributedSite, seconds: number): Promise<Figure[]> {
  const all = Object.entries(processes).map(([name, { pid }]) => ({ name, pid }));
  const before = all.map(({ pid }) => cpuSeconds(pid));
  await delay(seconds * 1000);
  return all.flatMap(({ name, pid }, i) => {
    const percent = ((cpuSeconds(pid) - (before[i] ?? 0)) / seconds) * 100;
    return [
      alone(spreadOf([residentBytes(pid) / MIB]), { name: `${name}, idle: resident memory`, unit: 'MiB', goal: null }),
      alone(spreadOf([percent]), { name: `${name}, idle: processor`, unit: '% of one core', goal: null }),
    ];
  });
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/** User and system time since the start; fields 14 and 15 of `/proc/<pid>/stat`, proc(5). */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
