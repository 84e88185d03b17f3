import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { build, install } from './lib/prepare.mjs';
import { root } from './lib/manifest.mjs';
import { loadSettings } from './lib/settings.mjs';
import { processesOf } from './lib/site.mjs';

const HELP = `npm run distributed

Builds what changed and runs every process of the distributed set on this machine: two gateways (page, API, sockets) on
PORT and PORT + 1, and one projector, relay, search-indexer and preview-worker. Servers are those of .env or the
environment; npm run engines:prepare comes first. One that ends is started anew where it listened; all end when one does not
come as far as being ready, when one ends five times within a minute, or on Ctrl-C.`;

const STOP_MS = 20_000;
const ANEW_MS = 1000;
const MOST_ENDS = 5;
const ENDS_WITHIN_MS = 60_000;
const READY = /^ComboLab \S+ is ready(?: at (\S+?))?, health on port \d+$/;

if (process.argv.length > 2) {
  console.log(HELP);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}
loadSettings();
await install();
await build();

const children = new Map();
const addresses = new Map();
/** When each ended, ms. */
const ends = new Map();
let stopping = false;

/** Each line of a child with its name, so that one terminal tells them apart. */
function relay(stream, name, to, onLine = () => undefined) {
  createInterface(stream).on('line', (line) => {
    to.write(`${name.padEnd(14)} ${line}\n`);
    onLine(line);
  });
}

function startOne({ name, args, env }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches this process alone, which stops them all once
    detached: true,
  });
  children.set(name, child);
  console.log(`${name.padEnd(14)} is process ${child.pid}`);
  relay(child.stderr, name, process.stderr);
  relay(child.stdout, name, process.stdout, (line) => {
    const ready = READY.exec(line);
    if (ready === null || addresses.has(name)) return;
    addresses.set(name, ready[1] ?? null);
    if (addresses.size < processes.length) return;
    const places = processes.map((each) => addresses.get(each.name)).filter((address) => address !== null);
    console.log(`ComboLab is ready at ${places.join(' and ')}`);
  });
  child.once('exit', (code, signal) => {
    children.delete(name);
    if (stopping) return;
    const told = `${name.padEnd(14)} has ended (${signal ?? `exit ${code}`})`;
    if (mayStartAnew(name)) {
      console.error(`${told}; it is started anew`);
      setTimeout(() => stopping || startOne({ name, args, env: { ...env, ...portOf(name) } }), ANEW_MS);
      return;
    }
    console.error(`${told}; stopping the others`);
    void stop(code === null || code === 0 ? 1 : code);
  });
}

/** What was never ready is wrong in itself, and so is what ends again and again. */
function mayStartAnew(name) {
  const now = Date.now();
  const lately = [...(ends.get(name) ?? []).filter((at) => now - at < ENDS_WITHIN_MS), now];
  ends.set(name, lately);
  return addresses.has(name) && lately.length < MOST_ENDS;
}

/** Where it listened before, though a free port was asked for. */
function portOf(name) {
  const address = addresses.get(name);
  return typeof address === 'string' ? { PORT: new URL(address).port } : {};
}

/** TERM lets each finish what it does; what still runs after 20 s is killed. */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  const gone = [...children.values()].map((child) => once(child, 'exit'));
  for (const child of children.values()) child.kill('SIGTERM');
  const killing = setTimeout(() => {
    for (const child of children.values()) child.kill('SIGKILL');
  }, STOP_MS);
  await Promise.all(gone);
  clearTimeout(killing);
  process.exitCode = code;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

const processes = processesOf(Number(process.env.PORT || 3000));
for (const each of processes) startOne(each);
