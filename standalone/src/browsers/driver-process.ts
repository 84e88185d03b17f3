import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../testing/free-port.js';
import { removeFolder } from '../testing/remove-folder.js';
import { waitUntil } from '../testing/wait-until.js';
import type { Choice } from './choice.js';

/** A running driver: it serves one session, and keeps what its browser writes in a folder of its own. */
export interface DriverProcess extends AsyncDisposable {
  /** Without trailing slash. */
  readonly url: string;
}

async function isReady(url: string): Promise<true | undefined> {
  try {
    return (await fetch(`${url}/status`)).ok ? true : undefined;
  } catch (error) {
    // it does not listen yet
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

export async function startDriver({ driver }: Choice): Promise<DriverProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'combolab-browser-'));
  const port = await freePort();
  const child = spawn(driver.command, driver.args(port), {
    env: { ...process.env, TMPDIR: folder, HOME: folder },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${String(port)}`;
  await waitUntil(`${driver.command} to listen`, () => isReady(url));
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      // a browser that did not end with its session ends with the group
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await removeFolder(folder);
    },
  };
}
