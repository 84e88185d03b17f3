import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fill, isCached } from './cache.mjs';
import { answers, call } from './tools.mjs';

const VERSION = '1.56.1';
const BUCKET = 'combolab';

/** fake-gcs-server, which speaks Google Cloud Storage's JSON API over a folder. */
export const storage = {
  name: 'storage',
  what: `fake-gcs-server ${VERSION}`,
  needs: ['go'],
  ports: 1,
  isInstalled: () => isCached(`fake-gcs-server-${VERSION}`),
  install: ({ signal } = {}) =>
    fill(`fake-gcs-server-${VERSION}`, (folder) =>
      call('go', ['install', `github.com/fsouza/fake-gcs-server@v${VERSION}`], {
        env: { GOBIN: folder, GOFLAGS: '-modcacherw' },
        cwd: folder,
        signal,
      }),
    ),
  async command(program, folder, [port]) {
    const data = join(folder, 'data');
    if (!existsSync(data)) mkdirSync(data);
    const address = `127.0.0.1:${port}`;
    const where = ['-scheme', 'http', '-host', '127.0.0.1', '-port', String(port)];
    const files = ['-backend', 'filesystem', '-filesystem-root', data];
    const self = ['-public-host', address, '-external-url', `http://${address}`];
    return { command: join(program, 'fake-gcs-server'), args: [...where, ...files, ...self] };
  },
  ready: ([port]) => answers(`http://127.0.0.1:${port}/_internal/healthcheck`),
  settings: ([port]) => ({ BLOBS: `gs://${BUCKET}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}` }),
};
