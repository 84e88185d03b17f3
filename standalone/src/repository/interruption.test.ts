import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { waitUntil } from '../testing/wait-until.js';

/** A run that has started a program, of which it knows by a file in its temporary folder alone; so has a test that was killed. */
const RUN = `
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const { beOnlyRun } = await import(process.argv[1]);
const { atEnd } = beOnlyRun({ lock: process.argv[2] });
const state = join(process.env.TMPDIR, 'state');
const { pid } = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
writeFileSync(state, String(pid));
atEnd(() => process.kill(Number(readFileSync(state, 'utf8')), 'SIGKILL'));
const left = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
const engine = join(process.env.TMPDIR, 'combolab-own', 'kafka');
mkdirSync(engine, { recursive: true });
writeFileSync(join(engine, 'state.json'), JSON.stringify({ pid: left.pid, ports: [1] }));
setInterval(() => undefined, 60_000);
console.log(JSON.stringify({ pids: [pid, left.pid], folder: process.env.TMPDIR }));
`;

const isAlive = (pid: number): boolean => existsSync(`/proc/${String(pid)}/exe`);

it('leaves no program, no server of a test, no folder and no lock behind when a run of tests is interrupted', async () => {
  const home = await mkdtemp(join(tmpdir(), 'combolab-interruption-'));
  const lock = join(home, 'lock');
  const onlyRun = new URL('../../../scripts/lib/only-run.mjs', import.meta.url).href;
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN, onlyRun, lock], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(run, 'exit');
  let told = '';
  for await (const line of createInterface(run.stdout)) {
    told = line;
    expect(existsSync(lock)).toBe(true);
    run.kill('SIGINT');
  }
  expect((await ended)[0]).toBe(130);
  const { pids, folder } = JSON.parse(told) as { pids: readonly number[]; folder: string };
  await waitUntil('the end of the programs', () => Promise.resolve(pids.some(isAlive) ? undefined : true));
  expect([existsSync(folder), existsSync(lock)]).toEqual([false, false]);
  await rm(home, { recursive: true });
});
