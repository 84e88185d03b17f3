import { subscribe } from 'node:diagnostics_channel';
import { readdirSync, readlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import timers from 'node:timers';
import promises from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { suiteOf } from './shared.mjs';

/** How long what a suite opened may take to close after its last test; ms. */
const GRACE_MS = 3000;
const LOOK_MS = 10;
/** Clients of servers keep connections for the whole process, or one unreferenced clock for each address that they have counted. */
const POOLED =
  /node:internal\/deps\/undici|node_modules\/(playwright|rate-limiter-flexible|teeny-request|gaxios|firebase-admin)/;

/** undici may set the clock of a kept connection after that was closed; it runs out by itself. A client that nobody closed shows by its sockets. */
const LATE_CLOCK = /Parser\.setTimeout \(\S*node_modules\/undici\//;

/** What the browser that all suites share puts there and takes away as it likes. */
const OF_BROWSER = /^\.?(org\.chromium|com\.google|playwright)/;

/** One for each user of the machine (`gcs-blobs.ts`): the next process clears what those that are gone have left in it. */
const OF_USER = /^combolab-blobs-\d+$/;

/**
 * Loads Node's own undici, so that `fetch` keeps its connections there for the whole process. Where the package of that name (a
 * client's of servers) is loaded first, `fetch` uses its dispatcher, and where a body is streamed the stack no longer tells of `fetch`.
 */
export const ownFetch = globalThis.Response;

const delay = promises.setTimeout;
let noted = [];

/** Remembers what the running suite opens, with where it did. */
function note(what, isOpen) {
  const suite = suiteOf.getStore();
  if (suite === undefined || suite === null) return;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 60;
  noted.push({ suite, what, isOpen, origin: new Error(what) });
  Error.stackTraceLimit = limit;
  // what is closed need not be kept until the suite ends
  if (noted.length % 2000 === 0) noted = noted.filter((each) => each.isOpen());
}

subscribe('net.client.socket', ({ socket }) => note('a socket', () => !socket.destroyed));
subscribe('child_process', ({ process: child }) =>
  note('a child process', () => child.exitCode === null && child.signalCode === null && child.pid !== undefined),
);
subscribe('worker_threads', ({ worker }) => note('a thread', () => worker.threadId !== -1));

subscribe('combolab:database', (database) => note('a database', () => database.isOpen));

const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (...given) {
  note('a server', () => this.listening);
  return Reflect.apply(listen, this, given);
};

/** A timer that was neither cleared nor has run; unreferenced ones too: they still work on what is closed. */
const watchTimers = (start) =>
  new Proxy(start, {
    apply(given, self, values) {
      const timer = Reflect.apply(given, self, values);
      note('a timer', () => !timer._destroyed);
      return timer;
    },
  });
const watchDelays = (start) =>
  new Proxy(start, {
    apply(given, self, values) {
      const pending = Reflect.apply(given, self, values);
      let over = false;
      const end = () => (over = true);
      pending.then(end, end);
      note('a delay', () => !over);
      return pending;
    },
  });
for (const name of ['setTimeout', 'setInterval']) timers[name] = globalThis[name] = watchTimers(timers[name]);
promises.setTimeout = watchDelays(promises.setTimeout);
syncBuiltinESMExports();

/** Where the project itself opened it, else the whole way. */
function originOf({ origin }) {
  const lines = origin.stack.split('\n').slice(1);
  const own = lines.filter((line) => !/node:|node_modules|<anonymous>\)$|scripts\/runner\/[\w-]+\.mjs/.test(line));
  return (own.length > 0 ? own.slice(0, 4) : lines.slice(0, 12)).join('\n');
}

/**
 * Files that this process has open; none where the system does not tell. Not those of databases: the driver lets a closed one go
 * when the last statement of it is collected, so connections are watched instead.
 */
export function openFiles() {
  const files = new Set();
  try {
    for (const number of readdirSync('/proc/self/fd')) {
      try {
        const path = readlinkSync(`/proc/self/fd/${number}`);
        if (path.startsWith('/') && !/^\/(dev|proc|sys)\/|\.sqlite(-\w+)?( \(deleted\))?$/.test(path)) files.add(path);
      } catch {
        // it was closed in between
      }
    }
  } catch {
    // not Linux
  }
  return files;
}

/**
 * What a suite left behind, in words with its origin; empty when it left nothing. Waits a moment for what is on its way.
 * `before` are the files that were open when it began, `kept` tells which entries of the temporary folder are everybody's.
 */
export async function leftBy(suite, before, kept) {
  const isMeant = ({ what, origin: { stack } }) =>
    !POOLED.test(stack) && !(what === 'a timer' && LATE_CLOCK.test(stack));
  const find = () => noted.filter((each) => each.suite === suite && each.isOpen() && isMeant(each));
  const files = () =>
    [...openFiles()].filter((path) => !before.has(path) && ![...kept].some((each) => path.includes(each)));
  const until = Date.now() + GRACE_MS;
  while ((find().length > 0 || files().length > 0) && Date.now() < until) await delay(LOOK_MS);
  const left = [
    ...find().map((each) => `${each.what}, opened\n${originOf(each)}`),
    ...files().map((path) => `the open file ${path}`),
    ...readdirSync(tmpdir())
      .filter((name) => !kept.has(name) && !OF_BROWSER.test(name) && !OF_USER.test(name))
      .map((name) => `${name} in the temporary folder`),
  ];
  noted = noted.filter((each) => each.suite !== suite);
  // told once, of the suite that left it
  for (const name of readdirSync(tmpdir())) kept.add(name);
  return left;
}
