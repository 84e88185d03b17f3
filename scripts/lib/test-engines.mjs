import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES, killNow, missingFor, start, stop } from '../engines/native.mjs';

/** Variable that names a server to the tests, and how. */
const VARIABLES = {
  mongodb: ['TEST_MONGODB_URL', ([port]) => `mongodb://127.0.0.1:${port}`],
  kafka: ['TEST_KAFKA', ([port]) => `127.0.0.1:${port}`],
  elasticsearch: ['TEST_ELASTICSEARCH_URL', ([port]) => `http://127.0.0.1:${port}`],
  storage: ['TEST_STORAGE_URL', ([port]) => `http://127.0.0.1:${port}`],
  firebase: ['TEST_FIREBASE', ([port]) => `127.0.0.1:${port}`],
};
const isGiven = ({ name }) => (process.env[VARIABLES[name][0]] ?? '') !== '';

/** The tests' environment where no server runs: enough to load them. */
export const noServers = () =>
  Object.fromEntries(Object.values(VARIABLES).map(([variable, addressOf]) => [variable, addressOf([1])]));

/** Why the tests of the distributed set cannot run without more ado; empty when they can. */
export function whyNotDistributed() {
  const wanting = ENGINES.filter((engine) => !isGiven(engine));
  const lacking = wanting.flatMap((engine) => missingFor(engine).map((command) => `${engine.name} needs ${command}`));
  if (lacking.length > 0) return lacking;
  if (process.env.TEST_ENGINES === 'prepare') return [];
  return wanting.filter((engine) => !engine.isInstalled()).map(({ name, what }) => `${name}: ${what} is not prepared`);
}

/**
 * Begins to install and start the servers that the environment does not name, all at once and empty, and returns at once.
 * `ready` is the tests' environment. `end` may be called at any time, also while they start: then nothing of them runs any
 * more, and their folder is gone. `endNow` does the same for a process that exits itself, without waiting.
 */
export function beginTestEngines() {
  const folder = mkdtempSync(join(tmpdir(), 'combolab-engines-'));
  // Elasticsearch may run as another user
  chmodSync(folder, 0o755);
  const stopper = new AbortController();
  const engines = ENGINES.filter((engine) => !isGiven(engine));
  const starting = engines.map((engine) => startOne(folder, engine, stopper.signal));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  let ended;
  const end = () =>
    (ended ??= (async () => {
      stopper.abort();
      await Promise.allSettled(starting);
      await Promise.all(engines.map(({ name }) => stop(folder, name, { kill: true })));
      remove();
    })());
  const endNow = () => {
    stopper.abort();
    for (const { name } of engines) killNow(folder, name);
    remove();
  };
  const ready = Promise.all(starting).then(
    (addresses) => Object.fromEntries(addresses),
    async (error) => {
      await end();
      throw error;
    },
  );
  // who awaits it hears of it; who does not is not ended by it
  ready.catch(() => undefined);
  return { ready, end, endNow };
}

/** Resolves with the variable that names it, and its value. */
async function startOne(folder, engine, signal) {
  const [variable, addressOf] = VARIABLES[engine.name];
  const { ports } = await start(folder, engine, { signal, brief: true });
  process.stderr.write(`${engine.name} runs on ${addressOf(ports)}\n`);
  return [variable, addressOf(ports)];
}

/** As `beginTestEngines`; resolves when they have started, with the tests' environment and how to end them. */
export async function startTestEngines() {
  const { ready, end, endNow } = beginTestEngines();
  return { env: await ready, end, endNow };
}
