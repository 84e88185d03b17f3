import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '@combolab/platform';
import { serve } from './serve.js';
import { startProblem } from './start-problem.js';

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
  const { PORT: port = '3000', DATA_DIR: dataDir = 'data' } = process.env;
  console.error(startProblem(error, { port, dataDir }) ?? error);
  process.exit(1);
}
