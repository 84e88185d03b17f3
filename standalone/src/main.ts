import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '@combolab/platform';
import { DataFolderLockedError } from './data-folder/lock.js';
import { serve } from './serve.js';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({ options: { samples: { type: 'boolean', default: true } }, allowNegative: true });

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
try {
  const settings = readSettings(process.env);
  if (settings.engines !== null)
    throw new SettingsError(
      'The settings name servers of the distributed set: npm run distributed (docs/operations.md). ' +
        'For npm start, take EVENT_LOG and what belongs to it out of .env or the environment.',
    );
  await serve(settings, { pageFolder: join(root, 'frontend', 'dist-web'), samples: values.samples });
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof SettingsError || error instanceof DataFolderLockedError) console.error(error.message);
  else if (code === 'EADDRINUSE')
    console.error(
      `Port ${process.env.PORT ?? '3000'} is taken. Stop what uses it, or choose another with PORT=3001 npm start.`,
    );
  else console.error(error);
  process.exit(1);
}
