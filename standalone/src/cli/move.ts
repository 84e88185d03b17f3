import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@combolab/platform';
import { megabytes, moveInstallation, type Moved } from '../move/move.js';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

function report({ accounts, events, files, asked, refused }: Moved): string {
  return [
    `Moved: ${String(accounts)} accounts, ${String(events.events)} events, ${String(files.files)} files, ${megabytes(files.bytes)}.`,
    ...(files.left === 0 ? [] : [`Left behind: ${String(files.left)} files that belong to no combo.`]),
    ...(asked.length === 0 ? [] : [`Asked to choose a new password: ${asked.join(', ')}.`]),
    ...refused.map((line) => `Firebase did not take the account of ${line}`),
    'Next: start the processes (npm run distributed), wait until they are ready, then npm run verify. People sign in again, with',
    'the e-mail and password they had. Keep the data folder as a backup, and do not start a server on it again.',
  ].join('\n');
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  say(report(await moveInstallation(readSettings({ LOG_LEVEL: 'warn', ...process.env }), say)));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
