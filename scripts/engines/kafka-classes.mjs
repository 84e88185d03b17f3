import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cached, fill, isCached } from './cache.mjs';
import { call, freePorts } from './tools.mjs';

/** What a broker prints when it is ready. */
export const STARTED = 'Kafka Server started';

const ARCHIVE = 'classes.jsa';
const START_MS = 60_000;
const LOOK_MS = 20;

/** An archive fits the Java that has made it, and no other. */
async function nameOf(version) {
  const java = createHash('sha1').update(await call('java', ['-version']));
  return `kafka-${version}-classes-${java.digest('hex').slice(0, 12)}`;
}

/** Options of Java with which a broker starts in a quarter of the time; none where no archive was made. */
export async function sharing(version) {
  const name = await nameOf(version);
  return isCached(name) ? [`-XX:SharedArchiveFile=${join(cached(name), ARCHIVE)}`] : [];
}

/**
 * Keeps the classes that a broker has loaded until it was ready, by running one.
 * @param brokerIn arguments of Java for a broker in a folder, on two ports
 */
export async function classArchive(version, brokerIn, { signal } = {}) {
  return fill(await nameOf(version), async (folder) => {
    const run = join(folder, 'run');
    const log = join(folder, 'log.txt');
    mkdirSync(run);
    const args = await brokerIn(run, await freePorts(2));
    const output = openSync(log, 'w');
    const archive = `-XX:ArchiveClassesAtExit=${join(folder, ARCHIVE)}`;
    const child = spawn('java', [archive, ...args], { stdio: ['ignore', output, output], signal });
    closeSync(output);
    const ended = once(child, 'exit');
    ended.catch(() => undefined);
    const until = Date.now() + START_MS;
    while (!readFileSync(log, 'utf8').includes(STARTED) && child.exitCode === null && Date.now() < until)
      await delay(LOOK_MS, undefined, { signal });
    child.kill('SIGTERM');
    await ended;
    rmSync(run, { recursive: true, force: true });
  });
}
