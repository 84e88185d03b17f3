import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';

/** Runs a program of an installation; what it printed is in the error when it fails. */
export async function call(command, args, options = {}) {
  const { code, output } = await run(command, args, { capture: true, ...options });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (exit ${code})\n${output.slice(-2000)}`);
  return output;
}

export const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Options of Java: the compiler for what runs for long takes more than half of the time of a start. */
export const javaLife = (brief) => (brief ? ['-XX:TieredStopAtLevel=1'] : []);

const JVM_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java'];

/** Home and major version of every JDK beside the default one, newest first. */
export function javaHomes() {
  const homes = JVM_FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder).flatMap((name) => [join(folder, name), join(folder, name, 'Contents', 'Home')]),
  );
  if (process.env.JAVA_HOME !== undefined) homes.unshift(process.env.JAVA_HOME);
  return homes
    .filter((home) => existsSync(join(home, 'release')) && existsSync(join(home, 'bin', 'java')))
    .map((home) => {
      const version = /JAVA_VERSION="(\d+)/.exec(readFileSync(join(home, 'release'), 'utf8'))?.[1];
      return { home, major: Number(version ?? 0) };
    })
    .sort((a, b) => b.major - a.major);
}

/** Below those that systems give to connections: a server that was killed shall find its own free when it comes back. */
const [LOWEST_PORT, HIGHEST_PORT] = [15_000, 32_000];
const ATTEMPTS = 100;
const given = new Set();

/** TCP ports of the loopback address that nobody listens on, and that were not given to anybody else in this process. */
export async function freePorts(count) {
  const ports = [];
  for (let attempt = 0; ports.length < count; attempt += 1) {
    if (attempt === ATTEMPTS) throw new Error('there are no free TCP ports');
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}

async function isFree(port) {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}

/** Whether a URL answers with a 2xx. */
export async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
