import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './durable-files.js';

/** The same in all threads of this process; tells it from an earlier one with the same number. */
const processName = `${String(process.pid)}-${String(Math.floor(performance.timeOrigin))}`;

export interface IncomingFolder {
  readonly path: string;
  /** A path in the folder that nobody else uses. */
  newPath(): string;
}

/**
 * Half-written files of this process. Several processes may share one store, so each opening has its own folder inside
 * `.incoming`; those of processes that are gone are removed here.
 */
export async function openIncomingFolder(root: string): Promise<IncomingFolder> {
  const all = join(root, '.incoming');
  const path = join(all, `${processName}-${randomUUID()}`);
  await mkdir(path, { recursive: true });
  for (const name of await readdir(all)) {
    if (!name.startsWith(processName) && !isAlive(name)) await rm(join(all, name), { recursive: true, force: true });
  }
  return { path, newPath: () => join(path, randomUUID()) };
}

function isAlive(name: string): boolean {
  const pid = Number.parseInt(name, 10);
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
