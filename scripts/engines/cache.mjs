import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const standard = () =>
  // an engine that refuses to run as root runs as nobody, who cannot look into root's home
  process.getuid?.() === 0
    ? '/var/cache/combolab'
    : join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'combolab');

/** Downloaded engines are kept outside the checkout, so that every clone finds them. */
export const cacheFolder = process.env.COMBOLAB_CACHE ?? standard();

/** Whether something was put there whole. */
export const isCached = (name) => existsSync(cached(name));

/** Where an engine's program is, or will be. The version is part of the name. */
export const cached = (name) => join(cacheFolder, name);

/** Makes a folder of the cache whole or not at all: it is filled beside its place and moved there. */
export async function fill(name, make) {
  const target = cached(name);
  if (existsSync(target)) return target;
  removeHalves(name);
  const beside = `${target}.${process.pid}`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  try {
    await make(beside);
    moveUnlessThere(beside, target);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  return target;
}

/** Another process may have been quicker. */
function moveUnlessThere(from, target) {
  try {
    renameSync(from, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
}

/** What a process that was killed has left of it. */
function removeHalves(name) {
  for (const each of existsSync(cacheFolder) ? readdirSync(cacheFolder) : []) {
    const pid = each.startsWith(`${name}.`) ? Number(each.slice(name.length + 1)) : NaN;
    if (Number.isInteger(pid) && !runs(pid)) rmSync(cached(each), { recursive: true, force: true });
  }
}

function runs(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
