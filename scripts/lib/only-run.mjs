import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, killAllIn } from '../engines/native.mjs';
import { root } from './manifest.mjs';

/** How long killed processes take to be gone; ms. */
const DYING_MS = 1000;
/** Not where packages are installed: installing begins by removing everything there. */
const LOCK = join(root, '.cache', 'test-run');

/**
 * Makes this the only run of tests in the checkout, with a temporary folder of its own for all that it starts, which is removed when
 * it ends or is interrupted. Returns the signal that ends what was started then, and what has something done before the folder goes.
 */
export function beOnlyRun({ lock = LOCK } = {}) {
  const other = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (other !== 0 && other !== process.pid && isAlive(other)) {
    console.error(`Process ${other} runs the tests of this checkout already; wait for it, or use another clone.`);
    process.exit(2);
  }
  let folder;
  try {
    mkdirSync(join(lock, '..'), { recursive: true });
    writeFileSync(lock, String(process.pid));
    folder = mkdtempSync(join(tmpdir(), 'combolab-test-'));
    // Elasticsearch may run as another user
    chmodSync(folder, 0o755);
  } catch (error) {
    console.error(`The tests need to write to ${tmpdir()} and to the checkout: ${error.message}`);
    process.exit(2);
  }
  process.env.TMPDIR = folder;
  const works = [];
  process.on('exit', () => {
    // what runs is known by what lies in the folder
    for (const work of works) work();
    killAllIn(folder);
    rmSync(lock, { force: true });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      interruption.abort();
      console.error(`\nInterrupted by ${signal}; what the tests had started is ended.`);
      // what is being killed may still write into the folder
      setTimeout(() => process.exit(130), DYING_MS);
    });
  return { signal: interruption.signal, atEnd: (work) => void works.push(work) };
}
