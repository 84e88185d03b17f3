import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
/** State of a listening socket in `/proc/net/tcp`, Linux's `TCP_LISTEN`. */
const LISTENING = '0A';

/** User and system time of a process since its start, s; fields 14 and 15 of `/proc/<pid>/stat`, proc(5). */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** The process that listens on a TCP port of this machine (Linux). @throws Error when there is none, or it is another user's */
export function pidListeningOn(port: number): number {
  const own = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(own) === true && state === LISTENING)
      .map((fields) => `socket:[${fields[9] ?? ''}]`),
  );
  const pid = readdirSync('/proc').find(
    (name) => /^\d+$/.test(name) && openFiles(name).some((file) => inodes.has(file)),
  );
  if (pid === undefined) throw new Error(`no process that can be looked at listens on port ${String(port)}`);
  return Number(pid);
}

function openFiles(pid: string): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`));
  } catch {
    // it ended meanwhile, or is another user's
    return [];
  }
}

/** How much processor time each of several processes takes from one look to the next. */
export class ProcessorClock {
  #since: ReadonlyMap<string, number>;

  constructor(private readonly pids: Readonly<Record<string, number>>) {
    this.#since = this.#now();
  }

  /** @returns ms by name since the last look */
  take(): Readonly<Record<string, number>> {
    const now = this.#now();
    const spent = [...now].map(([name, at]) => [name, (at - (this.#since.get(name) ?? at)) * 1000] as const);
    this.#since = now;
    return Object.fromEntries(spent);
  }

  #now(): ReadonlyMap<string, number> {
    return new Map(Object.entries(this.pids).map(([name, pid]) => [name, cpuSeconds(pid)]));
  }
}
