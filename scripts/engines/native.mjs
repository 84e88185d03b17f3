import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { elasticsearch } from './elasticsearch.mjs';
import { firebase } from './firebase.mjs';
import { kafka } from './kafka.mjs';
import { mongodb } from './mongodb.mjs';
import { storage } from './storage.mjs';
import { freePorts, has } from './tools.mjs';

export const ENGINES = [mongodb, kafka, elasticsearch, storage, firebase];

/** Elasticsearch alone takes half a minute of a processor, which others may want too. */
const START_MS = 300_000;
const STOP_MS = 20_000;
const LOOK_MS = 20;

const stateFile = (folder, name) => join(folder, name, 'state.json');

/** Ports and process of an engine that was started in this folder; null when it never was. */
export function stateOf(folder, name) {
  const file = stateFile(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch (error) {
    // without /proc the signal alone decides
    return error.code === 'ENOENT' || error.code === 'EPERM';
  }
}

/** Programs that are missing on this machine, for the engines by name. */
export const missingFor = (engine) => engine.needs.filter((command) => !has(command));

/**
 * Starts an engine on the ports it had before, or on free ones; resolves when it answers. A `brief` one starts sooner and is
 * slower later. What is installed or started when `signal` aborts ends; an engine that has got a process by then is left
 * to `stop`.
 */
export async function start(folder, engine, { signal, brief = false } = {}) {
  const own = join(folder, engine.name);
  const before = stateOf(folder, engine.name);
  // another process may have the number by now: only what answers runs
  if (before !== null && isAlive(before.pid) && (await engine.ready(before.ports, join(own, 'log.txt')))) return before;
  const program = await engine.install({ signal });
  signal?.throwIfAborted();
  mkdirSync(own, { recursive: true });
  const ports = before?.ports ?? (await freePorts(engine.ports));
  const { command, args, env = {}, cwd = own } = await engine.command(program, own, ports, { signal, brief });
  signal?.throwIfAborted();
  const log = join(own, 'log.txt');
  const output = openSync(log, 'w');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  child.unref();
  if (child.pid === undefined) throw new Error(`${engine.name}: ${(await once(child, 'error'))[0].message}`);
  const state = { pid: child.pid, ports };
  writeFileSync(stateFile(folder, engine.name), JSON.stringify(state));
  const until = Date.now() + START_MS;
  while (!(await engine.ready(ports, log))) {
    signal?.throwIfAborted();
    if (!isAlive(child.pid) || Date.now() > until)
      throw new Error(`${engine.name} did not start; the end of ${log}:\n${readFileSync(log, 'utf8').slice(-2000)}`);
    await delay(LOOK_MS);
  }
  return state;
}

/** Ends an engine with what it started: TERM, after 20 s KILL; at once with `kill`. Its data stay. */
export async function stop(folder, name, { kill = false } = {}) {
  const state = stateOf(folder, name);
  if (state === null || !isAlive(state.pid)) return false;
  signal(state.pid, kill ? 'SIGKILL' : 'SIGTERM');
  const until = Date.now() + STOP_MS;
  while (isAlive(state.pid)) {
    if (Date.now() > until) signal(state.pid, 'SIGKILL');
    await delay(LOOK_MS);
  }
  // what the first process started may outlive it
  signal(state.pid, 'SIGKILL');
  return true;
}

/** Kills an engine with what it started, without waiting for the end: for a process that exits itself. */
export function killNow(folder, name) {
  const state = stateOf(folder, name);
  if (state !== null) signal(state.pid, 'SIGKILL');
}

/** Kills what runs of engines in the folders in this folder, whoever started them: what a killed process has left behind. */
export function killAllIn(folder) {
  for (const own of readdirSync(folder, { withFileTypes: true }))
    if (own.isDirectory())
      for (const name of readdirSync(join(folder, own.name))) killNow(join(folder, own.name), name);
}

/** To the whole group, of which a detached process is the head. */
function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {
    // nobody of the group is left
  }
}

/** Forgets an engine's data and ports. Stop it first. */
export const remove = (folder, name) => rmSync(join(folder, name), { recursive: true, force: true });

/** The settings with which ComboLab uses the engines that run in a folder. */
export function settingsOf(folder) {
  const running = ENGINES.flatMap((engine) => {
    const state = stateOf(folder, engine.name);
    return state !== null && isAlive(state.pid) ? [[engine, state.ports]] : [];
  });
  const ports = Object.fromEntries(running.map(([engine, list]) => [engine.name, list]));
  return Object.assign({}, ...running.map(([engine, list]) => engine.settings(list, ports)));
}
