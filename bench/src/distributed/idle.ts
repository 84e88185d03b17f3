import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { DistributedSite } from '@combolab/standalone/testing/distributed-site';
import { alone, type Figure } from '../harness/figure.js';
import { spreadOf } from '../harness/stats.js';
import { cpuSeconds } from './processor-time.js';

const MIB = 1024 ** 2;

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
