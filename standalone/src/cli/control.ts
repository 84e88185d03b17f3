import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, type Settings } from '@combolab/platform';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

/** Of the installation that the settings name; only what that one needs is loaded. */
async function ask(settings: Settings): Promise<{ ok: boolean; text: string }> {
  const { engines } = settings;
  if (engines === null) return (await import('../control/ask-control.js')).askControl(settings, command, args);
  const { siteCommands } = await import('../distributed/site-commands.js');
  const run = siteCommands[command];
  if (run === undefined) throw new Error(`there is no command '${command}' on the distributed set`);
  return { ok: true, text: await run({ settings, engines }, ...args) };
}

const [command = '', ...args] = process.argv.slice(2);
try {
  const { ok, text } = await ask(readSettings({ LOG_LEVEL: 'warn', ...process.env }));
  (ok ? console.log : console.error)(text);
  process.exit(ok ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
