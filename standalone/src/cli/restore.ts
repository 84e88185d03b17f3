import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@combolab/platform';
import { restore } from '../maintenance/restore.js';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

try {
  const { engines, dataDir } = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  if (engines !== null)
    throw new Error('The servers of the distributed set have backups of their own (docs/operations.md).');
  console.log(await restore(process.argv[2] ?? '', dataDir));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
