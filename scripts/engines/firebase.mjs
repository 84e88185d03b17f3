import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill, isCached } from './cache.mjs';
import { answers, call } from './tools.mjs';

const VERSION = '15.34.2';
const PROJECT = 'demo-combolab';

const SERVER = fileURLToPath(new URL('auth-emulator.mjs', import.meta.url));

/** The Authentication emulator of firebase-tools. Its accounts live in memory and are gone when it stops. */
export const firebase = {
  name: 'firebase',
  what: `the Firebase Authentication emulator of firebase-tools ${VERSION}`,
  needs: ['npm'],
  ports: 1,
  isInstalled: () => isCached(`firebase-tools-${VERSION}`),
  install: ({ signal } = {}) =>
    fill(`firebase-tools-${VERSION}`, async (folder) => {
      writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
      const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
      await call('npm', ['install', ...quiet, `firebase-tools@${VERSION}`], { cwd: folder, signal });
    }),
  command: async (program, _folder, [port]) => ({
    command: process.execPath,
    args: [SERVER, PROJECT, String(port)],
    cwd: program,
  }),
  ready: ([port]) => answers(`http://127.0.0.1:${port}/`),
  settings: ([port]) => ({
    IDENTITY: `firebase:${PROJECT}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
    FIREBASE_EMULATOR: '1',
  }),
};
