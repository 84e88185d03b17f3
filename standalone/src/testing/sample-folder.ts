import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { shared } from './shared.js';

const FILL = fileURLToPath(new URL('fill-sample-folder.js', import.meta.url));

/**
 * A data folder with the sample combos in views and index, for all suites of a process. To be copied, never worked in. A process of its own
 * fills it: SQLite's driver lets the files of a closed database go only when its last statement is collected, and changes them then;
 * a copy made meanwhile could be broken.
 */
export const sampleFolder = shared(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'combolab-samples-'));
  await promisify(execFile)(process.execPath, [FILL, dataDir]);
  return { dataDir, [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }) };
});
