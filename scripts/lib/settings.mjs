import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './manifest.mjs';

/** Puts the settings of `.env` into the environment, for processes that are started from here. What is set already wins. */
export function loadSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
