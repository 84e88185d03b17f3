import type { DistributedEngines } from '../config/engines.js';
import { SettingsError } from '../config/settings-error.js';
import { readSettings, type Settings } from '../config/settings.js';

/** Settings of a process that only the distributed set has. @throws SettingsError in words */
export function distributedSettings(env: NodeJS.ProcessEnv): { settings: Settings; engines: DistributedEngines } {
  const settings = readSettings(env);
  const { engines } = settings;
  if (engines !== null) return { settings, engines };
  throw new SettingsError(
    'This process belongs to the distributed set (docs/operations.md). On one machine: npm start.',
  );
}

/** Runs a process; when it cannot go on, says why in one line and ends it with 1. */
export async function runProcess(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
