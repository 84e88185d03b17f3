import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The health check of a container: ends with 0 when the process is ready, otherwise with 1 and what is wrong.
 *
 * Docker marks what is unhealthy and leaves it. So a process that takes connections and answers nothing, three times in a row, is
 * ended here, and its restart policy begins it anew. One that says what is wrong is left alone: it goes on by itself when what it
 * needs is back; so is one that refuses connections: it is starting.
 */
const { HEALTH_PORT = '9464', HEALTH_PATIENCE_MS = '10000' } = process.env;
const TRIES = 3;

/** @returns its answer, or null when none came in time. @throws TypeError when there is nobody to ask */
async function ask() {
  try {
    const response = await fetch(`http://127.0.0.1:${HEALTH_PORT}/health/ready`, {
      signal: AbortSignal.timeout(Number(HEALTH_PATIENCE_MS)),
    });
    return { ready: response.ok, text: await response.text() };
  } catch (error) {
    if (error.name === 'TimeoutError') return null;
    throw error;
  }
}

async function answered() {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answer = await ask();
    if (answer !== null) return answer;
  }
  return null;
}

/** Programs that an init process keeps in this container; the first process of one cannot be ended from inside. */
function kept() {
  return readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      const [parent] = readFileSync(join('/proc', id, 'stat'), 'utf8')
        .split(') ')
        .at(-1)
        .split(' ')
        .slice(1);
      const [, program = ''] = readFileSync(join('/proc', id, 'cmdline'), 'utf8').split('\0');
      return parent === (process.env.HEALTH_PARENT ?? '1') && program.startsWith('bundle/');
    } catch {
      // it has ended meanwhile
      return false;
    }
  });
}

try {
  const answer = await answered();
  if (answer === null) {
    console.log('it does not answer, and is ended');
    for (const id of kept()) process.kill(Number(id), 'SIGKILL');
  } else console.log(answer.text);
  process.exit(answer?.ready === true ? 0 : 1);
} catch (error) {
  console.log(`it takes no connections: ${error.cause?.code ?? error.message}`);
  process.exit(1);
}
