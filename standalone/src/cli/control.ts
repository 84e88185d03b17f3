import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@combolab/platform';
import { askControl } from '../control/ask-control.js';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const [command = '', ...args] = process.argv.slice(2);
try {
  const { ok, text } = await askControl(readSettings({ LOG_LEVEL: 'warn', ...process.env }), command, args);
  (ok ? console.log : console.error)(text);
  process.exit(ok ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
