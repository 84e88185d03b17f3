import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@combolab/platform';
import { restore } from '../maintenance/restore.js';
import { readUntil } from './read-until.js';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

const [folder = '', until] = process.argv.slice(2);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** To the servers that the settings name, or to a data folder where they name none. */
async function run(): Promise<string> {
  const { engines, dataDir } = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  if (engines === null) {
    if (until !== undefined) throw new Error('--until is for the distributed set.');
    return restore(folder, dataDir);
  }
  const { restoreSite } = await import('../distributed/backup/restore-site.js');
  return restoreSite({ engines, until: readUntil(until) }, folder, say);
}

try {
  say(await run());
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
