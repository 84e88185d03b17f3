import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { cached, fill, isCached } from './cache.mjs';
import { call } from './tools.mjs';

const VERSION = '0.7.0b3';

/** No package registry carries MongoDB itself: SecantusDB speaks its protocol on the same storage engine, WiredTiger. */
export const mongodb = {
  name: 'mongodb',
  what: `SecantusDB ${VERSION}, a MongoDB-compatible server on WiredTiger`,
  needs: ['python3'],
  ports: 1,
  isInstalled: () => isCached(`secantusdb-${VERSION}.done`),
  async install() {
    // a virtual environment knows its own path: it cannot be moved into place
    const target = cached(`secantusdb-${VERSION}`);
    await fill(`secantusdb-${VERSION}.done`, async () => {
      await call('python3', ['-m', 'venv', '--clear', target]);
      await call(join(target, 'bin', 'pip'), ['install', '-q', '--pre', `secantusdb==${VERSION}`]);
    });
    return target;
  },
  async command(program, folder, [port]) {
    mkdirSync(join(folder, 'data'), { recursive: true });
    const where = ['--host', '127.0.0.1', '--port', String(port), '--storage-path', join(folder, 'data')];
    return { command: join(program, 'bin', 'secantusd-py'), args: [...where, '--sync-on-commit'] };
  },
  ready: ([port]) =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    }),
  settings: ([port]) => ({
    DOCUMENTS: `mongodb://127.0.0.1:${port}/combolab`,
    JOBS: `mongodb://127.0.0.1:${port}/combolab`,
  }),
};
