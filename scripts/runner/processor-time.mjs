import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock per second, the same on every Linux of today. */
const TICKS = 100;

/** Fields of a process from /proc: its parent, and its ticks with those of the children that it has waited for. */
function stat(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent, ...ticks] = [fields[1], ...fields.slice(11, 15)].map(Number);
  return { parent, ticks: ticks.reduce((sum, each) => sum + each) };
}

/** Processor time of this process and all that come from it, browsers and servers too; ms. Alone its own where /proc is not. */
export function processorTime() {
  const own = Object.values(process.cpuUsage()).reduce((sum, each) => sum + each) / 1000;
  const others = new Map();
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        others.set(Number(name), stat(name));
      } catch {
        // it has ended in between
      }
    }
  } catch {
    return own;
  }
  const isOurs = (pid) => pid === process.pid || (others.has(pid) && isOurs(others.get(pid).parent));
  const ticks = [...others].filter(([pid]) => isOurs(pid)).reduce((sum, [, each]) => sum + each.ticks, 0);
  return (ticks * 1000) / TICKS;
}
