import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill, isCached } from './cache.mjs';
import { answers, call } from './tools.mjs';

const VERSION = '15.34.2';
const PROJECT = 'demo-combolab';

/** Only the accounts, without the command line around them: one port, a tenth of the memory. */
const SERVER = `// compiling the meta schema takes seconds, and its own document needs no check
require('ajv/dist/core').default.prototype.validateSchema = () => true;
const [project, port] = process.argv.slice(2);
require('firebase-tools/lib/emulator/auth/server')
  .createApp(project)
  .then((app) => app.listen(Number(port), '127.0.0.1'));
`;

/** The Authentication emulator of firebase-tools. Its accounts live in memory and are gone when it stops. */
export const firebase = {
  name: 'firebase',
  what: `the Firebase Authentication emulator of firebase-tools ${VERSION}`,
  needs: ['npm'],
  ports: 1,
  isInstalled: () => isCached(`firebase-tools-${VERSION}`),
  install: () =>
    fill(`firebase-tools-${VERSION}`, async (folder) => {
      writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
      const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
      await call('npm', ['install', ...quiet, `firebase-tools@${VERSION}`], { cwd: folder });
      writeFileSync(join(folder, 'auth-emulator.cjs'), SERVER);
    }),
  command: async (program, _folder, [port]) => ({
    command: process.execPath,
    args: [join(program, 'auth-emulator.cjs'), PROJECT, String(port)],
    cwd: program,
  }),
  ready: ([port]) => answers(`http://127.0.0.1:${port}/`),
  settings: ([port]) => ({
    IDENTITY: `firebase:${PROJECT}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
    FIREBASE_EMULATOR: '1',
  }),
};
