import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES, missingFor, start, stop } from '../engines/native.mjs';

/** Variable that names a server to the tests, and how. */
const VARIABLES = {
  mongodb: ['TEST_MONGODB_URL', ([port]) => `mongodb://127.0.0.1:${port}`],
  kafka: ['TEST_KAFKA', ([port]) => `127.0.0.1:${port}`],
  elasticsearch: ['TEST_ELASTICSEARCH_URL', ([port]) => `http://127.0.0.1:${port}`],
  storage: ['TEST_STORAGE_URL', ([port]) => `http://127.0.0.1:${port}`],
  firebase: ['TEST_FIREBASE', ([port]) => `127.0.0.1:${port}`],
};
const isGiven = ({ name }) => (process.env[VARIABLES[name][0]] ?? '') !== '';

/** Why the tests of the distributed set cannot run without more ado; empty when they can. */
export function whyNotDistributed() {
  const wanting = ENGINES.filter((engine) => !isGiven(engine));
  const lacking = wanting.flatMap((engine) => missingFor(engine).map((command) => `${engine.name} needs ${command}`));
  if (lacking.length > 0) return lacking;
  if (process.env.TEST_ENGINES === 'prepare') return [];
  return wanting.filter((engine) => !engine.isInstalled()).map(({ name, what }) => `${name}: ${what} is not prepared`);
}

/** Starts the servers that the environment does not name, empty; returns the tests' environment and how to end them. */
export async function startTestEngines() {
  const folder = mkdtempSync(join(tmpdir(), 'combolab-engines-'));
  // Elasticsearch may run as another user
  chmodSync(folder, 0o755);
  const env = { TEST_ENGINES_FOLDER: folder };
  const started = ENGINES.filter((engine) => !isGiven(engine));
  const end = async () => {
    for (const { name } of started) await stop(folder, name, { kill: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const engine of started) {
      const [variable, addressOf] = VARIABLES[engine.name];
      const { ports } = await start(folder, engine);
      env[variable] = addressOf(ports);
      process.stderr.write(`${engine.name} runs on ${env[variable]}\n`);
    }
  } catch (error) {
    await end();
    throw error;
  }
  return { env, end };
}
