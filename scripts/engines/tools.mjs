import { spawnSync } from 'node:child_process';
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

/** TCP ports of the loopback address that nobody listens on. */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Whether a URL answers with a 2xx. */
export async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
