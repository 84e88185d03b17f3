import { accessSync, constants, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, delimiter, join } from 'node:path';
import { root } from '../lib/manifest.mjs';
import { cached, fill, isCached } from './cache.mjs';
import { call } from './tools.mjs';

const VERSION = '0.7.0b3';
const BUILT = 'secantusd-rs';

/** The server that is built from Rust, several times quicker; undefined where nobody has built it. */
function builtServer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(root, '..', 'shared', 'bin')];
  return folders.map((folder) => join(folder, BUILT)).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Data of the one server are none to the other. */
function folderFor(program, folder) {
  const data = join(folder, basename(program) === BUILT ? 'built' : 'data');
  mkdirSync(data, { recursive: true });
  return data;
}

/** No package registry carries MongoDB itself: SecantusDB speaks its protocol on the same storage engine, WiredTiger. */
export const mongodb = {
  name: 'mongodb',
  get what() {
    const which = builtServer() === undefined ? VERSION : `(${builtServer()})`;
    return `SecantusDB ${which}, a MongoDB-compatible server on WiredTiger`;
  },
  get needs() {
    return builtServer() === undefined ? ['python3'] : [];
  },
  ports: 1,
  isInstalled: () => builtServer() !== undefined || isCached(`secantusdb-${VERSION}.done`),
  async install({ signal } = {}) {
    const built = builtServer();
    if (built !== undefined) return built;
    // a virtual environment knows its own path: it cannot be moved into place
    const target = cached(`secantusdb-${VERSION}`);
    await fill(`secantusdb-${VERSION}.done`, async () => {
      await call('python3', ['-m', 'venv', '--clear', target], { signal });
      await call(join(target, 'bin', 'pip'), ['install', '-q', '--pre', `secantusdb==${VERSION}`], { signal });
    });
    return join(target, 'bin', 'secantusd-py');
  },
  async command(program, folder, [port]) {
    const where = ['--host', '127.0.0.1', '--port', String(port), '--storage-path', folderFor(program, folder)];
    // without the first flag a crash loses writes that were acknowledged
    const durable = ['--sync-on-commit'];
    const memory = basename(program) === BUILT ? ['--cache-size', '512M'] : [];
    return { command: program, args: [...where, ...durable, ...memory] };
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
